import { type LookupAddress, lookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import { isGlobal } from './address.ts';

const WAIT_MS = 5_000;
const MOST_BYTES = 4_000;
/** What DNS answers where there is nothing. */
const NOTHING = /^(ENOTFOUND|ENODATA)$/;

/** What the outside says of a host: its TXT records, and small files on it. */
export class Outside {
  readonly #resolver: Resolver | null;
  readonly #allowPrivate: boolean;
  readonly #txt: Resolver;

  constructor({ dnsServers, allowPrivateHosts }: Pick<Config, 'dnsServers' | 'allowPrivateHosts'>) {
    this.#txt = new Resolver({ timeout: 3_000, tries: 2 });
    if (dnsServers.length > 0) this.#txt.setServers(dnsServers);
    this.#resolver = dnsServers.length > 0 ? this.#txt : null;
    this.#allowPrivate = allowPrivateHosts;
  }

  /** The TXT records of a name; empty where there are none, null where nobody could be asked. */
  async txt(name: string): Promise<string[] | null> {
    try {
      return (await this.#txt.resolveTxt(name)).map((parts) => parts.join('').trim());
    } catch (error) {
      return NOTHING.test((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
    }
  }

  /** A small text file on a host, by HTTPS or HTTP; null where there is none, or nothing answers. */
  async file(host: string, path: string): Promise<string | null> {
    for (const scheme of ['https', 'http'] as const) {
      const text = await this.#read(`${scheme}://${host}${path}`).catch(() => null);
      if (text !== null) return text;
    }
    return null;
  }

  #read(address: string): Promise<string | null> {
    const get = address.startsWith('https:') ? httpsGet : httpGet;
    return new Promise((resolve, reject) => {
      // Redirects are not followed: the proof lies on the host itself.
      const options = { lookup: this.#lookup, signal: AbortSignal.timeout(WAIT_MS), agent: false };
      const request = get(address, options, (response) => {
        if (response.statusCode !== 200) {
          response.destroy();
          return resolve(null);
        }
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
          if (text.length > MOST_BYTES) response.destroy(new Error('More than a proof'));
        });
        response.on('end', () => resolve(text.trim()));
        response.on('error', reject);
      });
      request.on('error', reject);
    });
  }

  /** The connection goes to the address that was looked at, and only to one that may be fetched from. */
  readonly #lookup: LookupFunction = (host, options, callback) => {
    this.#addresses(host).then(
      (all) => {
        const open = all.filter(({ address }) => this.#allowPrivate || isGlobal(address));
        const [first] = open;
        if (!first) return callback(new Error(`${host} has no address to fetch from`), '', 4);
        if (options.all) callback(null, open);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error as NodeJS.ErrnoException, '', 4),
    );
  };

  async #addresses(host: string): Promise<LookupAddress[]> {
    const resolver = this.#resolver;
    if (!resolver)
      return new Promise((resolve, reject) => {
        lookup(host, { all: true }, (error, all) => (error ? reject(error) : resolve(all)));
      });
    const none = () => [] as string[];
    const [four, six] = await Promise.all([
      resolver.resolve4(host).catch(none),
      resolver.resolve6(host).catch(none),
    ]);
    return [
      ...four.map((address) => ({ address, family: 4 })),
      ...six.map((address) => ({ address, family: 6 })),
    ];
  }
}
