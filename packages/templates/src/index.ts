import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppSpec, appOf, type SampleRecords } from '@trellis/blueprint';
import {
  type AppFiles,
  BLUEPRINT_FILE,
  type ToolDefinition,
  toolFile,
  toolPathOf,
} from '@trellis/contract';
import { movedDates } from './dates.ts';
import { AppTemplate, ToolTemplate } from './template.ts';

/** A template that comes with the product. */
export interface OwnTemplate {
  id: string;
  kind: 'GEN_APP' | 'AI_TOOL';
  name: string;
  description: string;
  category: string;
  isPro: boolean;
}

/** What an app that is started from one begins with. */
export interface TemplateContent {
  files: AppFiles;
  /** Sample rows, parents before children. */
  records: SampleRecords[];
}

const FOLDER = { GEN_APP: 'apps', AI_TOOL: 'tools' } as const;
const folderOf = (name: string): string => join(import.meta.dirname, name);
const idsIn = (name: string): string[] =>
  readdirSync(folderOf(name))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

let known: readonly OwnTemplate[] | null = null;

/** The templates that come with the product, apps before tools, each a file of this package. */
export function ownTemplates(): readonly OwnTemplate[] {
  known ??= (['GEN_APP', 'AI_TOOL'] as const).flatMap((kind) =>
    idsIn(FOLDER[kind]).map((id) => {
      const { name, description, category, isPro } = jsonOf(kind, id) as OwnTemplate;
      return { id, kind, name, description, category, isPro };
    }),
  );
  return known;
}

const jsonOf = (kind: OwnTemplate['kind'], id: string): unknown =>
  JSON.parse(readFileSync(join(folderOf(FOLDER[kind]), `${id}.json`), 'utf8'));

/**
 * What a template holds, its sample rows as of a day (ISO date). `isShown`: to be looked at, where everybody may read the
 * rows, which are samples all.
 */
export function contentOf(
  { id, kind }: OwnTemplate,
  today: string,
  { isShown = false } = {},
): TemplateContent {
  if (kind === 'AI_TOOL') {
    const { tool } = ToolTemplate.parse(jsonOf(kind, id));
    return { files: filesOf([tool]), records: [] };
  }
  const { spec, tools, madeOn } = AppTemplate.parse(jsonOf(kind, id));
  const moved = movedDates(spec, madeOn, today);
  const { files, records } = appOf(isShown ? readable(moved) : moved);
  const blueprint = { [BLUEPRINT_FILE]: `${JSON.stringify(spec)}\n` };
  return { files: { ...files, ...blueprint, ...filesOf(tools) }, records };
}

/** The same with rows that everybody may read; who may write stays. */
const readable = (spec: AppSpec): AppSpec => ({
  ...spec,
  entities: spec.entities.map((entity) => ({
    ...entity,
    permissions: { ...entity.permissions, read: 'anonymous' },
    ownedByCreatorOrAdmin: false,
  })),
});

/** Tools by their files, each named by its title. */
const filesOf = (tools: readonly ToolDefinition[]): AppFiles =>
  Object.fromEntries(
    tools.map((tool) => [toolPathOf(nameOf(tool.title)), toolFile(tool)] as const),
  );

const nameOf = (title: string): string =>
  title
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, 40);

/** The picture of a template, WebP; null where there is none. */
export function pictureOf(id: string): Uint8Array | null {
  const path = join(folderOf('pictures'), `${id}.webp`);
  return /^[a-z0-9-]+$/.test(id) && existsSync(path) ? readFileSync(path) : null;
}
