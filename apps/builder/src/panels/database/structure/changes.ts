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

  /** The entity whose columns they are, for what is read of them. */
  get params() {
    return { appId: this.#appId, entityName: this.#entityName };
  }

  /** What a change would do. */
  forecast(change: ColumnChange, signal?: AbortSignal): Promise<ColumnForecast> {
    return api(columnCalls.forecast, { params: this.params, body: change, signal });
  }

  /** Makes a change; answers how it is taken back and done again. */
  async change(change: ColumnChange, label: string): Promise<Step> {
    const { versionId } = await api(columnCalls.change, { params: this.params, body: change });
    return takenBack(this.#appId, versionId, label);
  }
}

/** How a version that changed the structure is taken back; that is a version as well, which can be taken back in its turn. */
export function takenBack(appId: string, made: string, label: string): Step {
  let versionId = made;
  const back = async () => {
    versionId = (await api(columnCalls.undo, { params: { appId, versionId } })).versionId;
  };
  return { label, undo: back, redo: back };
}
