import { type Figure, median } from './figure.ts';
import { killAgainAndAgain } from './survival/kills.ts';
import { steadyLoad } from './survival/steady.ts';

/** Fewer for a look: `CYCLES=20 SECONDS=30 npm run bench -- survival`. */
const CYCLES = Number(process.env.CYCLES ?? 500);
const SECONDS = Number(process.env.SECONDS ?? 600);
const BEFORE = 120;

/** Killed again and again under load, and ten minutes of a steady crowd: what is lost, what fails, how long answers take. */
export async function run(): Promise<Figure[]> {
  const steady = await steadyLoad(SECONDS, Math.min(SECONDS, BEFORE));
  const killed = await killAgainAndAgain(CYCLES, 60);
  return [
    figure(`writes lost in ${CYCLES} cycles of kill -9`, killed.lost, '', { atMost: 0 }),
    figure('writes acknowledged meanwhile', killed.acknowledged, '', { atLeast: CYCLES * 40 }),
    figure('start over what was killed, median', median(killed.starts) / 1e3, 's', { atMost: 10 }),
    figure('start over what was killed, longest', Math.max(...killed.starts) / 1e3, 's', {
      atMost: 10,
    }),
    figure(`requests a second for ${SECONDS} s, 20 streams beside`, steady.perSecond, '', {
      atLeast: 490,
    }),
    figure('answers that failed', steady.failed, `of ${steady.answered}`, { atMost: 0 }),
    figure('p99 of them', steady.p99, 'ms', { atMost: 100 }),
    figure('p50 of them', steady.p50, 'ms', null),
    figure('p99 while the crowd is new', steady.p99Before, 'ms', null),
  ];
}

const figure = (name: string, value: number, unit: string, goal: Figure['goal']): Figure => ({
  figure: name,
  value,
  unit,
  goal,
  beside: null,
});
