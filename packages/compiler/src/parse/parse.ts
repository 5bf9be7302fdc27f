import type { Diagnostic } from '@trellis/contract';
import type { EcmaScriptModule, OxcError } from 'oxc-parser';
import { classEdits } from '../style/tailwind3.ts';
import { placeOf } from '../text/place.ts';
import { barrelEdits } from '../transform/barrels.ts';
import { constantEdits } from '../transform/build-constants.ts';
import { documentEdits } from '../transform/document-parts.ts';
import { effectEdits } from '../transform/effects.ts';
import { factoryEdits } from '../transform/factories.ts';
import { loopGuards } from '../transform/guards.ts';
import { locationEdits } from '../transform/location.ts';
import { patternEdits } from '../transform/patterns.ts';
import { styledEdits } from '../transform/styled.ts';
import { textRefEdits } from '../transform/text-refs.ts';
import { GLOBAL_NAMES } from './globals.ts';
import type { Node } from './node.ts';
import { type NameUse, nameUse } from './scope.ts';
import { parseWithSigns, signEdits } from './signs.ts';
import { type ExportedName, type ImportSite, langOf, type Parsed, type Source } from './source.ts';
import type { Tree } from './tree.ts';

/** Reads a module once: what it imports, exports and fails to declare, and the edits it needs. */
export const parse = (source: Source): Parsed => readModule(source).parsed;

/** The same with the syntax tree, for checks that look closer; null where the text is no code. */
export function readModule(source: Source): { parsed: Parsed; tree: Tree | null } {
  const { result, signs } = parseWithSigns(source.path, source.text, {
    lang: langOf(source.path),
    sourceType: 'module',
    preserveParens: false,
    // Names declared twice and the like: a browser refuses them as it does what cannot be read.
    showSemanticErrors: source.origin === 'app',
  });
  const errors = result.errors
    .filter((error) => error.severity === 'Error')
    .map((error) => syntaxDiagnostic(source, error));
  // Three back ticks begin a template, so that a fence around code is code of another kind.
  if (/^\s*```/.test(source.text)) errors.unshift(fenced(source));
  if (errors.length > 0) return { parsed: unread(source, errors), tree: null };
  const program = result.program as unknown as Node;
  const use = nameUse(program);
  const patterns = patternEdits(source, program);
  const habits = [
    ...effectEdits(source, program),
    ...textRefEdits(source, program),
    ...factoryEdits(source, program),
    ...documentEdits(source, program),
    ...signEdits(signs),
  ];
  const imports = importSites(source.text, result.module, use);
  const parsed = {
    source,
    imports,
    ...exportsOf(result.module),
    errors,
    undefinedNames: use.free.filter(
      ({ name }) => !GLOBAL_NAMES.has(name) && !name.startsWith('__trellis'),
    ),
    patterns,
    signs,
    habits,
    edits: [
      ...habits,
      ...loopGuards(source, program),
      ...locationEdits(program),
      ...styledEdits(source, program),
      ...(source.origin === 'app' ? constantEdits(program) : []),
      ...patterns,
      ...(source.origin === 'app' ? classEdits(source.text) : []),
      ...barrelEdits(source.text, result.module),
    ],
  };
  return { parsed, tree: { source, program, use, parsed } };
}

/** What is known of a module that cannot be read. */
const unread = (source: Source, errors: Diagnostic[]): Parsed => ({
  source,
  imports: [],
  exports: [],
  stars: [],
  errors,
  undefinedNames: [],
  patterns: [],
  signs: [],
  habits: [],
  edits: [],
});

function syntaxDiagnostic(source: Source, error: OxcError): Diagnostic {
  const place = placeOf(source.text, error.labels[0]?.start ?? 0);
  const help = error.helpMessage ? ` (${error.helpMessage})` : '';
  return {
    file: source.path,
    ...place,
    severity: 'error',
    detector: 'syntax',
    message: `${error.message}${help}`,
  };
}

const fenced = ({ path }: Source): Diagnostic => ({
  file: path,
  line: 1,
  column: 1,
  severity: 'error',
  detector: 'syntax',
  message: 'The code stands in a fence of Markdown',
});

function importSites(text: string, module: EcmaScriptModule, use: NameUse): ImportSite[] {
  const sites: ImportSite[] = [];
  for (const statement of module.staticImports) {
    const { value, start, end } = statement.moduleRequest;
    const names = statement.entries.map((entry) => {
      const local = entry.localName.value;
      const kind = entry.importName.kind;
      return {
        imported: kind === 'Name' ? entry.importName.name! : kind === 'Default' ? 'default' : '*',
        local,
        start: entry.importName.start ?? entry.localName.start,
        typeOnly: entry.isType || (!use.values.has(local) && use.types.has(local)),
        used: use.values.has(local),
      };
    });
    if (names.length > 0 && statement.entries.every((entry) => entry.isType)) continue;
    sites.push({ specifier: value, start: start + 1, end: end - 1, kind: 'import', names });
  }
  for (const statement of module.staticExports)
    for (const entry of statement.entries) {
      if (!entry.moduleRequest || entry.isType) continue;
      const { value, start, end } = entry.moduleRequest;
      const name = entry.importName.name;
      const names = name
        ? [{ imported: name, local: name, start: entry.start, typeOnly: false, used: true }]
        : [];
      const same = sites.find((site) => site.start === start + 1);
      if (same) same.names.push(...names);
      else
        sites.push({ specifier: value, start: start + 1, end: end - 1, kind: 'reexport', names });
    }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = text.slice(moduleRequest.start, moduleRequest.end);
    const match = /^(["'`])([^"'`$]*)\1$/.exec(literal);
    if (match)
      sites.push({
        specifier: match[2]!,
        start: moduleRequest.start + 1,
        end: moduleRequest.end - 1,
        kind: 'dynamic',
        names: [],
      });
  }
  return sites;
}

function exportsOf(module: EcmaScriptModule): { exports: ExportedName[]; stars: string[] } {
  const exports: ExportedName[] = [];
  const stars: string[] = [];
  for (const statement of module.staticExports)
    for (const entry of statement.entries) {
      if (entry.exportName.kind === 'None') {
        if (entry.moduleRequest) stars.push(entry.moduleRequest.value);
        continue;
      }
      const name = entry.exportName.kind === 'Default' ? 'default' : entry.exportName.name!;
      exports.push({ name, local: entry.localName.name, isType: entry.isType });
    }
  return { exports, stars };
}
