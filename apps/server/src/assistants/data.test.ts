import { type ContextItem, type Talk, VISITOR_KEY_HEADER } from '@trellis/contract';
import { makeApp, openModel, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, { live: true, name: 'Yard' });
await owner.post(`/api/apps/${appId}/chat/activate`, { isActive: true });
for (const context of [
  '# Hours\n\nThe yard is open from Monday to Friday, from 8 to 17.',
  '# Returns\n\nSails that were cut are not taken back.',
])
  await owner.post(`/api/context/ingest/text?appId=${appId}`, { context });

const ask = async <T>(path: string, body: object): Promise<T> => {
  const answer = await world.stranger().fetch(`/api/assistants/${appId}${path}`, {
    method: 'POST',
    headers: { [VISITOR_KEY_HEADER]: 'k'.repeat(40), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
};

it('an assistant answers from the data, with the sources that it names', async () => {
  await expect
    .poll(async () => {
      const { body } = await owner.get<{ contextItems: ContextItem[] }>(
        `/api/context/items?appId=${appId}`,
      );
      return body.contextItems.map(({ status }) => status);
    })
    .toEqual(['synced', 'synced']);
  const { talkId } = await ask<{ talkId: string }>('/talks', {});
  model.will({ text: 'Until five in the afternoon [1].' }, { text: 'I do not know.' });
  const { messages } = await ask<Talk>(`/talks/${talkId}/messages`, {
    text: 'When does the yard close on Monday?',
    wait: true,
  });
  const asked = model.calls.at(-1)!.messages;
  expect(asked[0]!.content).toContain('found in the data of this app');
  expect(asked.at(-1)!.content).toContain('<passage 1 of “Hours, Hours”>');
  expect(messages.at(-1)?.sources).toMatchObject([{ n: 1, name: 'Hours' }]);
  // What it does not name, it did not use.
  const later = await ask<Talk>(`/talks/${talkId}/messages`, { text: 'And zebras?', wait: true });
  expect(later.messages.at(-1)).toMatchObject({ text: 'I do not know.', sources: [] });
  expect(later.messages.at(-3)?.sources).toHaveLength(1);
});
