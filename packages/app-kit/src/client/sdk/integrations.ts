import { Core as OwnCore } from '../core.ts';
import type { Fields } from '../entities.ts';
import { appPath, segments } from './address.ts';
import { send } from './body.ts';

type Endpoint = (input?: Fields) => Promise<unknown>;
type Package = Record<string, Endpoint>;

/** An object whose every name is made when it is first asked for. Promises look for `then`; there is none. */
export function made<T>(make: (name: string) => T, own: Record<string, T> = {}): Record<string, T> {
  return new Proxy(own, {
    get(target, name) {
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (!Object.hasOwn(target, name)) target[name] = make(name);
      return target[name];
    },
    has: () => true,
  });
}

const endpoints = (base: string): Package =>
  made((name) => (input = {}) => {
    if (typeof input !== 'object' || input === null)
      return Promise.reject(
        new Error(`${name} must receive an object of named parameters, such as { prompt: '…' }`),
      );
    return send('POST', appPath(`/${base}/${segments(name)}`), input);
  });

/** `Core.InvokeLLM(…)` and the like; those that the kit knows go its own way. */
export const Core: Package = made(
  (name) => endpoints('integration-endpoints/Core')[name]!,
  OwnCore as unknown as Package,
);

const custom: Package = {
  call: ((slug: string, operation: string, input: Fields = {}) =>
    // An operation's name may hold slashes and colons.
    send('POST', appPath(`/integrations/custom/${segments(slug)}/${operation}`), input)) as never,
};

/** `base44.integrations`. */
export const integrations: Record<string, Package> = made(
  (name) => endpoints(`integration-endpoints/installable/${segments(name)}/integration-endpoints`),
  { Core, custom },
);
