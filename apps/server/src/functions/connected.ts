import { functionKey } from '@trellis/contract';
import { z } from 'zod';
import type { Ask } from '../http/index.ts';
import { callConnection, endpoint, instancesOf, runCall } from '../integrations/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { FunctionNeeds } from './needs.ts';

type FunctionAsk = Pick<Ask<unknown, unknown, unknown>, 'actor' | 'address' | 'c' | 'request'>;

/**
 * A function that runs elsewhere: the app's owner connected it, as an HTTP integration of its name, which gets the
 * parameters and who calls.
 */
export function callConnected(
  services: FunctionNeeds,
  ask: FunctionAsk,
  appId: string | undefined,
  name: string,
): Promise<unknown> {
  return runCall(services, ask, appId, async ({ app }) => {
    const all = await instancesOf(services, app.app_id);
    const instance = all.find(
      (one) => one.package === 'HTTP' && functionKey(one.slug) === functionKey(name),
    );
    if (!instance)
      throw notFound(
        `There is no function ${name} in this app. Its owner can add one to the code, or connect where it runs, as an HTTP integration of this name.`,
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
}
