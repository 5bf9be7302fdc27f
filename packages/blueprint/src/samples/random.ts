/** A stream of numbers that is the same for the same seed. */
export interface Random {
  next(): number;
  int(below: number): number;
  pick<T>(list: readonly T[]): T;
}

export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (below) => Math.floor(next() * below),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  };
}
