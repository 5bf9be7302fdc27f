import { functionCalls } from '@trellis/contract';
import { z } from 'zod';
import { type Ask, type Route, route } from '../http/route.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { endpoint } from './endpoint.ts';
import { callConnection } from './packages/http.ts';
import { instancesOf } from './packages/instances.ts';
import { runCall } from './run.ts';

type FunctionAsk = Pick<Ask<unknown, unknown, unknown>, 'actor' | 'address' | 'c' | 'request'>;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Functions that existing apps call on a server. This one runs no app's code; a function is where the
 * app's owner connected it: the HTTP connection of the same name, which gets the parameters and who calls.
 */
export function functionRoutes(services: Services): Route[] {
  const invoke = (ask: FunctionAsk, appId: string | undefined, name: string) =>
    inItsWords(ask, () => called(ask, appId, name));
  const called = (ask: FunctionAsk, appId: string | undefined, name: string) =>
    runCall(services, ask, appId, async ({ app }) => {
      const all = await instancesOf(services, app.app_id);
      const instance = all.find((one) => one.package === 'HTTP' && plain(one.slug) === plain(name));
      if (!instance)
        throw notFound(
          `The function ${name} is not connected: code for a server is not run here. The app’s owner can connect where it runs, as an HTTP integration of this name.`,
        );
      const connected = endpoint({
        name,
        summary: '',
        input: z.record(z.string(), z.unknown()),
        who: instance.config.callers === 'anyone' ? 'anyone' : 'signed-in',
        kind: 'installed',
        async run(body, own) {
          if (Object.keys(own.files).length > 0)
            throw new Refusal('unsupported', 'Functions take no files. Upload them first.');
          const { appId: id, userId, email, rank } = own.caller;
          if (instance.config.callers === 'admins' && rank !== 'admin' && rank !== 'builder')
            throw new Refusal('forbidden', `${name} is for admins`, { code: 'no_permission' });
          const { status, data } = await callConnection(instance, { method: 'POST', body }, own, {
            'x-app-id': id,
            'x-user-id': userId ?? '',
            'x-user-email': email ?? '',
            'x-user-role': rank,
          });
          if (status >= 300)
            throw new Refusal('upstream', `The function ${name} answered ${status}`, {
              code: 'upstream_failed',
            });
          return data;
        },
      });
      return { endpoint: connected, name: `functions/${name}`.slice(0, 200) };
    });
  return [
    route(functionCalls.invoke, (ask) => invoke(ask, ask.params.appId, ask.params.name)),
    route(functionCalls.fetch, (ask) => invoke(ask, undefined, ask.params.name)),
    route(functionCalls.read, (ask) => invoke(ask, undefined, ask.params.name)),
  ];
}

/** Functions tell what failed as a text in `error`, which app code shows as it is. */
async function inItsWords<T>({ c }: FunctionAsk, work: () => Promise<T>): Promise<T | Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, code, fields } = error;
    const body = { message, error: message, code, ...(fields && { fields }) };
    return c.json(body, { status: error.status as 400, headers: error.headers });
  }
}
