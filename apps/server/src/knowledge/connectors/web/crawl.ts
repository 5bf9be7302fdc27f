import { createHash } from 'node:crypto';
import { FOREIGN, SiteSettings } from '@trellis/contract';
import { appById } from '../../../apps/index.ts';
import { foreignBytes, type PageRead } from '../../../parsing/index.ts';
import { Refusal } from '../../../refusal.ts';
import type { ItemRow } from '../../items.ts';
import type { Connector, Reader, SourcePart } from '../../sync/connector.ts';
import { isSameSite, isWanted, maybePage, plainAddress } from './addresses.ts';
import { type Hop, PageFetcher } from './fetch-page.ts';
import { type Fetched, KnownPage, NotRead } from './fetched.ts';
import { MOST_ROBOTS, type Robots, robotsFrom } from './robots.ts';
import { MOST_SITEMAP, sitemapIn } from './sitemaps.ts';
import { withinPlan } from './within-plan.ts';

/** Sitemaps that are read of one site. */
const MOST_MAPS = 10;
const MOST_PAGE = FOREIGN.knowledge.page;
const MOST_PDF = FOREIGN.document.bytes;

/** Pages of a website: from one on, as deep and as many as the plan has (ruling 59). One crawl is one item (ruling 88). */
export const web: Connector = {
  async *parts(item, reader) {
    const start = plainAddress(item.external_file_url ?? '');
    if (!start) throw new Refusal('invalid', 'This is not a website address');
    // A smaller plan since then holds for what is read from now on.
    const { db, plans } = reader.needs;
    const { owner_id: ownerId } = await appById(db, item.app_id);
    const limits = await plans.limitsOf(db, ownerId);
    const settings = withinPlan(SiteSettings.parse(item.settings), limits);
    yield* new Crawl(item, start, settings, reader).run();
  },
};

interface Waiting {
  address: string;
  depth: number;
}

class Crawl {
  readonly #item: ItemRow;
  readonly #start: string;
  readonly #settings: SiteSettings;
  readonly #reader: Reader;
  readonly #fetcher: PageFetcher;
  /** By host. */
  readonly #robots = new Map<string, Robots>();
  readonly #known = new Set<string>();
  readonly #read = new Set<string>();
  readonly #waiting: Waiting[] = [];

  constructor(item: ItemRow, start: string, settings: SiteSettings, reader: Reader) {
    this.#item = item;
    this.#start = start;
    this.#settings = settings;
    this.#reader = reader;
    this.#fetcher = new PageFetcher(reader.needs, reader.signal);
  }

