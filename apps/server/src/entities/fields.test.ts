import { endUser, makeApp, openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const text = { type: 'string' } as const;
const ADMINS = { user_condition: { role: 'admin' } };
const OWN = { created_by_id: '{{user.id}}' };

const world = await openWorld();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, {
  live: true,
  entities: {
    Staff: {
      properties: {
        name: text,
        salary: { type: 'number', rls: { read: ADMINS, write: ADMINS } },
        grade: { ...text, rls: { write: ADMINS } },
        diary: { ...text, rls: { read: OWN } },
      },
      permissions: { read: 'anonymous', write: 'all' },
    },
    File: {
      properties: {
        name: text,
        profile: {
          type: 'object',
          properties: {
            city: text,
            ssn: { ...text, rls: { read: ADMINS, write: ADMINS } },
            level: { ...text, rls: { write: ADMINS } },
            note: { ...text, rls: { read: OWN } },
          },
        },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            properties: { sku: text, cost: { type: 'number', rls: { read: ADMINS } } },
          },
        },
      },
      permissions: { read: 'anonymous', write: 'all' },
    },
    Request: {
      properties: {
        title: text,
        answer: { ...text, rls: { create: false, update: ADMINS } },
        code: { ...text, rls: { create: true, update: false } },
        secret: { ...text, rls: { read: ADMINS, create: true } },
      },
      permissions: { read: 'anonymous', write: 'all' },
    },
    User: {
      properties: {
        nickname: text,
        card: {
          type: 'object',
          properties: { n: text, pin: { ...text, rls: { read: ADMINS, write: ADMINS } } },
        },
        size: { ...text, enum: ['S', 'M'] },
        credits: { type: 'number', rls: { write: ADMINS } },
        rating: { ...text, rls: { read: ADMINS } },
      },
    },
  },
});
const at = `/live_api/apps/${appId}/entities`;
const sdk = `/api/apps/${appId}/entities/Staff`;
const [ann, ben] = await Promise.all([endUser(world, appId, 'ann'), endUser(world, appId, 'ben')]);
const boss = await endUser(world, appId, 'boss', 'admin');

type Fields = Record<string, unknown> & { id: string };
const rows = async (who: Person, query = '') =>
  (await who.get<Fields[]>(`${at}/Staff${query}`)).body;

