import { makeApp, openWorld } from '@trellis/testing';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');

it('an app that is taken out and in again has its tools, as drafts that run', async () => {
  const tool = { title: 'Write', path: 'write', instructions: 'Write about [input].' };
  const { appId } = await makeApp(world, ann, {
    name: 'Desk',
    files: {
      'pages/Home.tsx':
        'import { ToolForm } from \'@/tools\';\nexport default function Home() { return <ToolForm path="write" />; }',
      'tools/Write.json': JSON.stringify(tool),
    },
  });
  const out = await ann.fetch(`/api/apps/${appId}/export`);
  const zip = unzipSync(new Uint8Array(await out.arrayBuffer()));
  expect(JSON.parse(strFromU8(zip['tools/Write.json']!))).toMatchObject(tool);
  const files = Object.entries(zip).map(([path, bytes]) => ({ path, content: strFromU8(bytes) }));
  const back = await ann.post<{ appId: string; report: { problems: unknown[] } }>(
    '/api/apps/import',
    { name: 'Desk again', files },
  );
  expect([back.status, back.body.report.problems]).toEqual([200, []]);
  const { body } = await ann.get<{ tools: { title: string; status: string }[] }>(
    `/api/apps/${back.body.appId}/tools`,
  );
  expect(body.tools).toMatchObject([{ title: 'Write', status: 'draft' }]);
});

it('a file of that name that is no tool is left out, and said so', async () => {
  const files = [
    {
      path: 'src/pages/Home.jsx',
      content: 'export default function Home() { return <h1>Hi</h1>; }',
    },
    { path: 'tools/Build.json', content: '{"steps": 3}' },
    { path: 'tools/Broken.json', content: '{' },
  ];
  const { status, body } = await ann.post<{ report: { leftOut: { path: string }[] } }>(
    '/api/apps/import',
    { name: 'Foreign', files },
  );
  expect(status).toBe(200);
  expect(body.report.leftOut.map(({ path }) => path).sort()).toEqual([
    'tools/Broken.json',
    'tools/Build.json',
  ]);
});
