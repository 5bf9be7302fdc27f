import type { ImportReport } from '@trellis/contract';
import { commitFiles, openClub, projectFiles } from '@trellis/testing';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

const club = await openClub();

interface Made {
  appId: string;
  versionId: string;
  report: ImportReport;
}
type Given = Parameters<typeof projectFiles>[0] | Record<string, string>;
const importing = (given: Given, requestKey?: string) => {
  const [name, files] =
    typeof given === 'string'
      ? [given, projectFiles(given)]
      : ['own', Object.entries(given).map(([path, content]) => ({ path, content }))];
  return club.ann.post<Made>('/api/apps/import', { name, files, requestKey });
};
const imported = async (given: Given) => (await importing(given)).body;

describe('importing an app', () => {
  it('takes pages, rules, pictures and rows over, and leaves its own client module behind', async () => {
    const { status, body } = await importing('taskflow');
    expect([status, body.report.problems]).toEqual([200, []]);
    const { report, appId } = body;
    expect(report).toMatchObject({
      pages: ['Board', 'Dashboard', 'Reports', 'TaskDetail'],
      entities: ['Project', 'Task'],
      withoutRules: ['Project'],
      leftOut: [],
      notes: [],
      pictures: 1,
    });
    expect(report.rows).toEqual([
      { entity: 'Project', count: 2, problem: null },
      { entity: 'Task', count: 3, problem: null },
    ]);
    expect(report.replaced).toEqual([
      'App.jsx',
      'src/api/base44Client.js',
      'src/components/ui/button.jsx',
      'src/lib/AuthContext.jsx',
      'src/lib/app-params.js',
      'src/lib/query-client.js',
      'src/lib/utils.js',
      'src/pages.config.js',
      'src/utils/index.ts',
    ]);
    const { body: app } = await club.ann.get<{ kind: string }>(`/api/apps/${appId}`);
    expect(app.kind).toBe('GEN_APP');
    const schema = await fileOf(appId, 'entities/Task.json');
    expect(JSON.parse(schema).rls).toMatchObject({
      read: true,
      delete: { $or: expect.any(Array) },
    });
    // Rows keep their ids, so that what refers to them still does.
    const { body: rows } = await club.ann.get<{ title: string; project_id: string }[]>(
      `/api/apps/${appId}/entities/Task?q=${encodeURIComponent('{"project_id":"665f1c2ab9e77c0011aa0002"}')}`,
    );
    expect(rows.map(({ title }) => title)).toEqual(['Set up push messages']);
  });

  it('reads schemas with good will, and says what is not there', async () => {
    const { body } = await importing('clinic');
    const { report, appId } = body;
    expect(report.pages).toEqual(['404Help', 'Home', 'Patients', 'Schedule', 'Settings']);
    expect(report.withoutRules).toEqual(['Appointment']);
    expect(report.problems).toEqual([
      {
        file: 'components/patients/Unused.jsx',
        line: 1,
        message: "There is no file './LostWidget' in this app",
        pages: [],
      },
      {
        file: 'components/patients/Unused.jsx',
        line: 2,
        message:
          "The package 'react-apexcharts' is not among those that apps can use; use 'recharts'",
        pages: [],
      },
    ]);
    expect(report.mends).toBeGreaterThan(3);
    const { properties } = JSON.parse(await fileOf(appId, 'entities/Patient.json'));
    expect(properties).toMatchObject({
      email: { type: 'string', format: 'email' },
      birth_date: { type: 'string', format: 'date' },
      is_active: { type: 'boolean', default: true },
    });
  });

  it('keeps a root component of its own, and what stands around the pages', async () => {
    const { body } = await importing('storefront');
    const { report, appId } = body;
    expect(report.problems).toEqual([]);
    expect(report.entities).toEqual(['Coupon', 'OrderItem', 'Product']);
    expect(report.notes).toEqual([
      'Coupon: its fields were read from data/Coupon.csv',
      'Functions of the app run on the server: notify.',
    ]);
    expect(report.leftOut).toEqual([]);
    const rung = await club.ann.post(`/api/apps/${appId}/functions/notify`);
    expect([rung.status, rung.body]).toEqual([200, 'ok']);
    expect(await fileOf(appId, 'root/App.tsx')).toContain('from "@/contexts/CartContext"');
    expect(await fileOf(appId, 'components/Header.tsx')).toMatch(/src="\/files\/[0-9a-f]{24}\//);
  });

  it('makes what came without a schema of what the code does with it, and its rows are kept', async () => {
    const { appId, report } = await imported({
      'src/pages/Home.jsx': `import { base44 } from '@/api/base44Client';
import { sendInvite } from '@/functions/sendInvite';
export default function Home() {
  const ring = () => base44.functions.invoke('ringBell', {}).then(sendInvite);
  fetch('https://api.wind.example/v1');
  const add = () => base44.entities.Boat.create({ name: 'Ida', seats: 4 });
  return <><button onClick={add}>Add</button><button onClick={ring}>Ring</button></>;
}`,
    });
    expect([report.entities, report.withoutRules]).toEqual([['Boat'], ['Boat']]);
    expect(report.notes).toEqual([
      expect.stringMatching(/^Boat: its schema was not included\. 2 fields were read/),
      expect.stringMatching(
        /^The code calls functions that did not come along: ringBell, sendInvite\./,
      ),
      expect.stringContaining('shows other sites: https://api.wind.example. Only those'),
    ]);
    const at = `/api/apps/${appId}/entities/Boat`;
    const { body } = await club.ann.post(at, { name: 'Ida', seats: 4 });
    expect(body).toMatchObject({ name: 'Ida', seats: 4 });
  });

  it('says which pages need what is not there', async () => {
    const lost = "import Chart from 'react-apexcharts';\nexport default () => <Chart />;";
    const page = (part: string) =>
      `import Part from '@/components/${part}';\nexport default () => <Part />;`;
    const { report } = await imported({
      'src/components/Lost.jsx': lost,
      'src/components/Around.jsx': page('Lost'),
      'src/components/Bar.jsx': lost,
      'src/Layout.jsx': page('Bar').replace('() =>', '({ children }) =>'),
      'src/pages/Home.jsx': page('Around'),
      'src/pages/About.jsx': 'export default () => <p />;',
    });
    expect(report.problems.map(({ file, pages }) => [file, pages])).toEqual([
      ['components/Lost.jsx', ['Home']],
      ['components/Bar.jsx', ['About', 'Home']],
    ]);
  });

  it('shows pages with a document of their own, bare signs and a page called index, and says what it did', async () => {
    const { report } = await imported({
      'index.html': '<script src="https://pay.example/v3/"></script>',
      'src/pages/index.jsx': 'export default () => <html><body><p>Start -> Menu</p></body></html>;',
      'src/pages/About.jsx':
        "import { useEffect } from 'react';\nexport default function About() { useEffect(async () => {}, []); return <p />; }",
    });
    expect(report).toMatchObject({ pages: ['About', 'index'], problems: [], leftOut: [] });
    expect(report.notes).toEqual([
      expect.stringMatching(
        /^Scripts or style sheets come from other sites: https:\/\/pay\.example\./,
      ),
      expect.stringMatching(/drawn as plain elements.*: pages\/index\.jsx\.$/),
    ]);
  });

  it('refuses what another framework draws, and says what to do', async () => {
    const files = {
      'package.json': '{"dependencies":{"@tanstack/react-start":"1"}}',
      'src/routes/index.jsx': 'export const Route = 1;',
      'src/components/Shell.jsx': 'export default () => null;',
    };
    const { status, body } = await importing(files);
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: expect.stringMatching(/TanStack Start.*src\/pages\//) });
  });

  it('takes an export of its own back, with its rows and saved views', async () => {
    const { body } = await importing('taskflow');
    const taskViews = async (appId: string) => {
      const { entities } = (
        await club.ann.get<{ entities: { id: string; name: string }[] }>(
          `/api/apps/${appId}/database`,
        )
      ).body;
      const task = entities.find(({ name }) => name === 'Task')!;
      return `/api/apps/${appId}/database/${task.id}/views`;
    };
    const shape = { kind: 'table', field: null, filters: [], sort: null, widths: {}, pins: [] };
    const view = { name: 'Mine', shape: { ...shape, hidden: ['createdAt'], order: [] } };
    await club.ann.post(await taskViews(body.appId), view);
    const { versions, db } = club.world.services;
    const { draft_version_id: draft } = await db
      .selectFrom('apps')
      .select('draft_version_id')
      .where('app_id', '=', body.appId)
      .executeTakeFirstOrThrow();
    await commitFiles(club.world, body.appId, {
      ...(await versions.files(body.appId, draft)),
      'server/functions/remind.ts': 'Deno.serve(() => new Response("Hey"));',
    });
    const zip = await club.ann.fetch(`/api/apps/${body.appId}/export`);
    const files = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map(
      ([path, bytes]) => ({ path: `taskflow/${path}`, content: strFromU8(bytes) }),
    );
    const again = await club.ann.post<Made>('/api/apps/import', { name: 'Again', files });
    expect(again.body.report).toMatchObject({
      pages: body.report.pages,
      entities: body.report.entities,
      problems: [],
      leftOut: [],
    });
    expect(again.body.report.rows.map(({ count }) => count).sort()).toEqual([2, 3]);
    // When each was made stays with it, and so does their order.
    const tasksOf = async (appId: string) =>
      (
        await club.ann.get<{ id: string; createdAt: string; updatedAt: string }[]>(
          `/live_api/apps/${appId}/entities/Task?sort=createdAt`,
        )
      ).body.map(({ id, createdAt, updatedAt }) => ({ id, createdAt, updatedAt }));
    expect(await tasksOf(again.body.appId)).toEqual(await tasksOf(body.appId));
    const reminded = await club.ann.post(`/api/apps/${again.body.appId}/functions/remind`);
    expect(reminded.body).toBe('Hey');
    expect((await club.ann.get(await taskViews(again.body.appId))).body).toMatchObject({
      views: [view],
    });
  });

  it('makes one app of a call that is repeated, and none of what is no project', async () => {
    const key = crypto.randomUUID();
    const [one, two] = [await importing('clinic', key), await importing('clinic', key)];
    expect(two.body.appId).toBe(one.body.appId);
    const files = [{ path: 'notes.txt', content: 'nothing' }];
    const none = await club.ann.post<{ message: string }>('/api/apps/import', {
      name: 'No',
      files,
    });
    expect([none.status, none.body.message]).toEqual([
      422,
      'This project has no pages. Choose the folder that contains src/pages/ or pages/.',
    ]);
    const { status } = await club.world.stranger().post('/api/apps/import', { name: 'No', files });
    expect(status).toBe(401);
  });
});

async function fileOf(appId: string, path: string): Promise<string> {
  const { body } = await club.ann.get<{ content: string }>(
    `/api/apps/${appId}/files/content?fileId=${encodeURIComponent(path)}`,
  );
  return body.content;
}
