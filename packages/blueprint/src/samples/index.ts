import type { AppSpec } from '../spec.ts';
export function sampleRows(
  _spec: AppSpec,
  _now: Date,
  _things: Record<string, string>,
): Record<string, Record<string, unknown>[]> {
  return {};
}
