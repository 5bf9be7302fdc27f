import { type AppFiles, type Diagnostic, GLOBALS_FILE } from '@trellis/contract';
import type { Graph } from '../graph/graph.ts';
import { textHash } from '../text/hash.ts';
import { withApplied } from './applied.ts';
import { isModuleSheet, moduleSheet } from './class-names.ts';
import { prepareGlobals } from './globals.ts';
import { packageStyles } from './packages.ts';
import type { Sheet, Tailwind } from './tailwind.ts';
import { withClasses } from './tailwind3.ts';

export interface Styled {
  css: string;
  diagnostics: Diagnostic[];
}

/** The style phase of one app: keeps its sheet, so that a change costs only what is new. */
export class AppStyle {
  private readonly kitRoot: string;
  private readonly tailwind: Promise<Tailwind>;
  private current: { key: string; sheet: Sheet; diagnostics: Diagnostic[] } | null = null;

  constructor(kitRoot: string, tailwind: Promise<Tailwind>) {
    this.kitRoot = kitRoot;
    this.tailwind = tailwind;
  }

  /** The app's style sheet: the classes in use, the app's own rules, the sheets that modules import. */
  async style(files: AppFiles, graph: Graph): Promise<Styled> {
    const tailwind = await this.tailwind;
    const globals = prepareGlobals(files[GLOBALS_FILE] ?? '');
    const taken = globals.sheets.map((sheet) => ({
      css: this.takenSheet(sheet, files),
      imports: [],
    }));
    const imported = graph.styles
      .filter((name) => name !== `app:/${GLOBALS_FILE}`)
      .map((name) => this.importedSheet(name, files));
    const own = [globals, ...taken, ...imported].map(({ css }) => withClasses(css)).join('\n');
    const { sheet, diagnostics } = await this.sheetFor(tailwind, own);
    const candidates = graph.modules.flatMap(({ source }) => tailwind.candidates.of(source));
    const imports = [...globals.imports, ...imported.flatMap((part) => part.imports)];
    const text = sheet.build(candidates);
    return { css: imports.length ? `${imports.join('\n')}\n${text}` : text, diagnostics };
  }

  private importedSheet(name: string, files: AppFiles): { css: string; imports: string[] } {
    if (name.startsWith('app:/')) {
      const path = name.slice('app:/'.length);
      const css = files[path] ?? '';
      return prepareGlobals(isModuleSheet(path) ? moduleSheet(path, css).css : css);
    }
    return { css: packageStyles(this.kitRoot, name.slice('npm:/'.length)) ?? '', imports: [] };
  }

  /** What the app's own sheet takes by `@import`: of a package, or a file of the app. */
  private takenSheet(name: string, files: AppFiles): string {
    const path = name.replace(/^(@\/|~|\.{1,2}\/)+/, '');
    const file = [path, `root/${path}`, `styles/${path}`].find((one) => files[one] !== undefined);
    if (file !== undefined && file !== GLOBALS_FILE) return prepareGlobals(files[file]!).css;
    return packageStyles(this.kitRoot, path) ?? '';
  }

  private async sheetFor(tailwind: Tailwind, own: string) {
    const key = textHash(own);
    if (this.current?.key === key) return this.current;
    const { sheet, diagnostics } = await mendingSheet(tailwind, own);
    this.current = { key, sheet, diagnostics };
    return this.current;
  }
}

/** Leaves out what Tailwind refuses, piece by piece, and says so; without the app's part when nothing else helps. */
async function mendingSheet(
  tailwind: Tailwind,
  own: string,
): Promise<{ sheet: Sheet; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  let css = own;
  for (let tries = 0; tries < 100; tries++) {
    try {
      return { sheet: await tailwind.sheet(css), diagnostics };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const unknown = /Cannot apply (?:unknown utility class|utility class) `([^`]+)`/.exec(
        message,
      );
      const applied = unknown && withApplied(css, unknown[1]!);
      if (applied) {
        css = applied;
        continue;
      }
      diagnostics.push({
        file: GLOBALS_FILE,
        ...lineOf(own, unknown?.[1]),
        severity: unknown ? 'warning' : 'error',
        detector: 'style',
        message,
      });
      if (!unknown) break;
      css = withoutApplied(css, unknown[1]!);
    }
  }
  return { sheet: await tailwind.sheet(''), diagnostics };
}

function withoutApplied(css: string, name: string): string {
  return css.replace(/@apply\s+([^;}]+);?/g, (_, list: string) => {
    const rest = list.split(/\s+/).filter((item) => item && item !== name);
    return rest.length ? `@apply ${rest.join(' ')};` : '';
  });
}

function lineOf(css: string, needle: string | undefined): { line: number; column: number } {
  const lines = css.split('\n');
  const at = needle ? lines.findIndex((line) => line.includes(needle)) : -1;
  return { line: Math.max(0, at) + 1, column: at === -1 ? 1 : lines[at]!.indexOf(needle!) + 1 };
}
