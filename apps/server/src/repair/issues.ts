import type { Diagnostic, ValidationIssue, ValidationResult } from '@trellis/contract';

/** A finding in the specification's words. */
export const issueOf = (found: Diagnostic): ValidationIssue => ({
  message: found.message,
  componentName: componentOf(found.file),
  detectorId: found.detector,
  severity: found.severity,
  line: found.line,
  column: found.column,
  file: found.file,
});

/** What people know a file by. */
const componentOf = (file: string): string => file.replace(/^.*\/|\.\w+$/g, '');

/** Errors first, then by file and line. */
export function resultOf(
  diagnostics: readonly Diagnostic[],
  timings: ReadonlyMap<string, number>,
  executionTimeMs: number,
): ValidationResult {
  const issues = diagnostics
    .map(issueOf)
    .sort(
      (a, b) =>
        a.severity.localeCompare(b.severity) || a.file.localeCompare(b.file) || a.line - b.line,
    );
  const ids = [...new Set([...timings.keys(), ...issues.map(({ detectorId }) => detectorId)])];
  return {
    issues,
    detectors: ids.sort().map((detectorId) => ({
      detectorId,
      issueCount: issues.filter((issue) => issue.detectorId === detectorId).length,
      executionTimeMs: rounded(timings.get(detectorId) ?? 0),
    })),
    executionTimeMs: rounded(executionTimeMs),
  };
}

/** Milliseconds, to the hundredth. */
export const rounded = (ms: number): number => Math.round(ms * 100) / 100;
