import { lookup as lookUp } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../../config.ts';
import { isGlobal } from '../../hosts/index.ts';
import { Refusal } from '../../refusal.ts';

export interface Outgoing {
  method: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Bytes of the answer. */
  most?: number;
  timeoutMs?: number;
  /** How many redirects are followed, each of them looked at like the first address. None unless said. */
  redirects?: number;
  signal?: AbortSignal;
}

export interface Incoming {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const MOST = 5_000_000;
const WAIT_MS = 20_000;

const failed = (message: string, cause?: unknown) =>
  new Refusal('upstream', message, { code: 'upstream_failed', cause });

/**
 * One request to a service outside, on behalf of an app. The connection goes to the address that was
 * looked at, and only to one of the open internet, or to a host that the operator named (security.md).
 */
export async function fetchOutside(
  config: Pick<Config, 'integrationPrivateHosts'>,
  address: string,
  outgoing: Outgoing,
): Promise<Incoming> {
  let url = addressOf(address);
  for (let left = outgoing.redirects ?? 0; ; left--) {
    const answer = await once(config, url, outgoing);
    const { location } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(answer.status) || !location || left <= 0) return answer;
    if (!URL.canParse(location, url.href)) return answer;
    url = addressOf(new URL(location, url).href);
  }
}

/** An address of HTTP or HTTPS without a name and password in it. */
export function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Refusal('invalid', 'This is no address of HTTP or HTTPS', { code: 'bad_address' });
  return url;
}

function once(
  config: Pick<Config, 'integrationPrivateHosts'>,
  url: URL,
  outgoing: Outgoing,
): Promise<Incoming> {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const named = config.integrationPrivateHosts;
  const isNamed = named.includes(url.hostname) || named.includes(`${url.hostname}:${port}`);
  const mayReach = (ip: string) => isNamed || isGlobal(ip);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up.
  if (isIP(literal) && !mayReach(literal))
    throw new Refusal('forbidden', `${url.hostname} is not open to apps`, { code: 'private_host' });
  const timeout = AbortSignal.timeout(outgoing.timeoutMs ?? WAIT_MS);
  const signal = outgoing.signal ? AbortSignal.any([outgoing.signal, timeout]) : timeout;
  const most = outgoing.most ?? MOST;
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const fail = (error: Error) =>
      reject(
        error instanceof Refusal
          ? error
          : timeout.aborted
            ? new Refusal('upstream_timeout', `${url.host} did not answer in time`, {
                cause: error,
              })
            : failed(`${url.host} could not be reached`, error),
      );
    const request = send(
      url,
      {
        method: outgoing.method,
        headers: { ...sendable(outgoing.headers ?? {}), 'Accept-Encoding': 'identity' },
        lookup: lookupOf(mayReach),
        agent: false,
        signal,
      },
      (response) => {
        read(response, most).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: plain(response), body }),
          fail,
        );
      },
    );
    request.on('error', fail);
    request.end(outgoing.body);
  });
}

/** Headers as they may stand in a request: what a line break would begin is no header of ours. */
const sendable = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
      .map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e]/g, '')]),
  );

/** Looks a name up once, and lets the connection go only to what it found and may reach. */
function lookupOf(mayReach: (ip: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, all) => {
      if (error) return callback(error, '', 4);
      const open = all.filter(({ address }) => mayReach(address));
      const [first] = open;
      if (!first) {
        const refusal = new Refusal('forbidden', `${host} is not open to apps`, {
          code: 'private_host',
        });
        return callback(refusal, '', 4);
      }
      if (options.all) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
}

async function read(response: IncomingMessage, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) {
      response.destroy();
      throw failed(`The answer is longer than ${most / 1_000_000} MB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const plain = (response: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
