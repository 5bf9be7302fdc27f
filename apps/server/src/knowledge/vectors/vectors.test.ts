import type { ContextItem, MeaningState, Passage } from '@trellis/contract';
import { FakeEmbeddings, FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';

/** What people call it, and what the documents do: they have no word in common. */
const CALLED =
  `ship/vessel car/automobile bike/velocipede doctor/physician shoe/footwear sofa/couch lift/elevator
 hat/headgear lawyer/attorney shop/emporium kid/infant storm/tempest thief/burglar stone/boulder soup/broth
 gift/donation beach/seaside meal/banquet road/highway pic/photograph rug/carpet cash/currency boss/employer
 movie/film jail/prison pig/swine rain/drizzle tune/melody tale/fable knife/dagger`
    .split(/\s+/)
    .map((pair) => pair.split('/') as [asked: string, said: string]);
const about = (text: string) =>
  CALLED.findIndex((words) => words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(text)));

/** A text is one of the things that are talked of, and a little of nothing. */
const meaning = (text: string) =>
  Array.from({ length: 32 }, (_, at) => (at === about(text) ? 1 : 0.01));
const filler =
  'It is kept on the upper floor of the old house near the river and is looked after with care. ';
const csv = (pairs = CALLED) =>
  `Name,Text\n${pairs.map(([, said], at) => `n${at},"The ${said}. ${filler.repeat(3)}"`).join('\n')}\n`;

let embeddings: FakeEmbeddings;
let model: FakeModel;
let world: World;
let owner: Person;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  embeddings = await FakeEmbeddings.start(meaning);
  model = await FakeModel.start();
  model.decides = ({ messages }) => {
    const passages = messages
      .at(-1)!
      .content.split(/Passage \d+:\n/)
      .slice(1);
    const questions = passages.map((text) => `Is there any ${CALLED[about(text)]?.[0]}?`);
    return { json: { questions } };
  };
  world = await World.open(inject('postgres'), { ...model.env, ...embeddings.env });
  owner = await world.builder('Olga');
});
beforeEach(() => {
  embeddings.means = meaning;
  embeddings.refuses = null;
});
afterAll(async () => {
  await world.close();
  await model.stop();
  await embeddings.stop();
});

interface Listed {
  contextItems: ContextItem[];
  meaning: MeaningState | null;
}

async function appWith(text = csv(), by = owner, within = world) {
  const { appId } = await makeApp(within, by, {});
  await by.upload(`/api/context/ingest/file?appId=${appId}`, new File([text], 'things.csv'));
  return appId;
}

const listed = async (appId: string, by = owner) =>
  (await by.get<Listed>(`/api/context/items?appId=${appId}`)).body;
const becomes = (appId: string, state: MeaningState['state'], by = owner) =>
  expect
    .poll(async () => (await listed(appId, by)).meaning?.state, { timeout: 40_000 })
    .toBe(state);
const ask = async (appId: string, question: string, by = owner) =>
  (await by.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, { question })).body
    .passages;
const kept = async (appId: string) => {
  const { rows } = await world.services.pool.query<{ model: string; n: number }>(
    'SELECT model, count(*)::int AS n FROM context_vectors WHERE app_id = $1 GROUP BY 1',
    [appId],
  );
  return rows;
};

it('what people call otherwise is found by its meaning, where a trial with the app’s own passages shows that it does good', async () => {
  const appId = await appWith();
  await becomes(appId, 'used');
  const { trial, model: name } = (await listed(appId)).meaning!;
  expect(name).toBe('fake-embed');
  expect(trial).toEqual({
    questions: 30,
    words: { best3: 0, best5: 0 },
    meaning: { best3: 30, best5: 30 },
  });
  const [first] = await ask(appId, 'Where is the car?');
  expect(first!.text).toContain('automobile');
  expect(first!.likeness).toBeGreaterThan(0.9);
  // Words still count.
  expect((await ask(appId, 'burglar'))[0]!.text).toContain('burglar');
  const { rows } = await world.services.pool.query(
    `SELECT record->'modelInfo'->>'model' AS model FROM usage_records WHERE app_id = $1`,
    [appId],
  );
  expect(rows).toEqual([{ model: 'fake-embed' }]);

  // A provider that does not answer costs nobody an answer.
  embeddings.faults.push({ status: 500 });
  const byWords = await ask(appId, 'The dagger, where?');
  expect(byWords[0]!.text).toContain('dagger');
  expect(byWords[0]!.likeness).toBeUndefined();
});

