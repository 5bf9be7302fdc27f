import { GROUP_ROWS, type Grouping, type RowGroup } from '@trellis/contract';
import type { EntityCalls, GroupsAsk } from './calls.ts';
import type { SourceAsk } from './source.ts';

interface Groups {
  by: Grouping;
  /** First rows of each that are read. */
  limit?: number;
  /** The order and the filter, with the conditions of one group, or of none. */
  ask(also: readonly Record<string, unknown>[]): SourceAsk;
  /** What the rows of each group pass, in the order of the groups. */
  tests: readonly Record<string, unknown>[];
}

/** The beginnings of several lists. Those that are asked for together come with one call. */
export class Heads {
  readonly #calls: EntityCalls;
  /** What is read the next time. */
  groups: Groups;
  #reading: Promise<readonly RowGroup[]> | null = null;

  constructor(calls: EntityCalls, groups: Groups) {
    this.#calls = calls;
    this.groups = groups;
  }

  /** What a list shows by itself. */
  askOf(at: number): SourceAsk {
    return this.groups.ask([this.groups.tests[at]!]);
  }

  async of(at: number): Promise<RowGroup> {
    this.#reading ??= Promise.resolve().then(() => {
      this.#reading = null;
      const { by, limit = GROUP_ROWS, ask, tests } = this.groups;
      const wanted: GroupsAsk = { ...ask([]), by, limit };
      return this.#calls.groups(
        wanted,
        tests.map((_test, one) => this.askOf(one)),
      );
    });
    return (await this.#reading)[at]!;
  }
}