describe('fields with rules of their own', () => {
  it('are read, filtered by and written by those whom the rule lets', async () => {
    const sent = { name: 'Ann', salary: 9, grade: 'A', diary: 'mine' };
    const made = (await ann.post<Fields>(`${at}/Staff`, sent)).body;
    expect(made).toMatchObject({ name: 'Ann', diary: 'mine' });
    expect(made).not.toHaveProperty('salary');
    expect(made).not.toHaveProperty('grade');
    await boss.put(`${at}/Staff/${made.id}`, { salary: 4000, grade: 'B' });

    expect((await rows(boss))[0]).toMatchObject({ salary: 4000, grade: 'B' });
    expect((await rows(boss))[0]).not.toHaveProperty('diary');
    expect((await rows(ann))[0]).toMatchObject({ grade: 'B', diary: 'mine' });
    expect((await rows(ann))[0]).not.toHaveProperty('salary');
    expect((await rows(ben))[0]).not.toHaveProperty('diary');

    // Nobody finds out by asking.
    for (const query of ['?q={"salary":4000}', '?q={"diary":"mine"}', '?sort=-salary']) {
      const answer = await ben.get(`${at}/Staff${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
    const one = (await ben.get<Fields>(`${at}/Staff/${made.id}`)).body;
    expect(one).toMatchObject({ name: 'Ann', grade: 'B' });
    expect(one).not.toHaveProperty('salary');

    // Who writes the whole row back changes what is theirs to change.
    await ann.put(`${at}/Staff/${made.id}`, { ...made, grade: 'Z', salary: 1, diary: 'still' });
    expect((await rows(boss))[0]).toMatchObject({ salary: 4000, grade: 'B' });
    await ben.put(`${at}/Staff/${made.id}`, { diary: 'his', name: 'Anna' });
    expect((await rows(ann))[0]).toMatchObject({ name: 'Anna', diary: 'still' });
    // Builders know everything.
    expect((await rows(owner))[0]).toMatchObject({ salary: 4000, diary: 'still' });
  });

  it('are written by every way that changes or makes rows as by single ones', async () => {
    const { id } = (await ann.post<Fields>(`${at}/Staff`, { name: 'One', diary: '1' })).body;
    const diary = async () => (await ann.get<Fields>(`${at}/Staff/${id}`)).body.diary;
    const ways: [string, string, (diary: string) => unknown][] = [
      ['PUT', `${sdk}/bulk`, (to) => [{ id, diary: to }]],
      ['PATCH', `${sdk}/update-many`, (to) => ({ query: { id }, data: { $set: { diary: to } } })],
      ['POST', `${sdk}/upsert`, (to) => ({ records: [{ name: 'One', diary: to }], key: 'name' })],
      ['PUT', `${at}/Staff/bulk`, (to) => ({ changes: [{ id, data: { diary: to } }] })],
      ['PUT', `${at}/Staff/${id}`, (to) => ({ diary: to, $base: { name: 'One' } })],
    ];
    for (const [method, path, body] of ways) {
      const way = `${method} ${path}`;
      await ben.call(method, path, body('stolen'));
      await ann.call(method, path, body(way));
      expect(await diary()).toBe(way);
    }
    // What somebody saw of it counts as what they saw of any field.
    const stale = await ann.put(`${at}/Staff/${id}`, { diary: 'x', $base: { diary: 'else' } });
    expect(stale.status).toBe(409);

    const records = [{ name: 'Two', diary: '2' }];
    await ann.post(`${sdk}/upsert`, { records, key: 'name' });
    const form = new FormData();
    form.append('file', new File(['name,diary\nThree,3\n'], 'staff.csv'));
    await ann.post(`${at}/Staff/import`, form);
    expect(await rows(ann, '?q={"name":{"$in":["Two","Three"]}}&sort=name')).toMatchObject([
      { name: 'Three', diary: '3' },
      { name: 'Two', diary: '2' },
    ]);
  });

  it('hold at every depth, whatever is asked', async () => {
    const files = `${at}/File`;
    const own = `${sdk.replace('Staff', 'File')}`;
    const made = (
      await ann.post<Fields>(files, {
        name: 'f',
        profile: { city: 'Graz', ssn: 'mine', level: 'top', note: 'n' },
        lines: [{ sku: 'a', cost: 1 }],
      })
    ).body;
    expect(made.profile).toEqual({ city: 'Graz', note: 'n' });
    expect(made.lines).toEqual([{ sku: 'a' }]);
    const whole = { city: 'Graz', ssn: '9-ssn-9', level: 'low', note: 'n' };
    const lines = [
      { sku: 'a', cost: 7 },
      { sku: 'b', cost: 8 },
    ];
    await boss.put(`${files}/${made.id}`, { profile: whole, lines });
    // The boss does not read what is only the creator's, so that stays what it was.
    const of = async (who: Person) => (await who.get<Fields>(`${files}/${made.id}`)).body;
    expect((await of(boss)).profile).toEqual({ city: 'Graz', ssn: '9-ssn-9', level: 'low' });
    expect((await of(owner)).profile).toEqual(whole);
    for (const who of [ben, world.stranger()]) {
      expect((await of(who)).profile).toEqual({ city: 'Graz', level: 'low' });
      for (const path of [files, own]) {
        const [row] = (await who.get<Fields[]>(path)).body;
        expect(row?.profile).toEqual({ city: 'Graz', level: 'low' });
        expect(row?.lines).toEqual([{ sku: 'a' }, { sku: 'b' }]);
      }
      const page = await who.get<{ items: Fields[] }>(`${own}/v2/list?limit=5`);
      expect(JSON.stringify(page.body)).not.toContain('9-ssn-9');
    }

    // No value is found out by asking: not by the part, not by the whole, not in any order.
    const asked = [
      { 'profile.ssn': '9-ssn-9' },
      { profile: whole },
      { profile: { $in: [whole] } },
      { profile: { $ne: whole } },
      { 'lines.cost': 7 },
      { lines: { $elemMatch: { cost: 7 } } },
      { lines: { $elemMatch: { $eq: { sku: 'a', cost: 7 } } } },
      { lines: { $all: [{ sku: 'a', cost: 7 }] } },
      { lines: lines },
    ];
    for (const q of asked) {
      const query = encodeURIComponent(JSON.stringify(q));
      expect([q, (await ben.get(`${files}?q=${query}`)).status]).toEqual([q, 400]);
      // The other dialect takes a field that it does not know for one that nobody has.
      const none = (await ben.get<Fields[]>(`${own}?q=${query}`)).body;
      const turned = (
        await ben.get<Fields[]>(`${own}?q=${encodeURIComponent(JSON.stringify({ $nor: [q] }))}`)
      ).body;
      for (const answer of [none, turned]) expect(JSON.stringify(answer)).not.toMatch(/123|"cost"/);
    }
    for (const sort of ['profile.ssn', '-profile', 'lines'])
      expect((await ben.get(`${files}?sort=${sort}`)).status).toBe(400);
    expect((await ben.get(`${files}?q={"profile.city":"Graz"}`)).body).toHaveLength(1);
    expect((await ben.get(`${files}?q={"lines.sku":"b"}`)).body).toHaveLength(1);

    // Nor does writing it, in whatever way, and what is not seen is not lost.
    await ben.put(`${files}/${made.id}`, {
      profile: { city: 'Linz', ssn: 'stolen', level: 'top', note: 'x' },
      lines: [{ sku: 'z', cost: 0 }],
    });
    expect(await of(owner)).toMatchObject({ profile: { ...whole, city: 'Linz' }, lines });
    await ben.put(`${files}/${made.id}`, { profile: null, lines: [] });
    expect(await of(owner)).toMatchObject({
      profile: { ssn: '9-ssn-9', level: 'low', note: 'n' },
      lines,
    });
    await ben.call('PATCH', `${own}/update-many`, {
      query: {},
      data: { $set: { 'profile.ssn': 'x', 'profile.city': 'Wien' }, $unset: { lines: '' } },
    });
    expect(await of(owner)).toMatchObject({ profile: { ...whole, city: 'Wien' }, lines });
  });

  it('hold by operation where they differ by it', async () => {
    const requests = `${at}/Request`;
    const sent = { title: 't', answer: 'yes', code: 'c1', secret: 's' };
    const made = (await ann.post<Fields>(requests, sent)).body;
    expect(made).toMatchObject({ title: 't', code: 'c1' });
    expect(made).not.toHaveProperty('answer');
    expect(made).not.toHaveProperty('secret');
    await ann.put(`${requests}/${made.id}`, { code: 'c2', answer: 'yes', secret: 'other' });
    const stored = async () => (await owner.get<Fields>(`${requests}/${made.id}`)).body;
    expect(await stored()).toMatchObject({ code: 'c1', secret: 's' });
    expect(await stored()).not.toHaveProperty('answer');
    await boss.put(`${requests}/${made.id}`, { answer: 'no', code: 'c3' });
    expect(await stored()).toMatchObject({ answer: 'no', code: 'c1' });
    await ann.put(`${sdk.replace('Staff', 'Request')}/bulk`, [{ id: made.id, code: 'c4' }]);
    expect((await stored()).code).toBe('c1');
  });

  it('hold for what users know and change of themselves', async () => {
    const changed = await ann.put<Fields>(`${at}/User/me`, {
      nickname: 'A',
      credits: 99,
      rating: 'x',
    });
    expect(changed.body).toMatchObject({ nickname: 'A' });
    expect(changed.body).not.toHaveProperty('credits');
    await boss.put(`${at}/User/${ann.uid}`, { credits: 5, rating: 'good' });
    const me = (await ann.get<Fields>(`${at}/User/me`)).body;
    expect(me).toMatchObject({ nickname: 'A', credits: 5 });
    expect(me).not.toHaveProperty('rating');
  });

  it('keep profiles to their schema, at every depth', async () => {
    const me = `${at}/User/me`;
    expect((await ann.put(me, { size: 'XXL' })).status).toBe(422);
    expect((await ann.put(me, { $where: 1 })).status).toBe(422);
    expect((await ann.put(me, { nickname: { $ne: null } })).status).toBe(422);
    expect((await ann.put(me, { size: 'M', theme: 'dark' })).body).toMatchObject({
      size: 'M',
      theme: 'dark',
    });
    await boss.put(`${at}/User/${ann.uid}`, { card: { n: '1', pin: '99' } });
    const changed = await ann.put<Fields>(me, { card: { n: '2', pin: '00' } });
    expect(changed.body.card).toEqual({ n: '2' });
    expect((await boss.get<Fields>(`${at}/User/${ann.uid}`)).body.card).toEqual({
      n: '2',
      pin: '99',
    });
  });
});
