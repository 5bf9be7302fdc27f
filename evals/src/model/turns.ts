import type { AppUsage, ValidationResult } from '@trellis/contract';
import type { Installation } from '../installation.ts';

/** What became of one message. */
export interface TurnResult {
  state: 'done' | 'failed' | 'not asked';
  /** Why it failed, or what had to be done for it to succeed. */
  notes: string[];
  errors: number;
  warnings: number;
  /** Mended by rules, and requests to the model to repair. */
  byRule: number;
  byModel: number;
  /** Changes that did not fit when they came first. */
  misfits: number;
  tokens: number;
  /** Dollars; null where no price of the model is known. */
  cost: number | null;
  ms: number;
}

interface Message {
  role: string;
  parts: { type: string; text?: string; data?: { repairs?: string[]; state?: string } }[];
  metadata?: { status?: string; error?: string; versionId?: string | null };
}

export interface Pace {
  /** How long an answer may take. */
  patienceMs: number;
  /** How long is waited after the provider's limit was reached, and how often. */
  limitMs: number;
  limitTries: number;
}
export const USUAL_PACE: Pace = { patienceMs: 600_000, limitMs: 20_000, limitTries: 3 };

const EVERY_MS = 150;
const NOTHING = {
  errors: 0,
  warnings: 0,
  byRule: 0,
  byModel: 0,
  misfits: 0,
  tokens: 0,
  cost: 0,
  ms: 0,
};
export const notAsked = (): TurnResult => ({ state: 'not asked', notes: [], ...NOTHING });
const isLimit = (why: string) => /rate limit|\b429\b/i.test(why);

let sent = 0;
const newId = () => `msgc${Date.now().toString(36)}${++sent}`.padEnd(20, '0').slice(0, 20);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a message into an app, waits for what becomes of it, and says what it took. */
export async function takeTurn(
  installation: Installation,
  appId: string,
  text: string,
  pace: Pace,
): Promise<TurnResult> {
  const { call } = installation;
  const usage = () => call<AppUsage>('GET', `/api/apps/${appId}/usage`);
  const began = performance.now();
  const before = await usage();
  const notes: string[] = [];
  let message = await ask(installation, appId, text, pace);
  for (let tries = 0; isLimit(message.metadata?.error ?? '') && tries < pace.limitTries; tries++) {
    notes.push(`the provider's limit was reached; asked again after ${pace.limitMs / 1_000} s`);
    await sleep(pace.limitMs);
    message = await ask(installation, appId, text, pace);
  }
  const ms = Math.round(performance.now() - began);
  const { status, error, versionId } = message.metadata ?? {};
  const isReady = status === 'ready';
  if (!isReady) notes.push(await whyOf(installation, error ?? `it ended as ${status}`));
  const after = await usage();
  const isPriced = after.records.every(({ promptRate }) => promptRate !== null);
  const issues = versionId ? await issuesOf(installation, appId, versionId) : [];
  // Each message asks for something to be built.
  if (isReady && !versionId) notes.push('nothing was changed: it answered in words alone');
  const count = (severity: string) => issues.filter((one) => one.severity === severity).length;
  return {
    state: isReady && versionId ? 'done' : 'failed',
    notes,
    errors: count('error'),
    warnings: count('warning'),
    byRule: message.parts.reduce((sum, { data }) => sum + (data?.repairs?.length ?? 0), 0),
    byModel: message.parts.filter(({ type }) => type === 'data-repair').length,
    misfits: message.parts.filter(
      ({ type, data }) => type === 'data-action' && data?.state === 'failed',
    ).length,
    tokens: after.total.totalTokens - before.total.totalTokens,
    cost: isPriced ? after.total.totalCost - before.total.totalCost : null,
    ms,
  };
}

async function issuesOf({ call }: Installation, appId: string, versionId: string) {
  const path = `/api/apps/${appId}/versions/${versionId}/validate`;
  return (await call<ValidationResult>('POST', path)).issues;
}

/** The answer to a message, once it is settled. */
async function ask(
  { call, send }: Installation,
  appId: string,
  text: string,
  { patienceMs }: Pace,
): Promise<Message> {
  const path = `/api/apps/${appId}/messages`;
  const last = async () => (await call<{ messages: Message[] }>('GET', path)).messages.at(-1);
  await send(`/api/apps/${appId}/chat`, {
    messages: [{ id: newId(), role: 'user', parts: [{ type: 'text', text }] }],
  });
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const message = await last();
    if (message?.role === 'assistant' && message.metadata?.status !== 'streaming') return message;
    await sleep(EVERY_MS);
  }
  await call('POST', `/api/apps/${appId}/chat/stop`);
  return {
    role: 'assistant',
    parts: [],
    metadata: { status: 'error', error: `there was no answer within ${patienceMs / 1_000} s` },
  };
}

/** People are shown little of a failure; what the provider says of it is asked again. */
async function whyOf({ call, choice }: Installation, error: string): Promise<string> {
  if (!choice || isLimit(error)) return error;
  const { provider, model, baseUrl } = choice;
  const test = await call<{ problem: string | null }>('POST', '/api/admin/models/test', {
    provider,
    model,
    baseUrl,
  });
  return test.problem ? `${error} (${test.problem})` : error;
}