it('embeddings that say nothing are left alone: what is found is what words find', async () => {
  let seed = 1;
  embeddings.means = () =>
    Array.from({ length: 32 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648 - 0.5;
    });
  model.decides = ({ messages }) => {
    const passages = messages
      .at(-1)!
      .content.split(/Passage \d+:\n/)
      .slice(1);
    return { json: { questions: passages.map((text) => CALLED[about(text)]?.[1]) } };
  };
  const appId = await appWith();
  await becomes(appId, 'unused');
  const [first] = await ask(appId, 'The attorney');
  expect(first!.text).toContain('attorney');
  expect(first!.likeness).toBeUndefined();
});

it('failures are gone on from, nothing is embedded twice, and one passage that is refused keeps none of the others', async () => {
  embeddings.refuses = /boulder/;
  embeddings.faults.push({ status: 429 }, 'cut', { body: { data: [] } }, { body: { hello: 1 } });
  const before = embeddings.texts.length;
  const appId = await appWith();
  // The next try comes sooner than it would.
  const again = () =>
    world.services.work.send('data-meaning', { appId }, { key: appId, now: true });
  await expect
    .poll(
      async () => {
        await again();
        return (await kept(appId))[0]?.n;
      },
      {
        interval: 200,
      },
    )
    .toBe(29);
  await expect.poll(async () => (await listed(appId)).meaning?.state).not.toBe('reading');
  const passages = embeddings.texts.slice(before).filter((text) => text.includes(filler));
  expect(new Set(passages).size).toBe(passages.length);
  const [item] = (await listed(appId)).contextItems;
  await owner.call('DELETE', `/api/context/${item!.id}`);
  await world.services.pool.query(
    `UPDATE context_items SET deleted_at = now() - interval '2 hours' WHERE app_id = $1`,
    [appId],
  );
  await owner.call('GET', '/api/context/items');
  await world.services.work.run('data-items-gone');
  await expect.poll(() => kept(appId)).toEqual([]);
});

it('another model embeds anew and is never mixed with the one before; a day’s tokens are a limit', async () => {
  const appId = await appWith();
  await becomes(appId, 'unused');
  const { services } = world;
  const other = await World.open(inject('postgres'), {
    ...model.env,
    ...embeddings.env,
    EMBEDDING_TOKENS: '100',
  });
  try {
    const ben = await other.builder('Ben');
    const limited = await appWith(csv(), ben, other);
    await expect
      .poll(async () => (await listed(limited, ben)).meaning?.problem)
      .toContain('daily limit');
    expect((await listed(limited, ben)).meaning?.state).toBe('reading');
    expect((await ask(limited, 'swine', ben))[0]!.text).toContain('swine');
  } finally {
    await other.close();
  }
  await services.pool.query(
    `UPDATE context_embeddings SET model = 'compatible:old' WHERE app_id = $1`,
    [appId],
  );
  await services.pool.query(
    `UPDATE context_vectors SET model = 'compatible:old' WHERE app_id = $1`,
    [appId],
  );
  await services.work.run('data-meaning-due');
  await expect.poll(() => kept(appId)).toEqual([{ model: 'compatible:fake-embed', n: 30 }]);
});

it('without a model that embeds nothing is different', async () => {
  const plain = await World.open(inject('postgres'), model.env);
  try {
    const ann = await plain.builder('Ann');
    const appId = await appWith(csv(), ann, plain);
    await expect
      .poll(async () => (await listed(appId, ann)).contextItems[0]?.status)
      .toBe('synced');
    expect((await listed(appId, ann)).meaning).toBeNull();
    const [first] = await ask(appId, 'swine', ann);
    expect(first!.text).toContain('swine');
    expect(Object.keys(first!)).not.toContain('likeness');
  } finally {
    await plain.close();
  }
});
