import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-service';

/**
 * Writes `diagnose/detectors/kit-props.json`: what the kit's components take, as their types say.
 * `node packages/compiler/dev/kit-props.ts` after a change to the kit's components.
 */
const UI = join(import.meta.dirname, '../../app-kit/src/components/ui');
const OUT = join(import.meta.dirname, '../src/diagnose/detectors/kit-props.json');
const COMMON = join(UI, '__common.tsx');
const COMMON_TEXT =
  "import type { HTMLAttributes } from 'react';\nexport function Common(props: HTMLAttributes<HTMLElement>) { return props.id; }\n";

const files = readdirSync(UI)
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .sort();
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};
const host = ts.createCompilerHost(options);
const { fileExists, getSourceFile } = host;
host.fileExists = (path) => path === COMMON || fileExists(path);
host.getSourceFile = (path, target, ...rest) =>
  path === COMMON
    ? ts.createSourceFile(path, COMMON_TEXT, target)
    : getSourceFile(path, target, ...rest);
const paths = [COMMON, ...files.map((name) => join(UI, name))];
const program = ts.createProgram(paths, options, host);
const checker = program.getTypeChecker();

const common = new Map(componentsOf(COMMON)).get('Common')!.props;
const isCommon = new Set(common);
const components = Object.fromEntries(
  files.map((name) => [
    `components/ui/${name.replace(/\.tsx$/, '')}`,
    Object.fromEntries(
      componentsOf(join(UI, name)).map(([component, { props, values }]) => {
        const own = props.filter((prop) => !isCommon.has(prop));
        const takesCommon = props.length - own.length > 0.9 * common.length;
        return [component, { props: takesCommon ? own : props, takesCommon, values }];
      }),
    ),
  ]),
);
writeFileSync(OUT, `${JSON.stringify({ common, components }, null, 1)}\n`);
console.log(`${files.length} files, ${common.length} props of every element`);

function componentsOf(
  path: string,
): [string, { props: string[]; values: Record<string, string[]> }][] {
  const file = program.getSourceFile(path)!;
  return checker.getExportsOfModule(checker.getSymbolAtLocation(file)!).flatMap((symbol) => {
    if (!/^[A-Z]/.test(symbol.name)) return [];
    const type = checker.getTypeOfSymbolAtLocation(symbol, file);
    const taken = type
      .getCallSignatures()
      .map((signature) => signature.getParameters()[0])
      .filter((parameter) => parameter !== undefined)
      .map((parameter) => checker.getTypeOfSymbolAtLocation(parameter, file));
    // One with an index takes any prop.
    if (taken.length === 0 || taken.some((one) => one.getStringIndexType())) return [];
    return [[symbol.name, described(taken, file)]];
  });
}

function described(taken: ts.Type[], file: ts.SourceFile) {
  // Of a union every member counts: what one of them takes is no mistake.
  const members = taken.flatMap((type) => (type.isUnion() ? type.types : [type]));
  const props = new Map<string, ts.Symbol[]>();
  for (const member of members)
    for (const symbol of checker.getPropertiesOfType(member))
      props.set(symbol.name, [...(props.get(symbol.name) ?? []), symbol]);
  const values: Record<string, string[]> = {};
  for (const [name, symbols] of props) {
    const words = wordsOf(symbols.map((symbol) => checker.getTypeOfSymbolAtLocation(symbol, file)));
    if (words && !isDomProp(symbols[0]!)) values[name] = words;
  }
  return { props: [...props.keys()].sort(), values };
}

/** React's own types let more through than they list; only what our own types list is judged. */
function isDomProp(symbol: ts.Symbol): boolean {
  const files = symbol.declarations?.map((at) => at.getSourceFile().fileName) ?? [];
  return files.some((path) => path.includes('@types/react'));
}

/** The words that a prop takes, where it takes nothing but some words. */
function wordsOf(types: ts.Type[]): string[] | null {
  const parts = types
    .flatMap((type) => (type.isUnion() ? type.types : [type]))
    .filter((type) => !(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  if (parts.length === 0 || !parts.every((part) => part.isStringLiteral())) return null;
  return [...new Set(parts.map((part) => (part as ts.StringLiteralType).value))].sort();
}
