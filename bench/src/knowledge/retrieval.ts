import type { Passage } from '@trellis/contract';
import type { Figure } from '../figure.ts';
import { addText, type Place, settled } from './place.ts';
import { PlainBm25 } from './plain-bm25.ts';
import { type Asked, held, questions, type Span, TEXTS, textOf } from './set.ts';

const MOST = 10;
const GOALS: Record<number, number> = { 3: 0.82, 5: 0.9 };

/** How much of what answers a question the best passages hold, by the set in evals/retrieval, through the call itself. */
export async function retrieval({ world, owner, appId }: Place): Promise<Figure[]> {
  const plain = new PlainBm25();
  for (const name of TEXTS) {
    await addText(owner, appId, name, textOf(name));
    plain.add(name, textOf(name));
  }
  await settled(world, appId);
  const asked = questions();
  const found = await askAll({ owner, appId }, asked);
  const byPlain = asked.map(({ question }) => plain.best(question, MOST));
  return [1, 3, 5, 10].map((most) => ({
    figure: `retrieval · of what answers, the best ${most} hold`,
    value: share(asked, found, most),
    unit: '',
    goal: GOALS[most] === undefined ? null : { atLeast: GOALS[most]! },
    beside: { what: 'plain BM25', value: share(asked, byPlain, most) },
  }));
}

/** What the call finds for each question, the best first. */
export async function askAll(
  { owner, appId }: Pick<Place, 'owner' | 'appId'>,
  asked: readonly { question: string }[],
): Promise<Span[][]> {
  const found: Span[][] = [];
  for (const { question } of asked) {
    const { body } = await owner.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, {
      question,
      limit: MOST,
    });
    found.push(
      body.passages.map(({ itemName, place }) => ({
        text: itemName,
        from: place.start ?? 0,
        to: place.end ?? 0,
      })),
    );
  }
  return found;
}

export function share(asked: readonly Asked[], found: readonly Span[][], most: number): number {
  const sum = asked.reduce((all, one, at) => all + held(one, found[at]!.slice(0, most)), 0);
  return Math.round((1_000 * sum) / asked.length) / 1_000;
}
