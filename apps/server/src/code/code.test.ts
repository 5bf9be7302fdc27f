import { makeApp, openModel, openWorld, type Reply, sendMessage, writes } from '@trellis/testing';
import { beforeEach, describe, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
// The first account of a world is its admin.
const ann = await world.builder('Ann');
const bob = await world.builder('Bob');
beforeEach(() => model.reset());

const PAGE = 'export default function Home() {\n  return <h1>Hello</h1>;\n}\n';
const SCHEMA = { properties: { text: { type: 'string' as const } } };

interface Listed {
  versionId: string;
  versionKind: string;
  canEdit: boolean;
  files: { id: string; hash: string; content?: string }[];
}
interface Entry {
  id: string;
  kind: string;
  isPublished: boolean;
}

async function space(files: Record<string, string> = { 'pages/Home.tsx': PAGE }) {
  const { appId } = await makeApp(world, ann, { files, entities: { Note: SCHEMA } });
  expect((await ann.post(`/api/apps/${appId}/space`)).status).toBe(200);
  const at = `/api/apps/${appId}/files`;
  return {
    appId,
    at,
    list: async (who = ann) => (await who.get<Listed>(`${at}?content=true`)).body,
    file: async (id: string) =>
      (await ann.get<Listed>(`${at}?content=true`)).body.files.find((file) => file.id === id),
    save: (id: string, content: string, base?: string | null, who = ann) =>
      who.post(`${at}/update`, { file: { id, content, base } }),
    history: async () =>
      (await ann.get<{ versions: Entry[] }>(`/api/apps/${appId}/versions`)).body.versions,
  };
}

describe('saving', () => {
  it('is for admins, in space apps; others with a role read, and strangers find nothing', async () => {
    const { appId, at, list, save } = await space();
    await world.join(appId, bob, 'editor');
    expect(await list(bob)).toMatchObject({ canEdit: false });
    expect((await list(bob)).files.map(({ id }) => id)).toEqual([
      'entities/Note.json',
      'pages/Home.tsx',
    ]);
    const refused = await save('pages/Home.tsx', 'x', undefined, bob);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Only admins can change code here. You can read it.',
    ]);
    expect((await bob.post(`${at}/delete`, { fileId: 'pages/Home.tsx' })).status).toBe(403);
    const carl = await world.builder('Carl');
    expect((await carl.get(at)).status).toBe(404);
    expect((await save('pages/Home.tsx', 'x', undefined, carl)).status).toBe(404);

    const generated = await makeApp(world, ann, { files: { 'pages/Home.tsx': PAGE } });
    const answer = await ann.post(`/api/apps/${generated.appId}/files/update`, {
      file: { id: 'pages/Home.tsx', content: 'x' },
    });
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'code_blocked']);
  });

  it('refuses entities and paths where no file stands', async () => {
    const { save } = await space();
    expect((await save('entities/Note.json', '{}')).body.error).toMatchObject({
      code: 'read_only',
    });
    for (const path of ['../x.tsx', 'pages/a b.tsx', '.trellis/blueprint.json', '/etc/passwd'])
      expect([path, (await save(path, 'x')).status]).toEqual([path, 422]);
  });

  it('amends one version, until it is published or the assistant takes a turn', async () => {
    const { appId, save, history } = await space();
    const before = (await history()).length;
    for (const n of [1, 2, 3]) await save('pages/Home.tsx', PAGE.replace('Hello', `Hello ${n}`));
    expect((await history()).length).toBe(before + 1);
    expect((await history())[0]).toMatchObject({ kind: 'manual' });
    // Of the saves in between nothing is kept.
    const { rows } = await world.services.pool.query(
      'SELECT count(*)::int AS n FROM blobs WHERE app_id = $1',
      [appId],
    );
    expect(rows[0].n).toBe(3);

    expect((await ann.post(`/api/apps/${appId}/publication`)).status).toBe(200);
    await save('pages/Home.tsx', PAGE.replace('Hello', 'Later'));
    const afterPublish = await history();
    expect(afterPublish.length).toBe(before + 2);
    expect(afterPublish[1]).toMatchObject({ isPublished: true });

    model.will({ text: 'I only talk.' });
    await say(appId, 'what can you do?');
    await save('pages/Home.tsx', PAGE.replace('Hello', 'After the turn'));
    expect((await history()).length).toBe(before + 3);
  });

  it('keeps a save with an error in it', async () => {
    const { save, file, appId } = await space();
    expect((await save('pages/Home.tsx', 'export default function (')).status).toBe(200);
    expect((await file('pages/Home.tsx'))?.content).toBe('export default function (');
    const { body } = await ann.get<{ diagnostics: { severity: string }[] }>(
      `/api/apps/${appId}/preview`,
    );
    expect(body.diagnostics[0]).toMatchObject({ severity: 'error', file: 'pages/Home.tsx' });
    expect((await ann.post(`/api/apps/${appId}/publication`)).status).toBe(409);
  });

  it('is refused where somebody else was there before, and takes an answer that got lost for done', async () => {
    const { save, file } = await space();
    const { hash } = (await file('pages/Home.tsx'))!;
    const mine = PAGE.replace('Hello', 'Mine');
    expect((await save('pages/Home.tsx', mine, hash)).status).toBe(200);
    const theirs = await save('pages/Home.tsx', PAGE.replace('Hello', 'Theirs'), hash);
    expect([theirs.status, theirs.body.error?.code]).toEqual([409, 'file_changed']);
    expect((await save('pages/Home.tsx', mine, hash)).status).toBe(200);
    expect((await file('pages/Home.tsx'))?.content).toBe(mine);
    expect((await save('pages/Home.tsx', PAGE, null)).status).toBe(409);
    expect((await save('components/New.tsx', PAGE, null)).status).toBe(200);
    expect((await save('components/Gone.tsx', PAGE, hash)).status).toBe(409);
  });

  it('lets one of many pass that stand on the same text', async () => {
    const { save, file } = await space();
    const { hash } = (await file('pages/Home.tsx'))!;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save('pages/Home.tsx', PAGE + n, hash)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('a file', () => {
  it('is deleted with what refers to it, in one version', async () => {
    const { appId, at, history, file } = await space({
      'pages/Home.tsx':
        "import Card from '@/components/Card';\nexport default () => <main><Card /></main>;\n",
      'components/Card.tsx': PAGE,
    });
    const query = `${at}/references?fileId=components/Card.tsx`;
    const { references } = (
      await ann.get<{ references: { path: string; updated: string; hash: string }[] }>(query)
    ).body;
    expect(references.map(({ path }) => path)).toEqual(['pages/Home.tsx']);
    const before = (await history()).length;
    const answer = await ann.post(`${at}/delete`, {
      fileId: 'components/Card.tsx',
      referencesToUpdate: references.map(({ path, updated, hash }) => ({
        path,
        content: updated,
        base: hash,
      })),
    });
    expect(answer.status).toBe(200);
    expect((await history()).length).toBe(before + 1);
    expect(await file('components/Card.tsx')).toBeUndefined();
    expect((await file('pages/Home.tsx'))?.content).toBe('export default () => <main></main>;\n');
    const { body } = await ann.get<{ diagnostics: unknown[] }>(`/api/apps/${appId}/preview`);
    expect(body.diagnostics).toEqual([]);
  });

  it('is renamed, and never onto another one', async () => {
    const { at, list } = await space({ 'pages/Home.tsx': PAGE, 'pages/Other.tsx': PAGE });
    const rename = (fileId: string, newId: string) => ann.post(`${at}/rename`, { fileId, newId });
    expect((await rename('pages/Home.tsx', 'pages/other.tsx')).status).toBe(409);
    expect((await rename('pages/Home.tsx', 'services/Home.ts')).status).toBe(422);
    expect((await rename('pages/Gone.tsx', 'pages/Here.tsx')).status).toBe(404);
    expect((await rename('pages/Other.tsx', 'pages/Second.tsx')).status).toBe(200);
    expect((await list()).files.map(({ id }) => id)).toEqual([
      'entities/Note.json',
      'pages/Home.tsx',
      'pages/Second.tsx',
    ]);
  });
});

describe('beside the assistant', () => {
  const add = (file: string, content: string) => writes({ [file]: content });

  it('what is saved during a turn stays, and is merged with what the turn changes', async () => {
    const lines = Array.from({ length: 12 }, (_, n) => `const a${n} = ${n};`);
    const page = (all: string[]) => `${all.join('\n')}\n${PAGE}`;
    const { appId, save, file } = await space({ 'pages/Home.tsx': page(lines) });
    const turned = page(lines.with(11, 'const a11 = 1100;'));
    const saved = Promise.withResolvers<void>();
    const turn = await sayWhile(appId, 'change the last line', {
      text: `${'word '.repeat(40)}\n${add('pages/Home.tsx', turned)}Done.`,
      everyMs: 15,
      until: saved.promise,
    });
    const mine = page(lines.with(0, 'const a0 = 9000;'));
    expect((await save('pages/Home.tsx', mine)).status).toBe(200);
    await save('components/Mine.tsx', PAGE, null);
    saved.resolve();
    await turn.end;
    const { content } = (await file('pages/Home.tsx'))!;
    expect(content).toContain('const a0 = 9000;');
    expect(content).toContain('const a11 = 1100;');
    expect(await file('components/Mine.tsx')).toBeDefined();
  });

  it('where both changed the same lines, the person’s stay, and the answer says so', async () => {
    const { appId, save, file } = await space();
    const turned = PAGE.replace('Hello', 'From the assistant');
    const saved = Promise.withResolvers<void>();
    const turn = await sayWhile(appId, 'another greeting', {
      text: `${'word '.repeat(100)}\n${add('pages/Home.tsx', turned)}Done.`,
      everyMs: 15,
      until: saved.promise,
    });
    expect((await save('pages/Home.tsx', PAGE.replace('Hello', 'By hand'))).status).toBe(200);
    saved.resolve();
    await turn.end;
    expect((await file('pages/Home.tsx'))?.content).toContain('By hand');
    const { messages } = (
      await ann.get<{ messages: { parts: { text?: string; data?: object }[] }[] }>(
        `/api/apps/${appId}/messages`,
      )
    ).body;
    const { parts } = messages.at(-1)!;
    const text = parts.map((part) => part.text ?? '').join('');
    expect(text).toContain('Somebody changed pages/Home.tsx by hand');
    // Its card says so as well, and so the model is told.
    const card = { file: 'pages/Home.tsx', state: 'failed' };
    expect(parts.flatMap(({ data }) => data ?? [])).toContainEqual(expect.objectContaining(card));
  });
});

describe('a folder', () => {
  it('comes in as a version of its own, and what is no part of an app is named', async () => {
    const { appId, at, list, history } = await space();
    const { status, body } = await ann.post<{ imported: string[]; leftOut: object[] }>(
      `${at}/import`,
      {
        files: [
          { path: 'shop/src/pages/Cart.jsx', content: PAGE },
          {
            path: 'shop/src/entities/Order.jsonc',
            content: '{"properties":{"total":{"type":"number"}}}',
          },
          { path: 'shop/src/entities/Bad.json', content: '{' },
          { path: 'shop/node_modules/x/index.js', content: '' },
          { path: 'shop/package.json', content: '{}' },
        ],
      },
    );
    expect(status).toBe(200);
    expect(body.imported).toEqual(['entities/Order.json', 'pages/Cart.jsx']);
    expect(body.leftOut).toMatchObject([
      { path: 'src/entities/Bad.json' },
      { path: 'package.json' },
    ]);
    expect((await history())[0]).toMatchObject({ kind: 'import' });
    expect((await list()).files.map(({ id }) => id)).toContain('pages/Home.tsx');
    const rows = await ann.get(`/live_api/apps/${appId}/entities/Order`);
    expect(rows.status).toBe(200);
    expect(
      (await ann.post(`${at}/import`, { files: [{ path: 'a/b.txt', content: '' }] })).status,
    ).toBe(422);
  });
});

describe('a space app', () => {
  const make = (body: object, who = ann) =>
    who.post<{ appId: string; imported: string[]; leftOut: { path: string; reason: string }[] }>(
      '/api/apps/space',
      body,
    );

  it('begins with a page, or with a folder; what cannot be taken leaves no app behind', async () => {
    const blank = await make({ name: 'Blank', requestKey: 'blank-1' });
    expect([blank.status, blank.body.imported]).toEqual([200, ['pages/Home.tsx']]);
    // The same key makes the same app: an answer that got lost is asked for again.
    const again = await make({ name: 'Blank', requestKey: 'blank-1' });
    expect(again.body.appId).toBe(blank.body.appId);
    const { body } = await ann.get<{ diagnostics: unknown[] }>(
      `/api/apps/${blank.body.appId}/preview`,
    );
    expect(body.diagnostics).toEqual([]);

    const filled = await make({
      name: 'Folder',
      files: [
        { path: 'shop/src/pages/Cart.tsx', content: PAGE },
        { path: 'shop/logo.svg', content: '<svg/>' },
      ],
    });
    expect(filled.body).toMatchObject({
      imported: ['pages/Cart.tsx'],
      leftOut: [{ path: 'logo.svg', reason: 'An app cannot have a file at this path' }],
    });
    expect((await ann.get(`/api/apps/${filled.body.appId}`)).body).toMatchObject({
      kind: 'SPACE_APP',
      name: 'Folder',
    });

    const count = async () =>
      (await ann.get<{ apps: unknown[] }>('/api/apps?search=Nothing')).body.apps.length;
    const nothing = await make({ name: 'Nothing', files: [{ path: 'a/b.txt', content: '' }] });
    expect([nothing.status, messageIn(nothing.body)]).toEqual([
      422,
      'This folder has no pages, components, services or entities. Choose the one that contains pages/ or src/pages/.',
    ]);
    const tooLong = 'x'.repeat(500_001);
    expect(
      (await make({ name: 'Nothing', files: [{ path: 'pages/Home.tsx', content: tooLong }] }))
        .status,
    ).toBe(422);
    expect(await count()).toBe(0);
  });

  it('is made by admins only: of nothing, or of their generated apps', async () => {
    const refused = await make({ name: 'Mine' }, bob);
    expect([refused.status, messageIn(refused.body)]).toEqual([
      403,
      'Only admins can create code apps',
    ]);
    const empty = { appType: 'SPACE_APP', genApp: { fields: { header: 'Mine' } } };
    const { status, body } = await bob.post('/api/apps', empty);
    expect([status, messageIn(body)]).toEqual([403, 'Only admins can create code apps']);
    const own = await makeApp(world, bob, { files: { 'pages/Home.tsx': PAGE } });
    expect((await bob.post(`/api/apps/${own.appId}/space`)).status).toBe(403);
    // An admin who has no role on it finds nothing.
    expect((await ann.post(`/api/apps/${own.appId}/space`)).status).toBe(404);
  });
});

const messageIn = (body: object) => ('message' in body ? body.message : null);

/** Says something, and goes on once the model writes its answer. */
async function sayWhile(
  appId: string,
  text: string,
  answer: Reply,
): Promise<{ end: Promise<unknown> }> {
  const asked = model.calls.length;
  model.will(answer);
  const end = say(appId, text);
  await expect.poll(() => model.calls.length).toBeGreaterThan(asked);
  return { end };
}

const say = async (appId: string, text: string) => (await sendMessage(ann, appId, text)).text();
