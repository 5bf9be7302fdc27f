import type { AppFiles, Diagnostic } from '@trellis/contract';
import { type Exports, meantExport } from '../graph/exports.ts';
import type { GraphParts } from '../graph/graph.ts';
import type { Parsed } from '../parse/source.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import { importEdit, meantNameEdit } from './imports.ts';
import { mendJson } from './json.ts';
import { KnownNames, type NamesParts } from './names.ts';

export interface Repair {
  file: string;
  /** The check whose finding it answers. */
  detector: string;
  message: string;
}

export interface Repaired {
  files: AppFiles;
  repairs: Repair[];
}

interface Change {
  edit: Edit;
  repair: Repair;
}

/** Mends what can be mended without guessing, in the files that the diagnostics name. */
export function repairFiles(
  files: AppFiles,
  diagnostics: readonly Diagnostic[],
  parts: GraphParts,
  names: NamesParts,
): Repaired {
  const result: AppFiles = { ...files };
  const repairs: Repair[] = [];
  const known = new KnownNames(names, files);
  for (const file of new Set(diagnostics.map((diagnostic) => diagnostic.file))) {
    const text = files[file];
    if (text === undefined) continue;
    const found = diagnostics.filter((diagnostic) => diagnostic.file === file);
    const mended = file.endsWith('.json')
      ? repairJson(file, text)
      : repairCode(file, text, found, parts, known);
    if (!mended) continue;
    result[file] = mended.text;
    repairs.push(...mended.repairs);
  }
  return { files: result, repairs };
}

function repairJson(file: string, text: string): { text: string; repairs: Repair[] } | null {
  const mended = mendJson(text);
  if (mended === null || mended === text) return null;
  const message = 'Made it valid JSON';
  return { text: mended, repairs: [{ file, detector: 'schema', message }] };
}

function repairCode(
  file: string,
  text: string,
  found: readonly Diagnostic[],
  parts: GraphParts,
  known: KnownNames,
): { text: string; repairs: Repair[] } | null {
  const fence = /^\s*```\w*\r?\n([\s\S]*?)\r?\n?```\s*$/.exec(text);
  if (fence)
    return {
      text: `${fence[1]}\n`,
      repairs: [{ file, detector: 'syntax', message: 'Took the code out of its fence' }],
    };
  const source = parts.sources.get(`app:/${file}`);
  if (!source) return null;
  const parsed = parts.cache.parsed(source);
  const detectors = new Set(found.map(({ detector }) => detector));
  const changes: Change[] = [];
  if (detectors.has('undefined-name')) changes.push(...missingImports(parsed, known));
  if (detectors.has('mended-import')) changes.push(...exactImports(parsed, parts));
  if (detectors.has('missing-default')) changes.push(...defaultExport(parsed));
  if (changes.length === 0) return null;
  return {
    text: applyEdits(
      text,
      changes.map(({ edit }) => edit),
    ),
    repairs: changes.map(({ repair }) => repair),
  };
}

function missingImports(parsed: Parsed, known: KnownNames): Change[] {
  const { path: file } = parsed.source;
  const seen = new Set<string>();
  return parsed.undefinedNames.flatMap(({ name, jsx }) => {
    if (seen.has(name)) return [];
    seen.add(name);
    const offer = known.find(name, jsx);
    if (!offer || offer.specifier === `@/${file.replace(/\.\w+$/, '')}`) return [];
    const message = `Imported '${name}' from '${offer.specifier}'`;
    const repair = { file, detector: 'undefined-name', message };
    return [{ edit: importEdit(parsed, name, offer), repair }];
  });
}

/** Writes imports as the compiler had to read them. */
function exactImports(parsed: Parsed, { resolver, exports }: GraphParts): Change[] {
  const { path: file, name: from } = parsed.source;
  return parsed.imports.flatMap((site) => {
    const resolution = resolver.resolve(site.specifier, from);
    if (resolution.kind !== 'module') return [];
    if (resolution.mended) {
      const specifier = `@/${resolution.name.replace(/^\w+:\//, '').replace(/(\/index)?\.\w+$/, '')}`;
      const message = `Imported '${specifier}' instead of '${site.specifier}'`;
      const edit = { start: site.start, end: site.end, text: specifier };
      return [{ edit, repair: { file, detector: 'mended-import', message } }];
    }
    return exactNames(parsed, site, resolution.name, exports);
  });
}

function exactNames(
  parsed: Parsed,
  site: Parsed['imports'][number],
  target: string,
  exports: Exports,
): Change[] {
  const { path: file } = parsed.source;
  const available = exports.ofModule(target);
  const [only] = site.names;
  if (!available || !only || site.names.length > 1 || available.has(only.imported)) return [];
  const meant = only.imported === '*' ? null : meantExport(only.imported, available, target);
  const edit = meant && meantNameEdit(parsed, site.start, only.local, only.imported, meant);
  if (!edit) return [];
  const message = `Took '${meant}' of '${site.specifier}' instead of '${only.imported}'`;
  return [{ edit, repair: { file, detector: 'mended-import', message } }];
}

function defaultExport({ source, exports }: Parsed): Change[] {
  const names = new Map(exports.map(({ name, isType }) => [name, isType]));
  const meant =
    meantExport('default', names, source.name) ??
    /(?:function|const)\s+([A-Z]\w*)/.exec(source.text)?.[1];
  if (!meant) return [];
  const end = source.text.length;
  const message = `Made '${meant}' the default export`;
  return [
    {
      edit: { start: end, end, text: `\nexport default ${meant};\n` },
      repair: { file: source.path, detector: 'missing-default', message },
    },
  ];
}
