import type { Call } from '@trellis/contract';
import { allRoutes } from '@trellis/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { endUser, FakeModel, type Person, World } from '../index.ts';
import { leastBody } from './bodies.fixture.ts';
import { canaryOf, type House, house, sums } from './town.fixture.ts';

/** No thing has this id. */
const NOTHING = 'f'.repeat(24);
/** After these one is nobody, and would try no further. */
const ENDS =
  /sign-?out|logout|sessions\/end|account\/delete|password$|email-change|auth\/profile|User\/me$/i;

let world: World;
let model: FakeModel | null;
let vera: House;
let mallory: House;
let outsiders: [string, Person][];
let members: [string, Person][];
let calls: Call[];
const isEnding = ({ method, path }: Call): boolean => method !== 'GET' && ENDS.test(path);

/** What a path names beside things: one of several words. */
const NAMED: Record<string, string> = { provider: 'notion' };

/** Sends a call with the ids of some things; what names no thing is a word. */
async function send(person: Person, call: Call, ids: Record<string, string>) {
  const path = call.path.replace(/\{(\w+)\}(?:\{\.\+\})?/g, (_, name: string) => {
    const isTalk = name === 'id' && call.path.includes('/conversations');
    return ids[isTalk ? 'conversationId' : name] ?? NAMED[name] ?? 'hook';
  });
  // Where the app stands in the query, it is named there.
  const isInQuery = call.query instanceof z.ZodObject && 'appId' in call.query.shape;
  const query = isInQuery && !call.path.includes('{appId}') ? `?appId=${ids.appId}` : '';
  const body = call.method === 'GET' ? undefined : (leastBody(call, ids) ?? {});
  const answer = await person.call(
    call.method,
    path + query,
    call.bodyKind === 'multipart' ? new FormData() : body,
  );
  return { status: answer.status, text: JSON.stringify(answer.body ?? null) };
}

/** A fault of ours; a model that answers what was not asked for is its own, and 501 is said of what is not here. */
const isFault = ({ status, text }: { status: number; text: string }): boolean =>
  status >= 500 && status !== 501 && !(status === 502 && text.includes('"model_failed"'));

/** An answer with the ids that were asked for taken out of it. */
const plain = (text: string, ids: Record<string, string>): string =>
  Object.values(ids)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, id) => rest.replaceAll(id, '·'), text)
    .replace(/"(?:errorId|error_id|requestId|traceId|timestamp|token|nonce)":"[^"]*"/g, '');

/** The names of what a path names beside the app, and each alone of one's own things. */
const pathNames = ({ path }: Call): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) =>
      name === 'id' && path.includes('/conversations') ? 'conversationId' : name,
    )
    .filter((name) => name in vera.ids && name !== 'appId' && name !== 'entityName');

const only = (ids: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, ids[name] ?? '']));

const unknown = (ids: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(ids).map((name) => [
      name,
      name === 'entityName' ? 'Note' : name === 'messageId' ? `msgc${'0'.repeat(16)}` : NOTHING,
    ]),
  );

