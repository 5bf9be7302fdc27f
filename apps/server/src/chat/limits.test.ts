import { makeApp, openModel, openWorld, type Person, sendMessage } from '@trellis/testing';
import { expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld({
  ...model.env,
  PLAN_LIMITS: '{"galaxy":{"builderMessages":5,"dailyMessages":3}}',
});

async function say(person: Person, appId: string) {
  const response = await sendMessage(person, appId, 'hello');
  const text = await response.text();
  return { status: response.status, error: response.ok ? null : JSON.parse(text).error };
}
const counters = async (person: Person) =>
  await world.services.db
    .selectFrom('accounts')
    .select(['builder_messages', 'daily_messages'])
    .where('user_id', '=', person.uid)
    .executeTakeFirstOrThrow();

it('of many messages at once no more pass than the day has left, and the next day begins anew', async () => {
  const olga = await world.builder('Olga');
  const apps = await Promise.all([1, 2, 3, 4, 5, 6].map(() => makeApp(world, olga, {})));
  const answers = await Promise.all(apps.map(({ appId }) => say(olga, appId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status === 429)?.error).toEqual({
    code: 'daily-chat-messages-limit-reached',
    message:
      'You have reached your daily limit of 3 messages. Please try again tomorrow or upgrade to a paid plan to remove daily limit.',
  });
  expect(await counters(olga)).toEqual({ builder_messages: 3, daily_messages: 3 });
  await world.services.db
    .updateTable('accounts')
    .set({ daily_on: '2020-01-01' })
    .where('user_id', '=', olga.uid)
    .execute();
  const next = await Promise.all(apps.map(({ appId }) => say(olga, appId)));
  expect(next.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(next.find(({ status }) => status === 429)?.error).toEqual({
    code: 'builder-chat-messages-limit-reached',
    message:
      'You have reached your builder chat messages limit. Please upgrade your plan to continue.',
  });
});

it('a turn that fails, and a message that is refused, charge nobody', async () => {
  const otto = await world.builder('Otto');
  const { appId } = await makeApp(world, otto, {});
  for (let n = 0; n < 4; n++) {
    model.will({ status: 400 });
    expect((await say(otto, appId)).status).toBe(200);
  }
  expect(await counters(otto)).toEqual({ builder_messages: 0, daily_messages: 0 });
  model.will({ text: 'word '.repeat(40), everyMs: 10 });
  const answers = await Promise.all([1, 2, 3].map(() => say(otto, appId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await counters(otto)).toEqual({ builder_messages: 1, daily_messages: 1 });
});
