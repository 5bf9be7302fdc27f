import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseEntity } from '@trellis/contract';
import { endUser, makeApp, type Person, type World } from '../index.ts';

/** Parts of what no answer to anybody else may ever hold. */
export const canaryOf = (name: string): string => `canary9d2e${name.toLowerCase()}`;

const SHAPE = {
  ...{ kind: 'table', field: null, filters: [], sort: null, hidden: [], order: [] },
  ...{ widths: {}, pins: [] },
};

/** An app as it is after some weeks: with one of each thing that has an id. */
export interface House {
  owner: Person;
  appId: string;
  endUser: Person;
  /** The ids of its things by the names of the calls' parameters. */
  ids: Record<string, string>;
}

/** A builder's app with rows, a view, members, an import, a turn, a conversation, an integration, a file, a function, a tool and its run. */
export async function house(world: World, name: string): Promise<House> {
  const owner = await world.builder(name);
  const canary = canaryOf(name);
  const text = { type: 'string' as const };
  const { appId, versionId } = await makeApp(world, owner, {
    name: `${name}’s ${canary}`,
    live: true,
    files: {
      'pages/Home.tsx': `export default function Home() { return <p>${canary}</p>; }`,
      'agents/guide.json': JSON.stringify({ name: 'guide', instructions: canary }),
      'tools/Quiz.json': JSON.stringify({
        title: 'Quiz',
        path: `quiz-${name.toLowerCase()}`,
        instructions: canary,
      }),
      'server/functions/hook.ts': `// ${canary}\nDeno.serve(() => new Response('ok'));`,
    },
    entities: {
      Note: {
        properties: { text, secret: { ...text, rls: { read: false } as never } },
        permissions: { read: 'creator', write: 'creator' },
      },
    },
  });
  const at = `/api/apps/${appId}`;
  const zoe = await endUser(world, appId, `zoe${name.toLowerCase()}`);
  const say = { text: `${canary} row` };
  const row = await zoe.post<{ id: string }>(`/live_api/apps/${appId}/entities/Note`, say);
  const gone = await zoe.post<{ id: string }>(`/live_api/apps/${appId}/entities/Note`, say);
  await zoe.delete(`/live_api/apps/${appId}/entities/Note/${gone.body.id}`);
  const database = await owner.get<{ entities: DatabaseEntity[] }>(`${at}/database`);
  const entityId = database.body.entities[0]!.id;
  const view = await owner.post<{ id: string }>(`${at}/database/${entityId}/views`, {
    name: canary,
    shape: SHAPE,
  });
  await owner.post(`${at}/members`, { email: `guest-of-${name}@example.org`, role: 'viewer' });
  const form = new FormData();
  form.append('file', new File([`text\n${canary}\n`], 'rows.csv', { type: 'text/csv' }));
  const staged = await owner.call<{ importId: string }>(
    'POST',
    `${at}/database/Note/imports`,
    form,
  );
  const integration = await owner.post<{ integration: { id: string } }>(`${at}/integrations`, {
    package: 'HTTP',
    slug: 'weather',
    config: { baseUrl: 'https://weather.example', headers: { 'X-Key': '{{KEY}}' } },
    secrets: { KEY: canary },
  });
  const talk = await zoe.post<{ id: string }>(`${at}/agents/conversations`, {
    agent_name: 'guide',
  });
  const messageId = 'msgc'.concat(name.padEnd(16, 'x').slice(0, 16));
  const parts = [{ type: 'text', text: `Add a page about ${canary}` }];
  await (
    await owner.fetch(`${at}/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ id: messageId, role: 'user', parts }] }),
    })
  ).text();
  const tools = await owner.get<{ tools: { toolId: string }[] }>(`${at}/tools`);
  const toolId = tools.body.tools[0]!.toolId;
  await owner.post(`${at}/tools/${toolId}/activate`, { isActive: true });
  const runId = await plantRun(world, appId, { toolId, versionId, userId: zoe.uid, canary });
  const key = await owner.post<{ id: string }>(`${at}/keys`, { name: canary, dailyLimit: 1 });
  const inputs = new FormData();
  inputs.append('file', new File([`input\n${canary}\n`], 'inputs.csv', { type: 'text/csv' }));
  const batch = await owner.call<{ batchId: string }>(
    'POST',
    `${at}/tools/${toolId}/batches`,
    inputs,
  );
  await world.services.db
    .insertInto('chat_assistants')
    .values({
      app_id: appId,
      id: [...toolId].sort().join(''),
      status: 'active',
      instructions: canary,
    })
    .execute();
  const chat = await zoe.post<{ talkId: string }>(`/api/assistants/${appId}/talks`, {});
  const item = await owner.post<{ id: string }>(`/api/context/ingest/text?appId=${appId}`, {
    context: `${canary} data`,
  });
  // Read before anything is counted: what changes afterwards is somebody's doing.
  for (let status = ''; status !== 'synced'; await sleep(50))
    ({ status } = await world.services.db
      .selectFrom('context_items')
      .select('status')
      .where('id', '=', item.body.id)
      .executeTakeFirstOrThrow());
  const { mails } = await world.services.mail.list(undefined, 1);
  for (const [what, id] of Object.entries({
    row: row.body.id,
    view: view.body.id,
    staged: staged.body.importId,
    talk: talk.body.id,
    integration: integration.body.integration?.id,
    key: key.body.id,
    batch: batch.body.batchId,
    item: item.body.id,
  }))
    if (!id) throw new Error(`No ${what} was planted`);
  return {
    owner,
    appId,
    endUser: zoe,
    ids: {
      appId,
      entityName: 'Note',
      entityId,
      viewId: view.body.id,
      id: row.body.id,
      versionId,
      importId: staged.body.importId,
      instanceId: integration.body.integration.id,
      memberId: owner.uid,
      accountId: owner.uid,
      userId: zoe.uid,
      messageId,
      mailId: mails[0]!.id,
      deletedId: appId,
      conversationId: talk.body.id,
      talkId: chat.body.talkId,
      itemId: item.body.id,
      toolId,
      toolPath: `quiz-${name.toLowerCase()}`,
      runId,
      keyId: key.body.id,
      batchId: batch.body.batchId,
    },
  };
}

/** A run that is over, as the server stores it: no model is here to do one. */
async function plantRun(
  world: World,
  appId: string,
  of: { toolId: string; versionId: string; userId: string; canary: string },
): Promise<string> {
  const id = of.toolId.split('').reverse().join('');
  await world.services.db
    .insertInto('tool_runs')
    .values({
      app_id: appId,
      id,
      tool_id: of.toolId,
      version_id: of.versionId,
      environment: 'published',
      user_id: of.userId,
      visitor_hash: null,
      request_key: null,
      inputs: JSON.stringify({ input: of.canary }),
      state: 'success',
      details: of.canary,
      model: null,
    })
    .execute();
  return id;
}

/** What belongs to an app and its people, each table as one sum; what counts visits and tries is left out. */
export async function sums(world: World, { appId, owner }: House): Promise<Record<string, string>> {
  const { rows: tables } = await world.services.pool.query<{ name: string; columns: string[] }>(
    `SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
     WHERE table_schema = current_schema() GROUP BY table_name`,
  );
  const found: Record<string, string> = {};
  for (const { name, columns } of tables) {
    if (VOLATILE.test(name)) continue;
    const where = [
      columns.includes('app_id') && 'app_id = $1::text',
      columns.includes('tenant_id') && 'tenant_id = $1::text',
      columns.includes('user_id') && 'user_id = $2::text',
    ].filter(Boolean);
    if (where.length === 0) continue;
    const { rows } = await world.services.pool.query<{ sum: string }>(
      `SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t
       WHERE (${where.join(' OR ')}) AND $1::text <> $2::text`,
      [appId, owner.uid],
    );
    found[name] = rows[0]!.sum;
  }
  return found;
}

/** What counts and queues, and the runs of functions, which answer whoever calls them (docs/decisions/0024). */
const VOLATILE =
  /^(visit_|function_runs|rate_limits|outbox|audit_log|error_reports|codes|sessions|usage_records|entity_usage|integration_usage|build_files|job_runs|data_import_updates)/;
