import { type ColumnChange, type ColumnForecast, columnCalls } from '@trellis/contract';
import { api } from '../../../session/api.ts';
import type { Step } from '../rows/steps.ts';

/** The calls on one entity's columns. */
export class ColumnCalls {
  readonly #appId: string;
  readonly #entityName: string;

  constructor(appId: string, entityName: string) {
    this.#appId = appId;
    this.#entityName = entityName;
  }

  /** What a change would do. */
  forecast(change: ColumnChange, signal?: AbortSignal): Promise<ColumnForecast> {
    const params = { appId: this.#appId, entityName: this.#entityName };
    return api(columnCalls.forecast, { params, body: change, signal });
  }

  /** Makes a change; answers how it is taken back and done again. */
  async change(change: ColumnChange, label: string): Promise<Step> {
    const params = { appId: this.#appId, entityName: this.#entityName };
    let { versionId } = await api(columnCalls.change, { params, body: change });
    // Taking back is a version as well, which can be taken back in its turn.
    const back = async () => {
      const taken = { appId: this.#appId, versionId };
      versionId = (await api(columnCalls.undo, { params: taken })).versionId;
    };
    return { label, undo: back, redo: back };
  }
}
