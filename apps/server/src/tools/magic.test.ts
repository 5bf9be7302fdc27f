import { makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
let ann: Person;
beforeAll(async () => {
  world = await World.open(inject('postgres'));
  ann = await world.builder('Ann');
});
afterAll(() => world.close());

it('without a model a field comes from the words that name it', async () => {
  const { appId } = await makeApp(world, ann, { name: 'Homes' });
  const made = await ann.post<{ result: unknown }>('/api/builder/magicCreate', {
    appId,
    magicType: 'field',
    input: 'mood: calm, bold',
    prompt: '',
  });
  expect(made.body.result).toEqual({
    name: 'Mood',
    type: 'select',
    options: [{ label: 'calm' }, { label: 'bold' }],
  });
  const none = await ann.post('/api/builder/magicCreate', {
    appId,
    magicType: 'field',
    input: '',
    prompt: '',
  });
  expect(none.body).toMatchObject({
    message: 'Magic edit failed, try again using a different field name',
  });
});
