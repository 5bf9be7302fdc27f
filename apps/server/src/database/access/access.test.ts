import type { AccessWarning } from '@trellis/contract';
import { endUser, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const text = { type: 'string' } as const;
const world = await openWorld();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, {
  live: true,
  entities: {
    Enquiry: {
      properties: { name: text, email: { ...text, format: 'email' } },
      permissions: { read: 'anonymous', write: 'anonymous' },
    },
    Venue: {
      properties: { name: text, street_address: text },
      permissions: { read: 'anonymous', write: 'admin' },
    },
    Visit: {
      properties: { guest_name: text, day: { ...text, format: 'date' } },
      permissions: { read: 'all', write: 'creator' },
    },
    Dish: {
      properties: { name: text, price: { type: 'number' } },
      permissions: { read: 'anonymous', write: 'admin' },
    },
    Report: {
      properties: { title: text, team: text },
      rls: { read: { team: '{{user.data.team}}' }, write: { user_condition: { is_boss: true } } },
    },
    User: {
      properties: {
        team: text,
        is_boss: { type: 'boolean', rls: { write: { user_condition: { role: 'admin' } } } },
      },
    },
  },
});
const ann = await endUser(world, appId, 'ann');

interface Answer {
  warnings: AccessWarning[];
}
const warned = async () =>
  (await owner.get<Answer>(`/api/apps/${appId}/access-warnings`)).body.warnings.map(
    ({ entity, kind, fields, readers }) => [entity, kind, fields.join(), readers].join(' '),
  );
const fix = (entity: string, kind: string, who = owner) =>
  who.post<Answer>(`/api/apps/${appId}/access-warnings/fix`, { entity, fix: kind });

describe('warnings of who reaches what', () => {
  it('name personal data that are open, and rules that people fulfil by themselves', async () => {
    expect(await warned()).toEqual([
      'Enquiry personal email anyone',
      'Report self_given team anyone',
      'Venue personal street_address anyone',
      'Visit personal guest_name signed_in',
    ]);
    // It is no empty word: whoever writes the team reads its reports.
    const reports = `/live_api/apps/${appId}/entities/Report`;
    await owner.post(reports, { title: 'secret', team: 'board' });
    expect((await ann.get(reports)).body).toEqual([]);
    await ann.put(`/live_api/apps/${appId}/entities/User/me`, { team: 'board' });
    expect((await ann.get(reports)).body).toHaveLength(1);
  });

  it('are closed by one click, in a version that can be taken back', async () => {
    expect((await fix('Enquiry', 'close', ann)).status).toBe(401);
    expect((await fix('Enquiry', 'close')).status).toBe(200);
    expect((await fix('Visit', 'close')).status).toBe(200);
    expect((await fix('Venue', 'keep')).status).toBe(200);
    expect((await fix('Report', 'admin_written')).status).toBe(200);
    expect(await warned()).toEqual([]);
    expect((await fix('Report', 'admin_written')).status).toBe(409);
    await owner.post(`/api/apps/${appId}/publication`, {});

    const at = (name: string) => `/live_api/apps/${appId}/entities/${name}`;
    const stranger = world.stranger();
    expect((await stranger.post(at('Enquiry'), { name: 'S', email: 's@x.example' })).status).toBe(
      201,
    );
    expect((await stranger.get(at('Enquiry'))).body).toEqual([]);
    expect((await ann.get(at('Enquiry'))).body).toEqual([]);
    await ann.post(at('Visit'), { guest_name: 'Ann' });
    const ben = await endUser(world, appId, 'ben');
    expect((await ann.get(at('Visit'))).body).toHaveLength(1);
    expect((await ben.get(at('Visit'))).body).toEqual([]);
    await ben.put(at('User/me'), { team: 'board' });
    expect((await ben.get(at('Report'))).body).toEqual([]);
  });

  it('hold what is open against what the conversation says of privacy, whoever wrote it', async () => {
    let said = 0;
    const say = (text: string) =>
      world.services.db
        .insertInto('messages')
        .values({
          app_id: appId,
          id: `msgc${String(++said).padStart(16, '0')}`,
          role: 'user',
          body: JSON.stringify({ id: 'x', role: 'user', parts: [{ type: 'text', text }] }),
          version_id: null,
          parent: null,
        })
        .execute();
    await say('An app for a kitchen with dishes, enquiries and venues');
    expect(await warned()).toEqual([]);
    await say('Each person only sees their own dishes');
    expect(await warned()).toEqual(['Dish spoken  anyone']);
    await say('Everyone can see the dishes');
    expect(await warned()).toEqual([]);
    await say('Dishes are private');
    expect(await warned()).toEqual(['Dish spoken  anyone']);
    expect((await fix('Dish', 'keep')).status).toBe(200);
    expect(await warned()).toEqual([]);
  });
});
