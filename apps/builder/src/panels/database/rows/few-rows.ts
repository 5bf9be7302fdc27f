import { MESSAGES, type Row, type RowStepAsk } from '@trellis/contract';
import type { EntityCalls } from './calls.ts';
import { changeRows, leftWords } from './many.ts';
import { eachOf } from './remove.ts';

interface Host {
  calls: EntityCalls;
  put(rows: readonly Row[]): void;
  reload(): Promise<void>;
  notify(message: string, cause?: unknown): void;
}

/** What was done to a few rows, taken back or done again by this page: that takes no longer than asking the server to. */
export class FewRows {
  readonly #host: Host;
  /** One that stopped before its end goes on with what is left of it. */
  readonly #begun = new WeakMap<RowStepAsk, () => Promise<number>>();

  constructor(host: Host) {
    this.#host = host;
  }

  /** Rejects where it stopped before its end; rows that were left are said. */
  async run(ask: RowStepAsk): Promise<void> {
    const { calls, put, reload, notify } = this.#host;
    if (ask.kind === 'change') {
      const done = await changeRows(calls, ask.edits, { changed: put, isCancelled: () => false });
      if (done.failure) throw done.failure;
      const left = leftWords(done);
      if (left) notify(MESSAGES.updateRowFailed, left);
      return;
    }
    const missing = await this.#each(ask.kind, ask)();
    await reload();
    if (missing > 0 && ask.kind === 'restore')
      notify(
        `${missing} of ${ask.ids.length} rows could not be restored`,
        'They already exist, or were erased for good.',
      );
  }

  #each(kind: 'restore' | 'remove', ask: RowStepAsk & { ids: string[] }): () => Promise<number> {
    const { calls } = this.#host;
    const begun = this.#begun.get(ask) ?? eachOf(ask.ids, (id) => calls[kind](id));
    this.#begun.set(ask, begun);
    return begun;
  }
}