describe.each([
  ['without a model', false],
  ['with a model that answers', true],
])('%s', (_, isAnswering) => {
  beforeAll(async () => {
    model = isAnswering ? await FakeModel.start() : null;
    if (model) model.decides = () => ({ text: 'Answered' });
    world = await World.open(inject('postgres'), model?.env ?? {});
    // The first account of an installation is its admin's, and is none of the two.
    await world.builder('Ada');
    vera = await house(world, 'Vera');
    mallory = await house(world, 'Mallory');
    const { appId } = vera;
    await vera.owner.post(`/api/apps/${appId}/settings`, { appSettings: { visibility: 'invite' } });
    outsiders = [
      ['a stranger', world.stranger()],
      ['an end user of another app', mallory.endUser],
      ['an admin of another app', await endUser(world, mallory.appId, 'boss', 'admin')],
      ['another builder', mallory.owner],
    ];
    const member = async (name: string, role: string): Promise<[string, Person]> => {
      const person = await world.builder(name);
      const { db } = world.services;
      await db
        .insertInto('app_members')
        .values({ app_id: appId, user_id: person.uid, role })
        .execute();
      return [role, person];
    };
    members = [
      ['end user', vera.endUser],
      ['app admin', await endUser(world, appId, 'chief', 'admin')],
      await member('Vic', 'viewer'),
      await member('Edda', 'editor'),
    ];
    calls = allRoutes(world.services).map(({ call }) => call);
  });
  afterAll(async () => {
    await world.close();
    await model?.stop();
  });

  describe('every call, as every kind of outsider', () => {
    it('tells and changes nothing of another’s app, and a builder’s call not even whether there is one', async () => {
      const before = await sums(world, vera);
      const wrong: unknown[] = [];
      let sent = 0;
      const asked = model?.calls.length ?? 0;
      for (const call of calls) {
        if (isEnding(call)) continue;
        for (const [who, person] of outsiders) {
          const foreign = await send(person, call, vera.ids);
          const none = await send(person, call, unknown(vera.ids));
          sent += 2;
          const isBuilders = ['viewer', 'editor', 'owner'].includes(call.who);
          const isAlike =
            foreign.status === none.status &&
            plain(foreign.text, vera.ids) === plain(none.text, unknown(vera.ids));
          const isWrong =
            isFault(foreign) ||
            isFault(none) ||
            (isBuilders && ![401, 404].includes(foreign.status)) ||
            (isBuilders && !isAlike) ||
            (foreign.text.includes(canaryOf('Vera')) && !isPublic(call, foreign.text));
          if (isWrong) wrong.push({ who, call: call.id, foreign, none });
        }
      }
      expect(wrong).toEqual([]);
      expect(sent).toBeGreaterThan(1_800);
      expect(await sums(world, vera)).toEqual(before);
      // What is said to a model is told to somebody: nothing of the app is, for who is outside of it.
      const said = JSON.stringify(model?.calls.slice(asked) ?? []);
      expect(said).not.toContain(canaryOf('Vera'));
    }, 300_000);

    it('finds nothing of another’s app below one’s own', async () => {
      const before = await sums(world, vera);
      const wrong: unknown[] = [];
      for (const call of calls) {
        const isBelow =
          call.path.includes('{appId}') && /\{(?!appId|entityName)\w+\}/.test(call.path);
        if (!isBelow || isEnding(call)) continue;
        for (const [who, person] of [
          ['their owner', mallory.owner] as const,
          ['an end user', mallory.endUser] as const,
          ['an admin', outsiders[2]![1]] as const,
        ]) {
          for (const mine of [[], ...pathNames(call).map((name) => [name])]) {
            const but = { ...(mine.length > 0 ? mallory.ids : {}), appId: mallory.appId };
            const pick = (ids: Record<string, string>) =>
              mine.length > 0 ? { ...but, ...only(ids, mine) } : { ...ids, ...but };
            const [theirs, nobodys] = [pick(vera.ids), pick(unknown(vera.ids))];
            const foreign = await send(person, call, theirs);
            const none = await send(person, call, nobodys);
            if (
              foreign.status !== none.status ||
              plain(foreign.text, theirs) !== plain(none.text, nobodys) ||
              isFault(foreign)
            )
              wrong.push({ who, call: call.id, mine, foreign, none });
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(await sums(world, vera)).toEqual(before);
    }, 120_000);
  });

  describe('every call, as everybody who has a part in the app', () => {
    const RANK = ['viewer', 'editor', 'owner'];

    it('is refused to those whose part is too small, and changes nothing then', async () => {
      const before = await sums(world, vera);
      const wrong: unknown[] = [];
      for (const call of calls) {
        if (isEnding(call)) continue;
        for (const [role, person] of members) {
          const isBelow = RANK.includes(call.who) && RANK.indexOf(role) < RANK.indexOf(call.who);
          if (!isBelow && call.who !== 'admin') continue;
          const answer = await send(person, call, vera.ids);
          if (![401, 403, 404].includes(answer.status)) wrong.push({ role, call: call.id, answer });
        }
      }
      expect(wrong).toEqual([]);
      expect(await sums(world, vera)).toEqual(before);
    }, 120_000);

    it('is no fault of ours for its owner, with things that are there and that are not', async () => {
      const wrong: unknown[] = [];
      const asked = model?.calls.length ?? 0;
      const last = (call: Call) =>
        (call.method === 'DELETE' ? 1 : 0) + (call.path.endsWith('{appId}') ? 1 : 0);
      for (const call of calls.toSorted((a, b) => last(a) - last(b))) {
        if (isEnding(call)) continue;
        for (const ids of [{ ...unknown(vera.ids), appId: vera.appId }, vera.ids]) {
          const answer = await send(vera.owner, call, ids);
          // Where none is connected nothing pretends to be one.
          const needsModel =
            !isAnswering && answer.status === 503 && answer.text.includes('"no_model"');
          // Nor is there anything outside of this machine.
          const needsWorld = answer.status === 502 && answer.text.includes('"upstream_failed"');
          if (isFault(answer) && answer.status !== 501 && !needsModel && !needsWorld)
            wrong.push({ call: call.id, answer });
        }
      }
      expect(wrong).toEqual([]);
      // Otherwise this would be the same as without one.
      expect((model?.calls.length ?? 0) - asked).toBeGreaterThanOrEqual(isAnswering ? 8 : 0);
    }, 300_000);
  });
});

/** What an app shows to whoever comes to its address: its name. */
const isPublic = (call: Call, text: string): boolean =>
  ['appLoginInfo', 'sdkPublicSettings'].includes(call.id) && !text.includes('row');
