import type { EntitySchema } from '@trellis/contract';
import type { Installation } from './installation.ts';

export interface BuiltApp {
  appId: string;
  slug: string;
  pages: string[];
  schemas: EntitySchema[];
  /** What the assistant said, turn by turn. */
  answers: string[];
  /** Rows of each entity after each turn. */
  counts: Record<string, number>[];
}

interface Message {
  role: string;
  parts: { type: string; text?: string }[];
  metadata?: { status?: string; error?: string };
}

/** Types the turns one after the other into one app, waits for each answer, and publishes the result. */
export async function buildApp(installation: Installation, turns: string[]): Promise<BuiltApp> {
  const { call } = installation;
  const [first = '', ...rest] = turns;
  const { appId } = await call<{ appId: string }>('POST', '/api/apps', {
    appType: 'GEN_APP',
    prompt: first,
  });
  const answers = [await answerOf(installation, appId, 2)];
  const counts = [await countsOf(installation, appId)];
  for (const [index, text] of rest.entries()) {
    const id = `msgc${String(index + 1).padStart(16, '0')}`;
    const message = { id, role: 'user', parts: [{ type: 'text', text }] };
    await installation.send(`/api/apps/${appId}/chat`, { messages: [message] });
    answers.push(await answerOf(installation, appId, 4 + 2 * index));
    counts.push(await countsOf(installation, appId));
  }
  return { ...(await publishApp(installation, appId)), answers, counts };
}

/** Publishes an app as it is, and says what is in it. */
export async function publishApp(
  { call }: Installation,
  appId: string,
): Promise<Omit<BuiltApp, 'answers' | 'counts'>> {
  const { slug } = await call<{ slug: string }>('POST', `/api/apps/${appId}/publication`, {
    isSignupEnabled: true,
  });
  const bundle = await call<{
    pages: Record<string, string>;
    entities: Record<string, EntitySchema>;
  }>('GET', `/runtime/bundle?appId=${appId}`);
  return {
    appId,
    slug,
    pages: Object.keys(bundle.pages),
    schemas: Object.values(bundle.entities),
  };
}

/** Waits until the conversation has that many messages and the last is settled. */
async function answerOf({ call }: Installation, appId: string, length: number): Promise<string> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const { messages } = await call<{ messages: Message[] }>('GET', `/api/apps/${appId}/messages`);
    const last = messages.at(-1);
    if (messages.length >= length && last?.metadata?.status !== 'streaming') {
      if (last?.metadata?.status !== 'ready')
        throw new Error(`The turn ended as ${last?.metadata?.status}: ${last?.metadata?.error}`);
      return last.parts.map((part) => part.text ?? '').join('');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No answer within a minute');
}

async function countsOf({ call }: Installation, appId: string): Promise<Record<string, number>> {
  const { versions } = await call<{ versions: { id: string }[] }>(
    'GET',
    `/api/apps/${appId}/versions`,
  );
  const { files } = await call<{ files: { path: string }[] }>(
    'GET',
    `/api/apps/${appId}/versions/${versions[0]?.id}`,
  );
  const counts: Record<string, number> = {};
  for (const { path } of files) {
    const name = /^entities\/(.+)\.json$/.exec(path)?.[1];
    if (name)
      counts[name] = (
        await call<{ count: number }>('GET', `/live_api/apps/${appId}/entities/${name}/count`)
      ).count;
  }
  return counts;
}
