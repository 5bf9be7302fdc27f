import type { IntegrationConfig } from '@trellis/contract';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { type EndpointAsk, endpoint } from '../endpoint.ts';
import { addressOf, fetchOutside } from '../outgoing/fetch.ts';
import { dataOf, type Instance, type Package } from './package.ts';

type Config = z.output<typeof IntegrationConfig.HTTP>;

/** What callers may set themselves; everything else is the builder's. */
const OPEN_HEADERS = new Set([
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'x-request-id',
]);
const ANSWERED_HEADERS = [
  'content-type',
  'etag',
  'last-modified',
  'link',
  'location',
  'retry-after',
];

const Values = z.record(
  z.string().max(200),
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.union([z.string(), z.number()])),
  ]),
);
const RequestInput = z.object({
  method: z.string().toUpperCase().max(10).default('GET'),
  /** Below the base address, or an address on a host that is allowed. */
  path: z.string().max(4_000).default(''),
  query: Values.default({}),
  headers: z.record(z.string().max(60), z.string().max(2_000)).default({}),
  body: z.unknown().optional(),
});
const WebhookInput = z.object({
  data: z.unknown().optional(),
  event: z.string().max(200).optional(),
});

/** Calls any HTTP service on hosts that the builder allowed, with headers that callers never see. */
export const httpPackage: Package = {
  name: 'HTTP',
  settle(given, secrets) {
    const config = given as Config;
    addressOf(config.baseUrl);
    for (const [name, value] of Object.entries(config.headers)) filledHeader(name, value, secrets);
    return config;
  },
  endpoints: (instance) => {
    const config = instance.config as Config;
    const who = config.callers === 'anyone' ? ('anyone' as const) : ('signed-in' as const);
    return [
      endpoint({
        name: 'Request',
        summary: `Calls ${config.baseUrl}, and answers its status and data`,
        input: RequestInput,
        who,
        kind: 'installed',
        run: (input, ask) => request(instance, config, input, ask),
      }),
      endpoint({
        name: 'Webhook',
        summary: `Sends data to ${config.baseUrl}`,
        input: WebhookInput,
        who,
        kind: 'installed',
        async run(input, ask) {
          const { status } = await callConnection(instance, { method: 'POST', body: input }, ask);
          if (status >= 300)
            throw new Refusal('upstream', `The service answered ${status}`, {
              code: 'upstream_failed',
            });
          return { success: true, status };
        },
      }),
    ];
  },
};

/** Calls a connection's base address, whatever methods its callers may use, with headers of our own. */
export function callConnection(
  instance: Instance,
  { method, body }: { method: Config['methods'][number]; body: unknown },
  ask: EndpointAsk,
  headers: Record<string, string> = {},
) {
  const config = { ...(instance.config as Config), methods: [method] };
  return request(
    instance,
    config,
    { method, path: '', query: {}, headers: {}, body },
    ask,
    headers,
  );
}

async function request(
  { secrets }: Instance,
  config: Config,
  input: z.output<typeof RequestInput>,
  { services, signal, meter }: EndpointAsk,
  ours: Record<string, string> = {},
) {
  if (!(config.methods as string[]).includes(input.method))
    throw new Refusal('forbidden', `This connection allows ${config.methods.join(', ')}`, {
      code: 'method_not_allowed',
    });
  const base = new URL(config.baseUrl);
  const url = addressIn(base, input.path);
  const isHome = url.origin === base.origin;
  if (!isHome && !config.hosts.includes(url.host))
    throw new Refusal('forbidden', `This connection does not reach ${url.host}`, {
      code: 'host_not_allowed',
    });
  for (const [name, value] of Object.entries(input.query))
    for (const one of [value].flat()) if (one !== null) url.searchParams.append(name, String(one));
  const headers: Record<string, string> = { ...ours };
  for (const [name, value] of Object.entries(input.headers))
    if (OPEN_HEADERS.has(name.toLowerCase())) headers[name.toLowerCase()] = value;
  if (isHome)
    for (const [name, value] of Object.entries(config.headers))
      headers[name.toLowerCase()] = filledHeader(name, value, secrets);
  const hasBody = input.body !== undefined && !/^(GET|HEAD)$/.test(input.method);
  const isText = typeof input.body === 'string';
  if (hasBody) headers['content-type'] ??= isText ? 'text/plain' : 'application/json';
  const body = hasBody ? (isText ? (input.body as string) : JSON.stringify(input.body)) : undefined;
  const answer = await fetchOutside(services.config, url.href, {
    method: input.method,
    headers,
    body,
    signal,
  });
  meter.bytes += answer.body.byteLength;
  return {
    status: answer.status,
    headers: Object.fromEntries(
      ANSWERED_HEADERS.flatMap((name) =>
        answer.headers[name] ? [[name, answer.headers[name]]] : [],
      ),
    ),
    data: dataOf(answer, secrets),
  };
}

/** A path goes below the base address, whatever dots are in it; an address stays what it is. */
function addressIn(base: URL, path: string): URL {
  if (/^https?:/i.test(path)) return addressOf(path);
  const root = base.pathname.replace(/\/+$/, '');
  const url = new URL(`${base.origin}${root}/${path.replace(/^\/+/, '')}`);
  if (path === '') url.pathname = base.pathname;
  if (path === '') url.search = base.search;
  if (root && url.pathname !== root && !url.pathname.startsWith(`${root}/`))
    throw new Refusal('forbidden', 'This connection does not reach above its base address', {
      code: 'host_not_allowed',
    });
  return url;
}

/** `Bearer {{TOKEN}}` with the secret in it. */
function filledHeader(name: string, value: string, secrets: Record<string, string>): string {
  return value.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (_, secret: string) => {
    const found = secrets[secret];
    if (found === undefined)
      throw new Refusal(
        'invalid',
        `The header ${name} names the secret ${secret}, which is not there`,
        {
          fields: { secrets: `${secret} is missing` },
        },
      );
    return found;
  });
}
