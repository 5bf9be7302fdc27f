import type { AppFiles, Diagnostic, RepairedFile, RepairStep } from '@trellis/contract';
import { rounded } from './issues.ts';

/** What was done to each file, written down while it is done. */
export class RepairReport {
  readonly #files = new Map<string, RepairedFile>();
  readonly timing = new Map<string, number>();

  constructor(initial: readonly Diagnostic[]) {
    for (const { file } of initial) this.#file(file).initialIssueCount++;
  }

  rule(file: string, step: RepairStep): void {
    this.#add(file, 'ruleBasedRepairs', step);
  }

  model(file: string, step: RepairStep): void {
    this.#add(file, 'aiRepairs', step);
  }

  /** Adds the time that something took to a phase of the work. */
  async timed<T>(phase: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      const took = performance.now() - started;
      this.timing.set(phase, rounded((this.timing.get(phase) ?? 0) + took));
    }
  }

  /** Every file that had an issue or was changed, as it now is. */
  finish(left: readonly Diagnostic[]): RepairedFile[] {
    return [...this.#files.values()].map((file) => {
      const finalIssueCount = left.filter((issue) => issue.file === file.fileId).length;
      const repairSuccess = finalIssueCount < file.initialIssueCount || finalIssueCount === 0;
      return { ...file, finalIssueCount, repairSuccess };
    });
  }

  #add(fileId: string, kind: 'ruleBasedRepairs' | 'aiRepairs', step: RepairStep): void {
    const file = this.#file(fileId);
    file[kind].push(step);
    file.totalProcessingTimeMs = rounded(file.totalProcessingTimeMs + step.processingTimeMs);
  }

  #file(fileId: string): RepairedFile {
    const known = this.#files.get(fileId);
    if (known) return known;
    const file: RepairedFile = {
      fileId,
      initialIssueCount: 0,
      finalIssueCount: 0,
      repairSuccess: false,
      totalProcessingTimeMs: 0,
      ruleBasedRepairs: [],
      aiRepairs: [],
    };
    this.#files.set(fileId, file);
    return file;
  }
}

/** The files that differ, of those before and after. */
export const changedFiles = (before: AppFiles, after: AppFiles): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => before[path] !== after[path],
  );
