import { beforeAll, expect, it } from 'vitest';
import { keptPacks } from '../../../../../build/kept.ts';
import { FILES_CHANGED, TYPES_READY } from '../packs.ts';
import { uriOf } from './paths.ts';
import { offsetOf, positionOf } from './places.ts';
import { LanguageServer } from './server.ts';

interface Edit {
  range: { start: { line: number; character: number }; end: { line: number; character: number } };
  newText: string;
}
interface Item {
  label: string;
  detail?: string;
  textEdit?: Edit;
  additionalTextEdits?: Edit[];
}
interface Fault {
  severity: number;
  message: string;
  range: Edit['range'];
}

const FILES = {
  'pages/Home.tsx': `import Card from '@/components/Card';
import { Note } from '@/entities/Note';

export default function Home() {
  Note.list().then((notes) => notes[0].text);
  return <Card title="x" />;
}
`,
  'components/Card.tsx': `import { priceOf } from '@/services/prices';

/** A box with a price. */
export default function Card({ title }: { title: string }) {
  return <p>{title} {priceOf(3)}</p>;
}
`,
  'services/prices.ts': `export function priceOf(amount: number): string {
  return amount + ' €';
}
`,
  'entities/Note.json': JSON.stringify(
    {
      name: 'Note',
      type: 'object',
      properties: { text: { type: 'string', description: 'What it says' } },
    },
    null,
    2,
  ),
};

/** A client of the language server, over the messages that the worker is sent. */
class Client {
  readonly texts: Record<string, string> = { ...FILES };
  readonly faults = new Map<string, Fault[]>();
  readonly #waiting = new Map<number, (answer: { result?: unknown; error?: unknown }) => void>();
  readonly #server: LanguageServer;
  lastId = 0;
  #version = 0;
  #ready: () => void = () => {};
  constructor(load: (address: string) => Promise<unknown>) {
    this.#server = new LanguageServer((message) => this.#heard(message as never), load);
  }

