/** Counts that are not in the database yet, by app and day. */
export interface Counts {
  appId: string;
  day: string;
  visits: number;
  views: number;
  visitors: Set<string>;
  pages: Map<string, number>;
  hosts: Map<string, number>;
}

/** How many different pages and hosts of an app are distinguished between two flushes; the rest goes together. */
const DIFFERENT = 200;
export const OTHERS = 'Others';

/** What was counted since the last flush. */
export class Pending {
  readonly #counts = new Map<string, Counts>();

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  of(appId: string, day: string): Counts {
    const key = `${appId} ${day}`;
    let counts = this.#counts.get(key);
    if (!counts) {
      const none = { visits: 0, views: 0 };
      counts = { appId, day, ...none, visitors: new Set(), pages: new Map(), hosts: new Map() };
      this.#counts.set(key, counts);
    }
    return counts;
  }

  /** Always in the same order, so that two servers that write together never wait in a circle. */
  all(): Counts[] {
    return [...this.#counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  }

  /** Takes over what could not be written. */
  add(others: readonly Counts[]): void {
    for (const { appId, day, visits, views, visitors, pages, hosts } of others) {
      const counts = this.of(appId, day);
      counts.visits += visits;
      counts.views += views;
      for (const visitor of visitors) counts.visitors.add(visitor);
      for (const [page, n] of pages) more(counts.pages, page, n);
      for (const [host, n] of hosts) more(counts.hosts, host, n);
    }
  }
}

export function more(counts: Map<string, number>, name: string, by = 1): void {
  const key = counts.has(name) || counts.size < DIFFERENT ? name : OTHERS;
  counts.set(key, (counts.get(key) ?? 0) + by);
}
