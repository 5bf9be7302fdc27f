import { setTimeout as sleep } from 'node:timers/promises';
import { FakeEmbeddings, FakeModel, type Meaning, World } from '@trellis/testing';
import type { Figure } from '../figure.ts';
import { byAnswers, byChance, byLetters, overlaps, plainText } from './meanings.ts';
import { addText, type Place, place, settled } from './place.ts';
import { askAll, share } from './retrieval.ts';
import { type Asked, questions, TEXTS, textOf } from './set.ts';

/**
 * What embeddings of three kinds make of the set, through the product's own trial: it is never to find less than words do.
 * The trial is asked every other question of the set, as a good model would write them; all are counted.
 */
export async function withMeaning(host: string): Promise<Figure[]> {
  const asked = questions();
  const kinds: [string, Meaning][] = [
    ['that say nothing', byChance],
    ['of letters', byLetters],
    ['that are good', byAnswers(asked)],
  ];
  const figures: Figure[] = [];
  let words: { best3: number; best5: number } | null = null;
  for (const [name, meaning] of kinds) {
    const found = await withOne(host, asked, meaning);
    words ??= found.words;
    for (const most of [3, 5] as const)
      figures.push({
        figure: `retrieval · with embeddings ${name} (${found.state}), the best ${most} hold`,
        value: found.with[`best${most}`],
        unit: '',
        goal: { atLeast: words[`best${most}`] },
        beside: { what: 'by words', value: words[`best${most}`] },
      });
  }
  return figures;
}

async function withOne(host: string, asked: readonly Asked[], meaning: Meaning) {
  const embeddings = await FakeEmbeddings.start(meaning);
  const model = await FakeModel.start();
  model.decides = ({ messages }) => ({
    json: { questions: written(messages.at(-1)!.content, asked) },
  });
  const world = await World.open(host, { ...model.env, ...embeddings.env });
  try {
    const where = await place(world, await world.builder('Olga'));
    for (const name of TEXTS) await addText(where.owner, where.appId, name, textOf(name));
    await settled(world, where.appId);
    const words = await measured(where, asked);
    const state = await tried(where);
    return { words, state, with: await measured(where, asked) };
  } finally {
    await world.close();
    await model.stop();
    await embeddings.stop();
  }
}

async function measured(where: Place, asked: readonly Asked[]) {
  const found = await askAll(where, asked);
  return { best3: share(asked, found, 3), best5: share(asked, found, 5) };
}

/** Waits for the trial's end. */
async function tried({ owner, appId }: Place): Promise<string> {
  for (;;) {
    const { body } = await owner.get<{ meaning: { state: string } | null }>(
      `/api/context/items?appId=${appId}`,
    );
    if (body.meaning && body.meaning.state !== 'reading' && body.meaning.state !== 'untried')
      return body.meaning.state;
    await sleep(500);
  }
}

/** For each passage a question of the set that it answers; for one without, some of its words. */
function written(prompt: string, asked: readonly Asked[]): string[] {
  return prompt
    .split(/Passage \d+:\n/)
    .slice(1)
    .map((text) => {
      const plain = plainText(text);
      const own = asked.find(
        (one, n) =>
          n % 2 === 0 &&
          one.answers.some(([from, to]) =>
            overlaps(plain, plainText(textOf(one.text).slice(from, to))),
          ),
      );
      const middle = plain.slice(plain.length / 2).split(' ');
      return own?.question ?? `What about ${middle.slice(1, 8).join(' ')}?`;
    });
}
