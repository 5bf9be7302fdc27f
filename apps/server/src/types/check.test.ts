import { expect, it } from 'vitest';
import { checkTypes } from './check.ts';

const TOOL = {
  title: 'Suggest a title',
  path: 'suggest-title',
  isInputHidden: true,
  fields: [
    { name: 'Description', type: 'long_text', required: true },
    { name: 'Tone of voice', type: 'select', options: [{ label: 'warm' }] },
    { name: 'Photos', type: 'photo' },
    { name: 'Rooms', type: 'number' },
  ],
  blocks: [
    { id: 'title', type: 'text' },
    { id: 'words', type: 'list' },
  ],
};
const app = (code: string) => ({
  'tools/SuggestTitle.json': JSON.stringify(TOOL),
  'pages/Home.tsx': `import { tools } from '@/tools';
import { ToolForm } from '@/components/ui/tool-form';
export default function Home() {
  ${code}
  return <ToolForm path="suggest-title" onResult={({ parts }) => void parts.title} />;
}
`,
});
const said = async (code: string) => (await checkTypes(app(code))).map(({ message }) => message);

it('knows an app’s tools by their paths, inputs and parts', async () => {
  expect(
    await said(`const go = async (photo: File) => {
    const run = await tools.run('suggest-title', { Description: 'x', 'Tone of voice': 'warm', Photos: [photo], Rooms: 2 }, {
      onPart: (part) => { if (part.id === 'title') part.value?.trim(); },
    });
    const all: string[] = run.parts.words ?? [];
    return [run.state, run.parts.title?.length, run.failure?.message, all];
  };
  void go;`),
  ).toEqual([]);
  expect(await said("void tools.run('sugest-title', { Description: 'x' });")).toEqual([
    expect.stringContaining(`'"sugest-title"' is not assignable`),
  ]);
  expect(await said("void tools.run('suggest-title', {});")).toEqual([
    expect.stringContaining('Description'),
  ]);
  expect(
    await said("void tools.run('suggest-title', { Description: 'x', Rooms: 'two' });"),
  ).toEqual([expect.stringContaining("'string' is not assignable to type 'number'")]);
  expect(
    await said(
      "void tools.run('suggest-title', { Description: 'x' }).then(({ parts }) => parts.heading);",
    ),
  ).toEqual([expect.stringContaining("'heading' does not exist")]);
}, 90_000);

it('takes any path where an app has no tools', async () => {
  const { 'tools/SuggestTitle.json': _, ...files } = app("void tools.run('later', { any: 1 });");
  expect((await checkTypes(files)).map(({ message }) => message)).toEqual([]);
}, 60_000);

it('lets a question give what the call that it makes gives', async () => {
  const page = `import { ConfirmDialog } from '@/components/ui/confirm';
const gone = { remove: async (id: string) => id.length };
export default function Home() {
  return <ConfirmDialog open onOpenChange={() => {}} title="Gone?" onConfirm={() => gone.remove('a').catch(() => false)} />;
}
`;
  expect((await checkTypes({ 'pages/Home.tsx': page })).map(({ message }) => message)).toEqual([]);
});

it('knows what integrations answer, the fields that an app’s people have, and takes lists that stand above a page', async () => {
  const page = `import { useState } from 'react';
import { InvokeLLM, UploadFile } from '@/integrations/Core';
import { User } from '@/entities/User';
import { AppShell } from '@/components/ui/app-shell';
import { Field } from '@/components/ui/field';
import { Home as HomeIcon } from 'lucide-react';
const pages = [{ name: 'Home', title: 'Start', icon: HomeIcon, needs: 'user' }];
export default function Home() {
  const [text, setText] = useState('');
  const go = async (file: File) => {
    const { file_url } = await UploadFile({ file });
    const answer = await InvokeLLM({ prompt: 'x', response_json_schema: {} });
    const me = await User.me();
    setText([file_url.trim(), answer.excerpt, me.motto.trim(), me.email].join(' '));
  };
  void go;
  return (
    <AppShell name="App" icon={HomeIcon} pages={pages} current="Home">
      <Field label="Name" help={<a href="/x">Add one first</a>}><input value={text} readOnly /></Field>
    </AppShell>
  );
}
`;
  const user = JSON.stringify({ name: 'User', properties: { motto: { type: 'string' } } });
  const said = await checkTypes({ 'pages/Home.tsx': page, 'entities/User.json': user });
  expect(said.map(({ message }) => message)).toEqual([]);
  const { 'pages/Home.tsx': plain } = { 'pages/Home.tsx': page.replace('me.motto.trim(), ', '') };
  expect((await checkTypes({ 'pages/Home.tsx': plain })).map(({ message }) => message)).toEqual([]);
}, 90_000);

it('knows the fields of people in what `useUser` gives, and no others', async () => {
  const page = `import { useUser } from '@/hooks/use-user';
export default function Home() {
  const { user, loading, isAdmin } = useUser();
  return <p>{loading || isAdmin ? '' : user?.motto?.trim() + user?.email + user?.moto}</p>;
}
`;
  const user = JSON.stringify({ name: 'User', properties: { motto: { type: 'string' } } });
  const told = async (files: Record<string, string>) =>
    (await checkTypes(files)).map(({ message }) => message);
  const said = await told({ 'pages/Home.tsx': page, 'entities/User.json': user });
  expect(said).toEqual([expect.stringContaining("'moto' does not exist")]);
  expect(await told({ 'pages/Home.tsx': page })).toHaveLength(2);
}, 60_000);

it('goes on knowing the rows of an app that calls its functions by the public client', async () => {
  const files = {
    'entities/Task.json': JSON.stringify({
      name: 'Task',
      type: 'object',
      properties: { title: { type: 'string' } },
    }),
    'pages/Home.tsx': `import { base44 } from '@/api/base44Client';
import { Task } from '@/entities/Task';
import { useRows } from '@/hooks/use-rows';
export default function Home() {
  const { rows } = useRows(Task);
  const ask = async () => (await base44.functions.invoke('count', { of: 'Task' })).data as { count: number };
  return <button onClick={() => void ask()}>{rows.map((row) => row.createdAt + row.titel)}</button>;
}
`,
  };
  expect((await checkTypes(files)).map(({ message }) => message)).toEqual([
    expect.stringContaining("'titel' does not exist"),
  ]);
}, 90_000);
