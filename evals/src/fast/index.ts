import type { Prompt } from '../prompts.ts';
import { buildFast } from './build.ts';
import { type Judgement, judge } from './judge.ts';

interface Outcome extends Judgement {
  id: string;
  ms: number;
  error?: string;
}

/** What a prompt becomes without a browser. */
async function outcomeOf(prompt: Prompt): Promise<Outcome> {
  try {
    const { schemas, ms } = await buildFast(prompt.turns);
    return { id: prompt.id, ms, ...judge(prompt, schemas) };
  } catch (error) {
    const { message } = error as Error;
    return { id: prompt.id, ms: 0, error: message, ...judge(prompt, []) };
  }
}

/** Builds all prompts of a group in this process and prints its totals; `isOpen` prints what is wrong with each as well. */
export async function measureFast(
  name: string,
  prompts: readonly Prompt[],
  isOpen: boolean,
): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const prompt of prompts) outcomes.push(await outcomeOf(prompt));
  if (isOpen) for (const outcome of outcomes) printFaults(outcome);
  console.log(`${name.padEnd(12)} ${totals(outcomes)}`);
  return outcomes.every(
    ({ missing, absurd, error }) => !error && missing.length + absurd.length === 0,
  );
}

function printFaults({ id, missing, absurd, access, error }: Outcome): void {
  const faults = [
    ...(error ? [`error: ${error}`] : []),
    ...missing.map((what) => `missing: ${what}`),
    ...absurd.map((what) => `absurd: ${what}`),
    ...(access && !access.safe ? ['access: open'] : []),
    ...(access?.safe && !access.exact ? ['access: not as demanded'] : []),
  ];
  if (faults.length > 0) console.log(`✗ ${id}\n    ${faults.join('\n    ')}`);
}

function totals(outcomes: readonly Outcome[]): string {
  const sum = (pick: (outcome: Outcome) => [number, number]): [number, number] => {
    const pairs = outcomes.map(pick);
    return [pairs.reduce((all, [a]) => all + a, 0), pairs.reduce((all, [, b]) => all + b, 0)];
  };
  const spoken = outcomes.flatMap(({ access }) => access ?? []);
  const absurd = outcomes.filter((outcome) => outcome.absurd.length > 0).length;
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return [
    `entities ${share(sum(({ entities }) => entities))}`,
    `fields ${share(sum(({ fields }) => fields))}`,
    `absurd in ${absurd} of ${outcomes.length}`,
    `access safe ${share([spoken.filter(({ safe }) => safe).length, spoken.length])}`,
    `exact ${share([spoken.filter(({ exact }) => exact).length, spoken.length])}`,
    `median ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms`,
  ].join(', ');
}

const share = ([found, wanted]: [number, number]): string =>
  `${found}/${wanted}${wanted > 0 ? ` (${((found / wanted) * 100).toFixed(1)} %)` : ''}`;
