import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '@trellis/contract';
import { FakeModel, freshDatabase } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ASKED, contentOf, fileOf, modelSide, type Turn, turns } from './faults.fixture.ts';
import { type Heard, hear } from './reader.fixture.ts';
import { KillableServer } from './server.fixture.ts';

/** A thousand in the long suite; the quick one kills no server, which takes until its turns are given up. */
const IS_LONG = Boolean(process.env.PROPERTY_RUNS);
const TURNS = IS_LONG ? 1_000 : 12;
const LANES = IS_LONG ? 10 : 6;
/** No turn is under way for longer after its server went. */
const OVER_MS = 60_000;

let model: FakeModel;
let servers: KillableServer[];
let drop: () => Promise<void>;
let token = '';
beforeAll(async () => {
  model = await FakeModel.start();
  model.decides = modelSide();
  const database = await freshDatabase(inject('postgres'));
  const env = {
    ...model.env,
    DATABASE_URL: database.url,
    SECRET_KEY: 'of the turmoil',
    LLM_TIMEOUT: '1',
  };
  servers = [new KillableServer(env), new KillableServer(env)];
  for (const server of servers) await server.start();
  drop = database.drop;
  const { token: given } = await call<{ token: string }>('POST', '/api/auth/sign-up', {
    email: 'tina@example.org',
    password: 'correct horse battery',
    name: 'Tina',
  });
  token = given;
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  await model.stop();
  await drop();
});

const headers = () => ({
  'Content-Type': 'application/json',
  ...(token && { Authorization: `Bearer ${token}` }),
});

/** A call to any server that answers; one that was just killed is back in a moment. */
async function call<T>(method: string, path: string, body?: unknown, at = 0): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      const response = await fetch(servers[(at + tried) % servers.length]!.url + path, {
        method,
        headers: headers(),
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (!response.ok) throw new Refused(response.status, await response.text());
      return (await response.json()) as T;
    } catch (error) {
      if (error instanceof Refused || tried > 200) throw error;
      await sleep(100);
    }
  }
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

interface Message {
  id: string;
  role: string;
  parts: { type: string; text?: string }[];
  metadata: { status: string; versionId: string | null };
}

let restarts: Promise<void> = Promise.resolve();
/** Kills a server and has it back, one at a time: there is always one that answers. */
function killOnce(server: KillableServer): void {
  restarts = restarts.then(async () => {
    await server.kill();
    await server.start();
  });
}

/** Plays a turn with all that goes wrong in it; answers what is wrong with what is left. */
async function play(appId: string, turn: Turn): Promise<string[]> {
  const at = turn.number % servers.length;
  const id = `msgc${String(turn.number).padStart(16, '0')}`;
  const body = JSON.stringify({
    id: appId,
    messages: [{ id, role: 'user', parts: [{ type: 'text', text: ASKED(turn) }] }],
  });
  const heard: Heard[] = [];
  const early = (text: string) => text.length > 5 + heard.length * 7;
  let reloads = turn.reloads;
  const leaves = (text: string) => reloads > 0 && early(text);
  const server = servers[at]!;
  const first = await fetch(`${server.url}/api/apps/${appId}/chat`, {
    method: 'POST',
    headers: headers(),
    body,
  }).catch(() => null);
  if (turn.isKilled) killOnce(server);
  if (turn.isStopped) await call('POST', `/api/apps/${appId}/chat/stop`, {}, at).catch(() => null);
  if (first?.ok) heard.push(await hear(first, leaves));
  while (reloads-- > 0 && heard.at(-1)?.isWhole === false) {
    const url = servers[(at + reloads) % servers.length]!.url;
    const again = await fetch(`${url}/api/apps/${appId}/chat/stream`, { headers: headers() }).catch(
      () => null,
    );
    if (again?.status === 200) heard.push(await hear(again, leaves));
  }
  const faults: string[] = [];
  const messages = await settled(appId, id, at);
  const wrong = (what: string) =>
    faults.push(`turn ${turn.number} (${JSON.stringify(turn)}): ${what}`);
  const asked = messages.findIndex((message) => message.id === id);
  if (asked < 0) {
    // Only a server that was gone before it answered may not know of the message.
    if (first?.ok) wrong('the message is lost');
    return faults;
  }
  const answer = messages[asked + 1];
  if (answer?.role !== 'assistant') wrong('there is no answer');
  else {
    const { status } = answer.metadata;
    if (status === 'streaming') wrong('the turn is still running');
    const text = answer.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
    for (const { text: part, isWhole } of heard) {
      if (!text.startsWith(part) && status !== 'interrupted') wrong(`heard “${part}” of “${text}”`);
      if (isWhole && part !== text) wrong(`the whole was “${part}”, and is “${text}”`);
    }
    const files = answer.metadata.versionId
      ? await filesOf(appId, answer.metadata.versionId, at)
      : new Map<string, string>();
    const content = files.get(fileOf(turn));
    if (status === 'ready' && content?.trim() !== contentOf(turn)) wrong('the file is not whole');
    if (status !== 'ready' && content !== undefined)
      wrong(`a file came of a turn that is ${status}`);
    const isGood = ['well', 'late', 'busy'].includes(turn.model);
    if (status === 'ready' && !isGood) wrong('a broken answer counts as good');
  }
  return faults;
}

/** The conversation once nothing of it is under way. */
async function settled(appId: string, id: string, at: number): Promise<Message[]> {
  const until = Date.now() + OVER_MS;
  for (;;) {
    const { messages } = await call<{ messages: Message[] }>(
      'GET',
      `/api/apps/${appId}/messages?limit=200`,
      undefined,
      at,
    );
    const asked = messages.findIndex((message) => message.id === id);
    const isOver = asked < 0 || messages[asked + 1]?.metadata.status !== 'streaming';
    if (isOver || Date.now() > until) return messages;
    await sleep(100);
  }
}

async function filesOf(appId: string, versionId: string, at: number) {
  const { files } = await call<{ files: { path: string; content: string }[] }>(
    'GET',
    `/api/apps/${appId}/versions/${versionId}`,
    undefined,
    at,
  );
  return new Map(files.map(({ path, content }) => [path, content]));
}

it('turns lose nothing and apply nothing by halves, whatever goes wrong', async () => {
  const all = turns(TURNS, 21).map((turn) => ({ ...turn, isKilled: turn.isKilled && IS_LONG }));
  const faults: string[] = [];
  /** Answers that are paid for: those that came, and those that were stopped. */
  let paid = 0;
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const { appId } = await call<{ appId: string }>('POST', '/api/apps', {
        appType: 'GEN_APP',
        genApp: { fields: { header: `Lane ${lane}` }, appBuilderVersion: 4 },
      });
      for (const turn of all.filter(({ number }) => number % LANES === lane))
        faults.push(...(await play(appId, turn)));
      const { messages } = await call<{ messages: Message[] }>(
        'GET',
        `/api/apps/${appId}/messages?limit=200`,
      );
      paid += messages.filter(
        ({ role, metadata }) =>
          role === 'assistant' && ['ready', 'stopped'].includes(metadata.status),
      ).length;
    }),
  );
  await restarts;
  expect(faults).toEqual([]);
  const { counters } = await call<Account>('GET', '/api/live_api/account/current');
  expect(counters.builderMessages.count).toBe(paid);
}, 1_800_000);
