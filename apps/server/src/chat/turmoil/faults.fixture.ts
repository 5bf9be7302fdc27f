import type { ModelCall, Reply } from '@trellis/testing';
import fc from 'fast-check';

/** What goes wrong in a turn: at the model, at the reader, or at the server. */
export interface Turn {
  number: number;
  model: 'well' | 'cut' | 'stall' | 'busy' | 'broken' | 'late';
  /** How often the reader loses the connection and comes back, at whichever server answers. */
  reloads: number;
  isStopped: boolean;
  /** The server that runs it is killed in the middle. */
  isKilled: boolean;
  lines: number;
}

export const turns = (count: number, seed: number): Turn[] => {
  const one = fc.record({
    model: fc.oneof(
      { weight: 5, arbitrary: fc.constant('well' as const) },
      {
        weight: 5,
        arbitrary: fc.constantFrom(...(['cut', 'stall', 'busy', 'broken', 'late'] as const)),
      },
    ),
    reloads: fc.constantFrom(0, 0, 1, 2, 4),
    isStopped: fc.nat(11).map((n) => n === 0),
    isKilled: fc.nat(39).map((n) => n === 0),
    lines: fc.integer({ min: 3, max: 40 }),
  });
  return fc.sample(one, { numRuns: count, seed }).map((turn, number) => ({ ...turn, number }));
};

export const fileOf = ({ number }: Turn): string => `services/part${number}.ts`;
/** What the file holds when the whole of it came. */
export const contentOf = ({ number, lines }: Turn): string =>
  Array.from({ length: lines }, (_, at) => `export const value${number}x${at} = ${at};`).join('\n');

export const ASKED = (turn: Turn): string => `Turn ${turn.number}: ${JSON.stringify(turn)}`;
const answerTo = (turn: Turn): string =>
  `I write part ${turn.number}.\n<action type="add_file" file="${fileOf(turn)}" title="Part">\n${contentOf(turn)}\n</action>\nPart ${turn.number} is there.`;

/** The model's side of the turn that it is asked for last; the first tries of busy and broken ones fail. */
export function modelSide(): (call: ModelCall) => Reply | null {
  const tries = new Map<number, number>();
  return ({ messages }) => {
    const said = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const found = /^Turn \d+: (\{.*\})/s.exec(typeof said === 'string' ? said : '');
    if (!found) return null;
    const turn = JSON.parse(found[1]!) as Turn;
    const text = answerTo(turn);
    const tried = tries.get(turn.number) ?? 0;
    tries.set(turn.number, tried + 1);
    switch (turn.model) {
      case 'cut':
        return { cut: text.slice(0, Math.floor(text.length / 2)) };
      case 'stall':
        return { stall: text.slice(0, Math.floor(text.length / 2)) };
      case 'busy':
        return tried === 0 ? { status: 429, retryAfter: 0 } : { text, everyMs: 3 };
      case 'broken':
        return { status: 500 };
      case 'late':
        return { text, everyMs: 25 };
      default:
        return { text, everyMs: 3 };
    }
  };
}