  #heard(message: { id?: number; method?: string; params: { uri: string; diagnostics: Fault[] } }) {
    if (message.id !== undefined) this.#waiting.get(message.id)?.(message as never);
    else if (message.method === TYPES_READY) this.#ready();
    else this.faults.set(message.params.uri, message.params.diagnostics);
  }

  ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.lastId;
    void this.#server.receive({ id, method, params });
    return new Promise((resolve, reject) =>
      this.#waiting.set(id, ({ result, error }) => (error ? reject(error) : resolve(result as T))),
    );
  }

  tell(method: string, params: object): void {
    void this.#server.receive({ method, params });
  }

  start() {
    const { core, others } = keptPacks();
    const packages = Object.fromEntries(
      Object.entries(others).flatMap(([name, pack]) => pack.packages.map((one) => [one, name])),
    );
    expect(core.files['/kit/components/ui/button.d.ts']).toBeDefined();
    return this.ask('initialize', {
      initializationOptions: { types: { core: 'core', packages }, files: FILES },
    });
  }

  /** Opens a file with this text, and waits until it is judged. */
  async open(id: string, text = this.texts[id]!): Promise<Fault[]> {
    const ready = new Promise<void>((resolve) => {
      this.#ready = resolve;
    });
    this.texts[id] = text;
    const uri = uriOf(`/app/${id}`);
    this.tell('textDocument/didOpen', { textDocument: { uri, text, version: ++this.#version } });
    await ready;
    this.tell('textDocument/didClose', { textDocument: { uri } });
    return this.faults.get(uri) ?? [];
  }

  /** Asks about the place behind a text. */
  at<T>(method: string, id: string, text: string, more: object = {}): Promise<T> {
    const whole = this.texts[id]!;
    const place = positionOf(whole, whole.indexOf(text) + text.length);
    return this.ask<T>(`textDocument/${method}`, {
      textDocument: { uri: uriOf(`/app/${id}`) },
      position: place,
      ...more,
    });
  }

  /** The completion of that name, and the text with it. */
  async complete(id: string, behind: string, label: string) {
    const { items } = await this.at<{ items: Item[] }>('completion', id, behind);
    const item = items.find((one) => one.label === label);
    return { item, text: item && changed(this.texts[id]!, item.additionalTextEdits ?? []) };
  }
}

function changed(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => offsetOf(text, b.range.start) - offsetOf(text, a.range.start))
    .reduce(
      (all, { range, newText }) =>
        all.slice(0, offsetOf(text, range.start)) + newText + all.slice(offsetOf(text, range.end)),
      text,
    );
}

let client: Client;
beforeAll(async () => {
  const { core, others } = keptPacks();
  client = new Client(async (address) => (address === 'core' ? core : others[address]));
  await client.start();
  await client.open('pages/Home.tsx');
});

it('offers what a place takes: members, own names, and what an import would bring', async () => {
  await client.open('services/prices.ts', "const text = 'a';\ntext.toUp\n");
  const member = await client.complete('services/prices.ts', 'text.toUp', 'toUpperCase');
  expect(member.item).toBeDefined();
  await client.open('services/prices.ts', FILES['services/prices.ts']);

  const page = "import { useState } from 'react';\n\nexport default () => <But\n";
  await client.open('pages/Home.tsx', page);
  const button = await client.complete('pages/Home.tsx', '<But', 'Button');
  expect(button.item?.detail).toBe('@/components/ui/button');
  expect(button.text).toContain(
    "import { useState } from 'react';\nimport { Button } from '@/components/ui/button';\n",
  );
  await client.open('pages/Home.tsx', page.replace('<But', 'useEff'));
  const hook = await client.complete('pages/Home.tsx', 'useEff', 'useEffect');
  expect(hook.text).toContain("import { useState, useEffect } from 'react';");
  await client.open('pages/Home.tsx', page.replace('<But', 'priceO'));
  const own = await client.complete('pages/Home.tsx', 'priceO', 'priceOf');
  expect(own.text).toContain("import { priceOf } from '@/services/prices';");
  await client.open('pages/Home.tsx', page.replace('<But', '<Car'));
  const card = await client.complete('pages/Home.tsx', '<Car', 'Card');
  expect(card.text).toMatch(/import (Card|\{ Card \}) from '@\/components\/(Card|ui\/card)'/);
  await client.open('pages/Home.tsx', FILES['pages/Home.tsx']);
  const field = await client.complete('pages/Home.tsx', 'notes[0].t', 'text');
  expect(field.item).toBeDefined();
});

it('says types with their words, of own code, entities and the library', async () => {
  const hover = async (id: string, text: string) =>
    (await client.at<{ contents: { value: string } } | null>('hover', id, text))?.contents.value;
  expect(await hover('pages/Home.tsx', 'return <Car')).toMatch(/title: string[\s\S]*A box with/);
  expect(await hover('pages/Home.tsx', 'notes[0].te')).toMatch(/text: string[\s\S]*What it says/);
  expect(await hover('components/Card.tsx', '{priceO')).toContain('amount: number): string');
});

it('tells faults with their places: syntax, names that are not there, types', async () => {
  expect(await client.open('pages/Home.tsx')).toEqual([]);
  const [syntax] = await client.open('pages/Home.tsx', 'export default function (');
  expect(syntax).toMatchObject({ severity: 1 });
  const page = 'export default () => <Missing />;\n';
  expect(await client.open('pages/Home.tsx', page)).toMatchObject([
    { severity: 1, message: "Cannot find name 'Missing'.", range: { start: positionOf(page, 22) } },
  ]);
  const wrong =
    "import { priceOf } from '@/services/prices';\nexport default () => priceOf('x');\n";
  expect(await client.open('pages/Home.tsx', wrong)).toMatchObject([
    { severity: 2, message: expect.stringContaining("'string' is not assignable") },
  ]);
  const gone = "import x from '@/components/Gone';\nexport default () => x;\n";
  expect(await client.open('pages/Home.tsx', gone)).toMatchObject([{ severity: 1 }]);
  // The types of a large package are fetched when a file imports it.
  const chart =
    "import { LineChart } from 'recharts';\nexport default () => <LineChart width={3} />;\n";
  expect(await client.open('pages/Home.tsx', chart)).toEqual([]);
  // A file that another one needs comes, and goes again.
  client.tell(FILES_CHANGED, { files: { 'components/Gone.tsx': 'export default 1;' } });
  expect(await client.open('pages/Home.tsx', gone)).toEqual([]);
  client.tell(FILES_CHANGED, { files: { 'components/Gone.tsx': null } });
  expect(await client.open('pages/Home.tsx', gone)).toHaveLength(1);
  await client.open('pages/Home.tsx', FILES['pages/Home.tsx']);
});

it('knows what the app keeps of its people, wherever they are asked for', async () => {
  const page = `import { useUser } from '@/hooks/use-user';
import { User } from '@/entities/User';
export default function Home() {
  User.me().then((me) => me.motto.trim());
  return <p>{useUser().user?.motto?.trim() + useUser().user?.moto}</p>;
}
`;
  const text = JSON.stringify({ name: 'User', properties: { motto: { type: 'string' } } });
  client.tell(FILES_CHANGED, { files: { 'entities/User.json': text } });
  const faults = await client.open('pages/Home.tsx', page);
  client.tell(FILES_CHANGED, { files: { 'entities/User.json': null } });
  await client.open('pages/Home.tsx', FILES['pages/Home.tsx']);
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining("'moto'")]);
});

