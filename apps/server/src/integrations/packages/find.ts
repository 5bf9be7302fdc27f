import { notFound, Refusal } from '../../refusal.ts';
import { isManager } from '../caller.ts';
import type { Find } from '../run.ts';
import { endpointsOf, instancesOf } from './instances.ts';
import type { Instance } from './package.ts';

/** The endpoint of an installed package: by the instance where one is named, else of the first that there is. */
export const installed =
  (named: { package: string; instanceId?: string; endpoint: string }): Find =>
  async ({ services, app, caller }) => {
    const wanted = named.package.toLowerCase();
    const all = await instancesOf(services, app.app_id);
    const { instanceId } = named;
    const instance = all.find(
      (one) =>
        (one.package.toLowerCase() === wanted || one.slug === wanted) &&
        (instanceId === undefined || one.id === instanceId || one.slug === instanceId),
    );
    if (!instance) throw notFound(`The integration ${named.package} is not installed in this app`);
    return found(instance, caller, ({ name }) => name === named.endpoint, named.endpoint);
  };

/** An operation of a custom integration, by `method:path` or its operationId. */
export const custom =
  (slug: string, operation: string): Find =>
  async ({ services, app, caller }) => {
    const all = await instancesOf(services, app.app_id);
    const instance = all.find((one) => one.package === 'custom' && one.slug === slug.toLowerCase());
    if (!instance) throw notFound(`There is no custom integration ${slug} in this app`);
    const operations = instance.config.operations as { id: string; operationId: string | null }[];
    const known = operations.find(
      ({ id, operationId }) => id === operation || operationId === operation,
    );
    return found(instance, caller, ({ name }) => name === known?.id, operation);
  };

function found(
  instance: Instance,
  caller: Parameters<typeof isManager>[0],
  isIt: (endpoint: { name: string }) => boolean,
  name: string,
) {
  const endpoint = endpointsOf(instance).find(isIt);
  if (!endpoint) throw notFound(`${instance.slug} has no endpoint ${name}`);
  if (instance.config.callers === 'admins' && !isManager(caller))
    throw new Refusal(caller.userId ? 'forbidden' : 'unauthenticated', `${name} is for admins`, {
      code: 'no_permission',
    });
  return { endpoint, name: `${instance.slug}/${endpoint.name}`.slice(0, 200) };
}
