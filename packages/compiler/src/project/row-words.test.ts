import { describe, expect, it } from 'vitest';
import { compileOnce, moduleOf } from '../testing/compile.ts';
import { rowWords } from './row-words.ts';

const page = (text: string) => ({ 'pages/Home.jsx': text });

describe('whose words an app uses for rows', () => {
  it('is the product’s own, also where the public client calls a function', () => {
    const calls = `import { base44 } from '@/api/base44Client';\nbase44.functions.invoke('taken', {});`;
    expect(rowWords(page('export default () => null'))).toBe('own');
    expect(rowWords({ ...page(calls), 'lib/b.ts': 'a.createdAt' })).toBe('own');
    expect(rowWords({ ...page(calls), 'lib/b.ts': "import '@/hooks/use-rows'" })).toBe('own');
    // What runs on the server speaks as the client there does.
    const onServer = { 'server/functions/taken.ts': 'row.created_date; base44.entities.Task' };
    expect(rowWords({ ...onServer, ...page('row.createdAt') })).toBe('own');
  });

  it('is the public client’s where code reads rows by it', () => {
    expect(rowWords(page('base44.auth.me()'))).toBe('public');
    expect(rowWords(page('row.created_date'))).toBe('public');
    expect(rowWords(page('import { Task } from "@/api/entities"'))).toBe('public');
    expect(rowWords(page('base44.entities.Task.list()'))).toBe('public');
  });

  it('is both where one app does both', () => {
    expect(rowWords(page('base44.entities.Task.list(); row.createdAt'))).toBe('both');
    expect(rowWords(page('const { entities } = base44; row.creatorId'))).toBe('both');
    expect(rowWords({ ...page('row.created_by'), 'lib/b.ts': 'row.updatedAt' })).toBe('both');
  });
});

it('hands each app the entities whose rows it can read', async () => {
  const made = async (text: string) => {
    const build = await compileOnce({
      'entities/Task.json': '{ "name": "Task", "type": "object", "properties": {} }',
      'pages/Home.jsx': `import { Task } from '@/entities/Task';
${text}
export default function Home() { return <p>{Task.name}</p>; }`,
    });
    return moduleOf(build, 'app:/entities/Task.ts').code;
  };
  const calls = "import { base44 } from '@/api/base44Client'; base44; [].createdAt;";
  expect(await made(calls)).toContain('createEntityClient');
  expect(await made('[].created_date;')).not.toMatch(/createEntityClient|InBothWords/);
  expect(await made('[].created_date; [].createdAt;')).toContain('sdkEntityInBothWords');
});