it('knows the app’s AI tools by their definitions, and anew when one changes', async () => {
  const tool = (path: string) =>
    JSON.stringify({
      title: 'Title',
      path,
      fields: [{ name: 'Facts', type: 'text', required: true }],
      blocks: [{ id: 'title', type: 'text' }],
    });
  const page =
    "import { tools } from '@/tools';\nexport const go = () => tools.run('title', { Facts: 'x' }).then(({ parts }) => parts.title);\n";
  client.tell(FILES_CHANGED, { files: { 'tools/Title.json': tool('title') } });
  expect(await client.open('services/prices.ts', page)).toEqual([]);
  const wrong = page.replace('Facts:', 'Fact:');
  expect(await client.open('services/prices.ts', wrong)).toMatchObject([
    { severity: 2, message: expect.stringContaining("'Fact' does not exist") },
  ]);
  client.tell(FILES_CHANGED, { files: { 'tools/Title.json': tool('other') } });
  expect(await client.open('services/prices.ts', page)).toMatchObject([
    { severity: 2, message: expect.stringContaining('"title"') },
  ]);
  client.tell(FILES_CHANGED, { files: { 'tools/Title.json': null } });
  expect(await client.open('services/prices.ts', page)).toEqual([]);
  await client.open('services/prices.ts', FILES['services/prices.ts']);
});

it('leads to definitions: another file, or the field of an entity', async () => {
  type Place = { uri: string; range: Edit['range'] };
  const [card] = await client.at<Place[]>('definition', 'pages/Home.tsx', 'return <Car');
  expect(card).toMatchObject({
    uri: 'file:///app/components/Card.tsx',
    range: { start: { line: 3 } },
  });
  const [field] = await client.at<Place[]>('definition', 'pages/Home.tsx', 'notes[0].te');
  const schema = FILES['entities/Note.json'];
  expect(field).toMatchObject({
    uri: 'file:///app/entities/Note.json',
    range: { start: positionOf(schema, schema.indexOf('"text"')) },
  });
  const references = await client.at<Place[]>('references', 'services/prices.ts', 'function price');
  expect(references.map(({ uri }) => uri.slice(12)).sort()).toEqual([
    'components/Card.tsx',
    'components/Card.tsx',
    'services/prices.ts',
  ]);
});

it('renames a name wherever it stands, and refuses names that are not the app’s', async () => {
  const { changes } = await client.at<{ changes: Record<string, Edit[]> }>(
    'rename',
    'services/prices.ts',
    'function price',
    { newName: 'costOf' },
  );
  const after = Object.fromEntries(
    Object.entries(changes).map(([uri, edits]) => {
      const id = uri.slice('file:///app/'.length);
      return [id, changed(client.texts[id]!, edits)];
    }),
  );
  expect(after).toEqual({
    'services/prices.ts': FILES['services/prices.ts'].replace('priceOf', 'costOf'),
    'components/Card.tsx': FILES['components/Card.tsx'].replaceAll('priceOf', 'costOf'),
  });
  await expect(
    client.at('rename', 'pages/Home.tsx', 'notes[0].te', { newName: 'words' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('cannot be renamed') });
  await expect(
    client.at('rename', 'pages/Home.tsx', 'Note.li', { newName: 'all' }),
  ).rejects.toMatchObject({ message: expect.any(String) });
});

it('puts a file into form, names parameters, and drops questions that are taken back', async () => {
  await client.open('services/prices.ts', 'export   function a( b:number ){return b}\na(');
  const help = await client.at<{ signatures: { label: string }[] }>(
    'signatureHelp',
    'services/prices.ts',
    '\na(',
  );
  expect(help.signatures[0]?.label).toBe('a(b: number): number');
  await client.open('services/prices.ts', 'export   function a( b:number ){return b}');
  const edits = await client.at<Edit[]>('formatting', 'services/prices.ts', 'export');
  expect(changed(client.texts['services/prices.ts']!, edits)).toBe(
    'export function a(b: number) {\n  return b;\n}\n',
  );
  const hover = client.at('hover', 'pages/Home.tsx', 'return <Car');
  client.tell('$/cancelRequest', { id: client.lastId });
  await expect(hover).rejects.toMatchObject({ code: -32_800 });
  await expect(client.at('nonsense', 'pages/Home.tsx', 'return <Car')).rejects.toMatchObject({
    code: -32_601,
  });
});

it('answers nothing before the types are here, and asks for them again when they cannot be had', async () => {
  const { core } = keptPacks();
  let tries = 0;
  const slow = new Client(async () => {
    if (++tries === 1) throw new Error('offline');
    return core;
  });
  await slow.start();
  expect(await slow.at('hover', 'pages/Home.tsx', 'return <Car')).toBeNull();
  await slow.open('pages/Home.tsx');
  expect(tries).toBe(2);
  expect(await slow.at('hover', 'pages/Home.tsx', 'return <Car')).toBeTruthy();
});
