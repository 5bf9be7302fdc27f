import {
  MESSAGES,
  type RowEdit,
  type RowStep,
  type RowStepAsk,
  rowStepCalls,
} from '@trellis/contract';
import { api, isPassing } from '../../../session/api.ts';
import { phrase } from '../../../ui/phrase.ts';
import type { EntityCalls } from './calls.ts';

/** How often a step that the server does is asked for. */
const POLL_MS = 400;

/** What is being done with many rows, and how far it is. */
export interface Bulk {
  act: 'delete' | RowStep['kind'];
  done: number;
  total: number;
}

interface Host {
  calls: EntityCalls;
  /** Many rows are being changed already. */
  isBusy(): boolean;
  /** Null when it is over. */
  show(bulk: Bulk | null): void;
  reload(): Promise<void>;
  notify(message: string, cause?: unknown): void;
}

/** What was done to many rows of one entity, taken back or done again by the server, whatever becomes of this page. */
export class ServerSteps {
  readonly #host: Host;
  #stepId: string | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Has it done, and follows it to its end; rejects where it stopped before. */
  async run(ask: RowStepAsk): Promise<void> {
    const { calls, isBusy, show } = this.#host;
    if (isBusy()) throw new Error(MESSAGES.stepUnderWay);
    const { names, params } = calls;
    const named = (edit: RowEdit): RowEdit => ({
      id: edit.id,
      data: names.in(edit.data),
      ...(edit.base && { base: names.in(edit.base) }),
    });
    const body = ask.kind === 'change' ? { ...ask, edits: ask.edits.map(named) } : ask;
    show({
      act: ask.kind,
      done: 0,
      total: ask.kind === 'change' ? ask.edits.length : ask.ids.length,
    });
    try {
      await this.#follow(await api(rowStepCalls.begin, { params, body }));
    } finally {
      show(null);
    }
  }

  /** Follows what this person began before the page was loaded. */
  async takeUp(): Promise<void> {
    const { calls, isBusy, show, notify } = this.#host;
    // Without an answer nothing is shown of it; what the server does goes on.
    const found = await api(rowStepCalls.list, { params: calls.params }).catch(() => null);
    const own = found?.steps.find(({ isMine }) => isMine);
    if (!own || isBusy()) return;
    await this.#follow(own).catch((error: unknown) => notify(MESSAGES.updateRowFailed, error));
    show(null);
  }

  /** What is done stays. */
  async cancel(): Promise<void> {
    if (this.#stepId === null) return;
    const params = { appId: this.#host.calls.params.appId, stepId: this.#stepId };
    await api(rowStepCalls.cancel, { params });
  }

  async #follow(begun: RowStep): Promise<void> {
    const { calls, show, reload, notify } = this.#host;
    const params = { appId: calls.params.appId, stepId: begun.stepId };
    this.#stepId = begun.stepId;
    let step = begun;
    try {
      while (step.state === 'running') {
        show({ act: step.kind, done: step.done, total: step.total });
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        // A server that is away comes back, and goes on with it.
        step = await api(rowStepCalls.progress, { params }).catch((error: unknown) => {
          if (isPassing(error)) return step;
          throw error;
        });
      }
    } finally {
      this.#stepId = null;
    }
    await reload();
    if (step.state === 'failed') throw new Error(step.error ?? MESSAGES.updateRowFailed);
    if (step.left === 0) return;
    const left = phrase('{n, plural, one {# row was} other {# rows were}} left as before.', {
      n: step.left,
    });
    notify(MESSAGES.updateRowFailed, step.why === null ? left : `${left} ${step.why}`);
  }
}