  async *run(): AsyncGenerator<SourcePart> {
    const { depth, pages, isOnePage } = this.#settings;
    this.#meet(this.#start, 0);
    const first = await this.#robotsOf(this.#start);
    if (!first.mayRead(this.#start))
      throw new Refusal(
        'forbidden',
        first.unknown
          ? `The site could not be read: ${first.unknown}`
          : 'The site’s robots.txt does not allow reading this page',
      );
    if (!isOnePage) await this.#meetSitemaps(first);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (this.#read.size >= (isOnePage ? 1 : pages)) {
        this.#reader.note(
          `${this.#waiting.length + 1} more pages: the limit for this site is ${pages}`,
        );
        return;
      }
      const page = await this.#page(next);
      if (!page) continue;
      if (page.part) yield page.part;
      if (!isOnePage && next.depth < depth)
        for (const link of page.links) this.#meet(link, next.depth + 1);
    }
  }

  /** Puts a page among those that are still to be read, once. */
  #meet(address: string, depth: number): void {
    const plain = plainAddress(address);
    if (!plain || this.#known.has(plain)) return;
    this.#known.add(plain);
    const isStart = depth === 0;
    if (!isStart && (!isSameSite(plain, this.#start) || !maybePage(plain))) return;
    if (!isStart && !isWanted(plain, this.#settings)) return;
    this.#waiting.push({ address: plain, depth });
  }

  async #robotsOf(address: string): Promise<Robots> {
    const { origin } = new URL(address);
    const known = this.#robots.get(origin);
    if (known) return known;
    const at = `${origin}/robots.txt`;
    const answer = await this.#fetch(at, MOST_ROBOTS * 2, 0, () => undefined).catch((error) => {
      if (error instanceof NotRead) return error;
      throw error;
    });
    const robots = robotsFrom(at, answer);
    this.#robots.set(origin, robots);
    return robots;
  }

  #fetch(
    address: string,
    most: number,
    delay: number,
    mayGoOn: Hop = this.#onSite,
  ): Promise<Fetched> {
    return this.#fetcher.fetch(address, { most, delay, mayGoOn });
  }

  readonly #isOurs = (address: string): boolean => isSameSite(address, this.#start);

  readonly #onSite = (address: string): void => {
    if (!this.#isOurs(address))
      throw new NotRead(`it leads to another site, ${new URL(address).host}`);
  };

  /** A page that another leads to is held to the same rules, before it is asked for; what is known is read once. */
  #toPage =
    (from: string): Hop =>
    async (address) => {
      this.#onSite(address);
      const plain = plainAddress(address);
      if (plain && plain !== from && this.#known.has(plain))
        throw new KnownPage('it is read by its own address');
      if (!(await this.#robotsOf(address)).mayRead(address))
        throw new NotRead('robots.txt does not allow reading it');
    };

  async #meetSitemaps(robots: Robots): Promise<void> {
    const { origin } = new URL(this.#start);
    const maps = [...robots.sitemaps, `${origin}/sitemap.xml`];
    const seen = new Set<string>();
    for (let at = maps.shift(); at && seen.size < MOST_MAPS; at = maps.shift()) {
      if (seen.has(at) || !URL.canParse(at) || !this.#isOurs(at)) continue;
      seen.add(at);
      try {
        const found = sitemapIn(await this.#fetch(at, MOST_SITEMAP, robots.delay));
        maps.push(...found.maps);
        for (const page of found.pages) this.#meet(page, 1);
      } catch (error) {
        if (!(error instanceof NotRead)) throw error;
      }
    }
  }

  /** A page and its links; null where it is not read, which is noted. */
  async #page({
    address,
    depth,
  }: Waiting): Promise<{ part: SourcePart | null; links: string[] } | null> {
    try {
      return await this.#readPage(address);
    } catch (error) {
      if (error instanceof KnownPage) return null;
      const why =
        error instanceof NotRead || error instanceof Refusal ? (error as Error).message : null;
      if (why === null) throw error;
      // Without its first page there is nothing.
      if (depth === 0) throw new Refusal('upstream', `${address} could not be read: ${why}`);
      this.#reader.note(`${address}: ${why}`);
      return null;
    }
  }

  async #readPage(address: string): Promise<{ part: SourcePart | null; links: string[] }> {
    const robots = await this.#robotsOf(address);
    if (!robots.mayRead(address)) throw new NotRead('robots.txt does not allow reading it');
    const answer = await this.#fetch(address, MOST_PDF, robots.delay, this.#toPage(address));
    if (answer.status !== 200) throw new NotRead(`the site answers ${answer.status}`);
    if (/\bnoindex\b/i.test(answer.robots)) throw new NotRead('it asks not to be read');
    if (answer.type === 'text/html' || answer.type === 'application/xhtml+xml')
      return this.#html(address, answer);
    if (answer.type === 'application/pdf') return { part: this.#once(answer, 'pdf'), links: [] };
    if (answer.type === 'text/plain') return { part: this.#once(answer, 'text'), links: [] };
    throw new NotRead(`it is ${answer.type || 'of no type'}`);
  }

  async #html(address: string, answer: Fetched) {
    if (answer.body.length > MOST_PAGE) throw new NotRead('it is longer than 5 MB');
    const { parsing } = this.#reader.needs;
    const page: PageRead = await parsing.page(
      foreignBytes(this.#item.app_id, answer.body),
      answer.address,
    );
    const canonical = page.canonical && plainAddress(page.canonical, answer.address);
    const own = plainAddress(answer.address) ?? address;
    this.#known.add(own);
    const links = page.isNofollow ? [] : page.links;
    if (page.isNoindex) {
      this.#reader.note(`${address}: it asks not to be read`);
      return { part: null, links };
    }
    // The same page under another address is read there, once.
    const at = canonical && isSameSite(canonical, this.#start) ? canonical : own;
    this.#known.add(at);
    if (this.#read.has(at)) return { part: null, links };
    const part = this.#part(at, page.hash, answer.body, 'html');
    return { part, links };
  }

  #once(answer: Fetched, format: 'pdf' | 'text'): SourcePart | null {
    const at = plainAddress(answer.address) ?? answer.address;
    if (this.#read.has(at)) return null;
    const hash = createHash('sha256').update(answer.body).digest('hex');
    return this.#part(at, hash, answer.body, format);
  }

  #part(
    address: string,
    hash: string,
    body: Uint8Array,
    format: 'html' | 'pdf' | 'text',
  ): SourcePart {
    this.#read.add(address);
    const { open } = foreignBytes(this.#item.app_id, body);
    return { key: address, hash, address, job: { kind: 'passages', format }, open };
  }
}
