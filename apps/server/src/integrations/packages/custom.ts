import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { fetchOutside } from '../outgoing/fetch.ts';
import { type Operation, readOpenApi, type Service } from './openapi.ts';
import { dataOf, type Instance, type Package } from './package.ts';

interface Config extends Service {
  callers: 'anyone' | 'signed-in' | 'admins';
}

const Value = z.union([z.string(), z.number(), z.boolean()]);
const CallInput = z.object({
  payload: z.unknown().optional(),
  path_params: z.record(z.string(), Value).default({}),
  query_params: z.record(z.string(), z.union([Value, z.null(), z.array(Value)])).default({}),
});

/** A service that an OpenAPI document describes, in the public client's words. */
export const customPackage: Package = {
  name: 'custom',
  settle({ document, baseUrl, callers, ...kept }) {
    // The document itself is not kept, only what it says.
    const service =
      typeof document === 'string'
        ? readOpenApi(document, baseUrl as string | undefined)
        : { ...kept, ...(baseUrl !== undefined && { baseUrl }) };
    return { ...service, callers };
  },
  endpoints: (instance) =>
    (instance.config as unknown as Config).operations.map((operation) =>
      operationOf(instance, operation),
    ),
};

function operationOf(instance: Instance, operation: Operation): Endpoint {
  const config = instance.config as unknown as Config;
  return endpoint({
    name: operation.id,
    summary: operation.summary,
    input: CallInput,
    who: config.callers === 'anyone' ? 'anyone' : 'signed-in',
    kind: 'installed',
    async run({ payload, path_params, query_params }, { services, signal, meter }) {
      const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
        const value = Object.hasOwn(path_params, name) ? String(path_params[name]) : '';
        if (value === '' || value === '.' || value === '..')
          throw new Refusal('invalid', `path_params: ${name} is missing`, {
            fields: { path_params: `${name} is missing` },
          });
        return encodeURIComponent(value);
      });
      const url = new URL(`${config.baseUrl}${path}`);
      for (const [name, value] of Object.entries(query_params))
        for (const one of [value].flat())
          if (one !== null) url.searchParams.append(name, String(one));
      const headers = authorised(instance, url);
      const hasBody = payload !== undefined && payload !== null && operation.method !== 'GET';
      if (hasBody) headers['content-type'] = 'application/json';
      const answer = await fetchOutside(services.config, url.href, {
        method: operation.method,
        headers: { accept: 'application/json', ...headers },
        body: hasBody ? JSON.stringify(payload) : undefined,
        signal,
      });
      meter.bytes += answer.body.byteLength;
      return {
        success: answer.status >= 200 && answer.status < 300,
        status_code: answer.status,
        data: dataOf(answer, instance.secrets),
      };
    },
  });
}

/** The secrets that are kept, each where its scheme wants it. */
function authorised({ config, secrets }: Instance, url: URL): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, kind, key } of (config as unknown as Config).schemes) {
    const secret = secrets[name];
    if (secret === undefined) continue;
    if (kind === 'query') url.searchParams.set(key, secret);
    else if (kind === 'header') headers[key.toLowerCase()] = secret;
    else if (kind === 'bearer') headers.authorization = `Bearer ${secret}`;
    // `name:password`, as services tell it.
    else headers.authorization = `Basic ${Buffer.from(secret).toString('base64')}`;
  }
  return headers;
}
