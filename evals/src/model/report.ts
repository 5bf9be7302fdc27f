import type { TurnResult } from './turns.ts';

/** What became of a prompt with its follow-ups. */
export interface PromptResult {
  id: string;
  /** Every message was answered by a version without errors, and every page opens without one. */
  ok: boolean;
  turns: TurnResult[];
  /** The share of the expected fields, 0 to 1; null where nothing was built. */
  fields: number | null;
  /** What the pages said when they were opened. */
  faults: string[];
  /** What requests said of earlier answers, and how much of it the versions deny. */
  statements: { checked: number; wrong: string[] };
}

const money = (cost: number | null): string => (cost === null ? '$ ?' : `$${cost.toFixed(4)}`);
const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

export function sumOf(turns: readonly TurnResult[]): Pick<TurnResult, 'tokens' | 'cost'> {
  const tokens = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  const isPriced = turns.every(({ cost }) => cost !== null);
  return { tokens, cost: isPriced ? turns.reduce((sum, { cost }) => sum + (cost ?? 0), 0) : null };
}

/** A prompt in lines: its sum, then its first message and each follow-up. */
export function linesOf({ id, ok, turns, fields, faults, statements }: PromptResult): string[] {
  const { tokens, cost } = sumOf(turns);
  const share = fields === null ? '   – ' : `${(fields * 100).toFixed(0).padStart(3)} %`;
  return [
    `${ok ? '✓' : '✗'} ${id.padEnd(22)} fields ${share}  ${tokens.toLocaleString('en')} tokens  ${money(cost)}`,
    ...turns.flatMap((turn, at) => [
      `    ${at === 0 ? 'first' : `follow-up ${at}`}: ${turnLine(turn)}`,
      ...turn.notes.map((note) => `        ${note}`),
    ]),
    ...faults.map((fault) => `    page: ${fault}`),
    ...statements.wrong.map((one) => `    not so: ${one}`),
  ];
}

function turnLine(turn: TurnResult): string {
  if (turn.state === 'not asked') return 'not asked';
  return [
    turn.state,
    `${count(turn.errors, 'error')}, ${count(turn.warnings, 'warning')}`,
    `repaired ${turn.byRule} by rule, ${turn.byModel} by the model`,
    `${turn.tokens.toLocaleString('en')} tokens`,
    money(turn.cost),
    `${(turn.ms / 1_000).toFixed(1)} s`,
  ].join(' · ');
}

/** Stored as it was first written: nothing was asked for again, and the model repaired nothing. */
const isFirstTry = ({ state, byModel, misfits }: TurnResult): boolean =>
  state === 'done' && byModel === 0 && misfits === 0;

/** All prompts in a line or two. */
export function totalOf(results: readonly PromptResult[]): string {
  const turns = results.flatMap((result) => result.turns);
  const later = results.flatMap((result) => result.turns.slice(1));
  const done = (list: readonly TurnResult[]) => list.filter(({ state }) => state === 'done').length;
  const { tokens, cost } = sumOf(turns);
  return [
    `${results.filter(({ ok }) => ok).length} of ${results.length} prompts without a fault`,
    `${done(later)} of ${count(later.length, 'follow-up')} done`,
    `${turns.filter(isFirstTry).length} of ${count(turns.length, 'message')} applied at the first try`,
    `${results.flatMap(({ statements }) => statements.wrong).length} of ${count(
      results.reduce((sum, { statements }) => sum + statements.checked, 0),
      'statement',
    )} about the app false`,
    `${turns.reduce((sum, { byModel }) => sum + byModel, 0)} repairs by the model`,
    `${tokens.toLocaleString('en')} tokens`,
    money(cost),
  ].join(', ');
}
