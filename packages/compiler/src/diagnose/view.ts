import {
  type AppFiles,
  type EntitySchema,
  EntitySchemaShape,
  pageNames,
  ROOT_FILE,
} from '@trellis/contract';
import { KnownNames, type NamesParts } from '../repair/names.ts';
import type { AppView, DiagnoseParts } from './detector.ts';

/** The app as its checks see it. */
export function appView(
  files: AppFiles,
  parts: DiagnoseParts,
  names: NamesParts,
  isPublic: boolean,
): AppView {
  const paths = Object.keys(files);
  let known: KnownNames | null = null;
  return {
    ...parts,
    files,
    pages: pageNames(paths),
    ownRoutes: paths.some((path) => ROOT_FILE.test(path)) || hasRoutes(files),
    entities: entitiesOf(files),
    isPublic,
    names() {
      known ??= new KnownNames(names, files);
      return known;
    },
  };
}

/** Code that decides for itself what is at an address. */
const hasRoutes = (files: AppFiles): boolean =>
  Object.entries(files).some(
    ([path, text]) =>
      /\.[jt]sx?$/.test(path) && /<Route[\s>]|create(Browser|Hash|Memory)Router/.test(text),
  );

/** Entities whose schema can be read; the check of schemas tells of the others. */
function entitiesOf(files: AppFiles): Map<string, EntitySchema> {
  const entities = new Map<string, EntitySchema>();
  for (const [path, text] of Object.entries(files)) {
    const name = /^entities\/(.+)\.json$/.exec(path)?.[1];
    const schema = name === undefined ? null : readSchema(text);
    if (name !== undefined && schema) entities.set(name, schema);
  }
  return entities;
}

function readSchema(text: string): EntitySchema | null {
  try {
    return EntitySchemaShape.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
