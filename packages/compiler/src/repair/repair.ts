import type { AppFiles, Diagnostic } from '@trellis/contract';
import type { AppView } from '../diagnose/detector.ts';
import { findingsIn } from '../diagnose/modules.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import { placeOf } from '../text/place.ts';
import { mendJson } from './json.ts';
import { mendSyntax } from './syntax.ts';

export interface Repair {
  file: string;
  /** The check whose finding it answers. */
  detector: string;
  /** The finding, as it was reported. */
  issue: string;
  /** What was done about it. */
  message: string;
  /** How long it took. */
  ms: number;
}

export interface Repaired {
  files: AppFiles;
  repairs: Repair[];
}

/** Mends what can be mended without guessing, in the files that the diagnostics name. */
export function repairFiles(
  files: AppFiles,
  diagnostics: readonly Diagnostic[],
  app: AppView,
): Repaired {
  const result: AppFiles = { ...files };
  const repairs: Repair[] = [];
  for (const file of new Set(diagnostics.map((diagnostic) => diagnostic.file))) {
    const text = files[file];
    if (text === undefined) continue;
    const found = diagnostics.filter((diagnostic) => diagnostic.file === file);
    const started = performance.now();
    const mended = file.endsWith('.json')
      ? repairJson(file, text, found)
      : repairCode(file, text, found, app);
    if (!mended || mended.text === text) continue;
    result[file] = mended.text;
    const ms = performance.now() - started;
    repairs.push(...mended.repairs.map((repair) => ({ ...repair, ms })));
  }
  return { files: result, repairs };
}

type Mended = { text: string; repairs: Omit<Repair, 'ms'>[] } | null;

function repairJson(file: string, text: string, found: readonly Diagnostic[]): Mended {
  const mended = mendJson(text);
  if (mended === null) return null;
  const issue = found[0]?.message ?? '';
  const message = 'Made it valid JSON';
  return { text: mended, repairs: [{ file, detector: 'schema', issue, message }] };
}

function repairCode(
  file: string,
  text: string,
  found: readonly Diagnostic[],
  app: AppView,
): Mended {
  const source = app.sources.get(`app:/${file}`);
  if (source?.origin !== 'app') return null;
  const syntax = found.find(({ detector }) => detector === 'syntax');
  if (syntax || app.cache.parsed(source).errors.length > 0) {
    const mended = mendSyntax(source);
    if (!mended) return null;
    const issue = syntax?.message ?? '';
    return {
      text: mended.text,
      repairs: [{ file, detector: 'syntax', issue, message: mended.message }],
    };
  }
  const reported = new Set(found.map((one) => `${one.detector} ${one.line}:${one.column}`));
  const edits: Edit[] = [];
  const repairs: Omit<Repair, 'ms'>[] = [];
  for (const { detector, offset, message: issue, fix } of findingsIn(source, app)) {
    const { line, column } = placeOf(text, offset);
    if (!fix || !reported.has(`${detector} ${line}:${column}`)) continue;
    // What lies over another repair waits for the next round.
    if (fix.edits.some((edit) => edits.some((other) => overlaps(edit, other)))) continue;
    edits.push(...fix.edits);
    repairs.push({ file, detector, issue, message: fix.message });
  }
  return repairs.length > 0 ? { text: applyEdits(text, edits), repairs } : null;
}

/** Two insertions at one place do not: the first comes first. */
function overlaps(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end;
}
