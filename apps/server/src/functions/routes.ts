import { functionCalls } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { type Ask, type Route, route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import { callConnected } from './connected.ts';
import { functionsIn } from './found.ts';
import type { Functions } from './functions.ts';
import { invoke } from './invoke.ts';
import type { FunctionNeeds } from './needs.ts';
import { runsOf } from './runs.ts';
import { keepSecrets, secretsOf } from './secrets.ts';

type Invoked = Ask<{ appId?: string; name: string }, unknown, unknown>;

/** An app's own code on the server (decision 0024). */
export function functionRoutes(services: FunctionNeeds & { functions: Functions }): Route[] {
  const { db } = services;
  const answer = (ask: Invoked) => {
    const { appId, name } = ask.params;
    return inItsWords(ask, async () => {
      const own = await invoke(services, ask, appId, name);
      return own ?? callConnected(services, ask, appId, name);
    });
  };
  return [
    route(functionCalls.list, async ({ params }) => {
      const app = await appById(db, params.appId);
      const [draft, published, secrets, runs] = await Promise.all([
        functionsIn(services, app, 'preview'),
        functionsIn(services, app, 'published'),
        secretsOf(services, params.appId),
        runsOf(db, params.appId),
      ]);
      const [first] = draft;
      const { secretsAsked } = await import('@trellis/compiler/server');
      return {
        functions: draft.map(({ name, entry }) => ({
          name,
          file: entry,
          isPublished: published.some((one) => one.name === name),
        })),
        secretsAsked: first ? secretsAsked(await first.files()) : [],
        secretsKept: Object.keys(secrets).sort(),
        runs,
      };
    }),
    route(functionCalls.keepSecrets, async ({ params, body }) => ({
      secretsKept: await keepSecrets(services, params.appId, body.secrets),
    })),
    ...functionCalls.atApp.map((call) => route(call, answer)),
    ...[...functionCalls.ofToken, ...functionCalls.onHost].map((call) => route(call, answer)),
  ];
}

/** Functions tell what failed as a text in `error`, which app code shows as it is. */
async function inItsWords<T>({ c }: Invoked, work: () => Promise<T>): Promise<T | Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, code, fields } = error;
    const body = { message, error: message, code, ...(fields && { fields }) };
    return c.json(body, { status: error.status as 400, headers: error.headers });
  }
}
