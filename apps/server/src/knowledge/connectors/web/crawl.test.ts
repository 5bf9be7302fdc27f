import type { ContextItem, Passage } from '@trellis/contract';
import { makeApp, type Person, World } from '@trellis/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { html, type Page, Site } from './site.fixture.ts';

let world: World;
let ann: Person;
let site: Site;
let elsewhere: Site;
const started: Site[] = [];
beforeAll(async () => {
  elsewhere = await Site.start({ '/': html('Elsewhere') });
  site = await Site.start({});
  world = await World.open(inject('postgres'), {
    INTEGRATION_PRIVATE_HOSTS: site.host,
    CRAWL_PACE_MS: '0',
    PLAN_LIMITS: JSON.stringify({
      galaxy: { scraperPages: 12, scraperDepth: 2 },
      explorer: { scraperPages: 12, scraperDepth: 2, monthlyData: 2_000 },
      lite: { scraperPages: 2, scraperDepth: 1 },
    }),
  });
  ann = await world.builder('Ann');
});
afterAll(async () => {
  await world.close();
  for (const one of [site, elsewhere, ...started]) one.stop();
});
afterEach(() => {
  site.asked.length = 0;
  elsewhere.asked.length = 0;
});

async function crawled(pages: Record<string, Page>, settings: object = {}, path = '/') {
  site.pages = pages;
  const { appId } = await makeApp(world, ann, {});
  const { body, status } = await ann.post<{ contextItems: ContextItem[]; message?: string }>(
    `/api/context/ingest/metadata?appId=${appId}`,
    {
      contextItems: [
        {
          name: 'Our site',
          source: 'web scraper',
          type: 'web_page',
          provider: 'web',
          externalFileUrl: site.url + path,
          site: settings,
        },
      ],
    },
  );
  expect([status, body.message]).toEqual([200, undefined]);
  return { appId, item: await done(appId) };
}

async function done(appId: string): Promise<ContextItem> {
  let item: ContextItem | undefined;
  await expect
    .poll(async () => {
      const { body } = await ann.get<{ contextItems: ContextItem[] }>(
        `/api/context/items?appId=${appId}`,
      );
      item = body.contextItems[0];
      return ['synced', 'error', 'usage_limit_reached'].includes(item?.status ?? '');
    })
    .toBe(true);
  return item!;
}

const ask = async (appId: string, question: string) =>
  (await ann.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, { question })).body
    .passages;

describe('a website', { timeout: 60_000 }, () => {
  it('is read page by page, each once, with the address of each; and it is told who reads', async () => {
    const { appId, item } = await crawled({
      '/': html('Yard', ['/boats', '/boats#sloop', '/boats?utm_source=x', '/sails/', '/']),
      '/boats': html('Boats', ['/', '/sails/', '/deep/er']),
      '/sails/': html('Sails', ['../boats']),
      '/deep/er': html('Deeper', ['/too/deep']),
      '/too/deep': html('Too deep'),
    });
    expect(item).toMatchObject({ status: 'synced', source: 'web scraper', type: 'web_page' });
    const pages = site.paths.filter((path) => !/robots|sitemap/.test(path));
    expect(pages).toEqual(['/', '/boats', '/sails/', '/deep/er']);
    expect(site.asked[0]?.agent).toMatch(/^TrellisBot\/1\.0/);
    const [best] = await ask(appId, 'About Sails');
    expect(best?.place.address).toBe(`${site.url}/sails/`);
  });

  it('a page that leads to another is held to the same rules before that is asked for, and what is known is asked for once', async () => {
    const to = (Location: string): Page => ({ status: 301, headers: { Location } });
    const { item } = await crawled({
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' },
      '/': html('Home', ['/a', '/to-a', '/to-private', '/slash', '/round']),
      '/a': html('A'),
      '/to-a': to('/a'),
      '/to-private': to('/private/x'),
      '/private/x': html('Private'),
      '/slash': to('/slash/'),
      '/slash/': html('Slash'),
      '/round': to('/round'),
    });
    const pages = site.paths.filter((path) => !/robots|sitemap/.test(path));
    expect(pages.filter((path) => path === '/a')).toHaveLength(1);
    expect(pages).not.toContain('/private/x');
    expect(pages).toContain('/slash/');
    const notes = item.notes.join('\n');
    expect(notes).toContain('/to-private: robots.txt does not allow reading it');
    expect(notes).toContain('round and round');
    expect(notes).not.toContain('/to-a');
  });

  it('whose pages are more than the month has room for keeps those so far, and a smaller plan reads fewer', async () => {
    const planIs = (plan: string) =>
      world.services.db
        .updateTable('accounts')
        .set({ plan, data_bytes: '0' })
        .where('user_id', '=', ann.uid)
        .execute();
    await planIs('explorer');
    try {
      const links = ['/a', '/b', '/c', '/d', '/e', '/f'];
      const pages = Object.fromEntries(links.map((path) => [path, html(`Page ${path}`)]));
      const { appId, item } = await crawled({ '/': html('Home', links), ...pages });
      expect(item).toMatchObject({ status: 'usage_limit_reached' });
      expect(item.problem).toContain('The monthly data processing limit has been reached.');
      expect(item.numOfChunks).toBeGreaterThan(1);
      expect(item.numOfChunks).toBeLessThan(7);
      await planIs('lite');
      site.asked.length = 0;
      await ann.post(`/api/context/${item.id}/sync`);
      await done(appId);
      expect(site.paths.filter((path) => !/robots|sitemap/.test(path)).length).toBeLessThan(4);
    } finally {
      await planIs('galaxy');
    }
  });

  it('says what it may not be read for, and robots.txt is kept to', async () => {
    const { item } = await crawled({
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /private\nAllow: /private/open\nDisallow: /*.php$\n',
      },
      '/': html('Yard', ['/private/a', '/private/open', '/old.php', '/hidden', '/gone', '/broken']),
      '/private/a': html('A'),
      '/private/open': html('Open'),
      '/old.php': html('Old'),
      '/hidden': html('Hidden', ['/behind'], '<meta name="robots" content="noindex">'),
      '/behind': html('Behind'),
      '/broken': { status: 503 },
    });
    expect(site.paths).not.toContain('/private/a');
    expect(site.paths).not.toContain('/old.php');
    expect(site.paths).toContain('/private/open');
    const notes = item.notes.join('\n');
    expect(notes).toContain('/private/a: robots.txt does not allow reading it');
    expect(notes).toContain('/hidden: it asks not to be read');
    expect(notes).toContain('/gone: the site answers 404');
    expect(notes).toContain('/broken: the site answers 503');
    expect(item.numOfChunks).toBeGreaterThanOrEqual(3);
  });

  it('that does not let itself be read at all is told so', async () => {
    const { item } = await crawled({
      '/robots.txt': { status: 500 },
      '/': html('Yard'),
    });
    expect(item).toMatchObject({ status: 'error' });
    expect(item.problem).toContain('robots.txt');
    expect(site.paths).not.toContain('/');
  });

  it('is not left: links and redirects to other hosts are not followed', async () => {
    const { item } = await crawled({
      '/': html('Yard', [`${elsewhere.url}/`, '/away', '/loop', '/moved']),
      '/away': { status: 302, headers: { Location: `${elsewhere.url}/` } },
      '/loop': { status: 302, headers: { Location: '/loop' } },
      '/moved': { status: 301, headers: { Location: '/new' } },
      '/new': html('New'),
    });
    expect(elsewhere.asked).toEqual([]);
    const notes = item.notes.join('\n');
    expect(notes).toContain('it leads to another site');
    expect(notes).toContain('/loop: it leads round and round');
    expect(site.paths).toContain('/new');
  });

  it('has as many pages and is as deep as the plan includes, and only what is wanted', async () => {
    const links = Array.from({ length: 30 }, (_, n) => `/shop/${n}`);
    const pages = Object.fromEntries(links.map((link) => [link, html(link)]));
    const many = await crawled({ '/': html('Yard', links), ...pages }, { pages: 100, depth: 9 });
    expect(site.paths.filter((path) => /^\/(shop|$)/.test(path))).toHaveLength(12);
    expect(many.item.notes.join()).toContain('more pages');
    site.asked.length = 0;
    await crawled(
      {
        '/': html('Yard', ['/help/a', '/help/b', '/shop/1', '/helpless']),
        '/help/a': html('A'),
        '/help/b': html('B'),
        '/shop/1': html('1'),
        '/helpless': html('C'),
      },
      { include: ['/help'], exclude: ['/help/b'] },
    );
    expect(site.paths.filter((path) => !/robots|sitemap/.test(path))).toEqual(['/', '/help/a']);
    site.asked.length = 0;
    await crawled({ '/': html('Yard', ['/x']), '/x': html('X') }, { isOnePage: true });
    expect(site.paths).toEqual(['/robots.txt', '/']);
  });

  it('is found by its sitemap, and the same page under two addresses is one', async () => {
    const { item } = await crawled({
      '/robots.txt': { type: 'text/plain', body: `Sitemap: /map.xml\nSitemap: ${'/'}index.xml` },
      '/sitemap.xml': {
        type: 'application/xml',
        body: `<urlset><url><loc>${site.url}/only-here</loc></url></urlset>`,
      },
      '/': html('Yard', ['/a?x=1', '/a']),
      '/a?x=1': html('A', [], '<link rel="canonical" href="/a">'),
      '/a': html('A', [], '<link rel="canonical" href="/a">'),
      '/only-here': html('Only here'),
    });
    expect(site.paths).toContain('/only-here');
    expect(item.numOfChunks).toBe(3);
  });

  it('read again keeps what did not change, and forgets what is gone', async () => {
    const { appId, item } = await crawled({
      '/': html('Yard', ['/a', '/b']),
      '/a': html('Apples'),
      '/b': html('Bananas'),
    });
    const before = await ask(appId, 'Apples');
    site.pages = { '/': html('Yard', ['/a', '/c']), '/a': html('Apples'), '/c': html('Cherries') };
    await ann.post(`/api/context/${item.id}/sync`);
    await done(appId);
    const after = await ask(appId, 'Apples');
    expect(after[0]?.n).toBe(before[0]?.n);
    expect((await ask(appId, 'Cherries'))[0]?.place.address).toBe(`${site.url}/c`);
    expect(await ask(appId, 'Bananas')).toEqual([]);
  });

  it('of a private network is not read, by its address or behind a redirect', async () => {
    const { appId } = await makeApp(world, ann, {});
    const add = (externalFileUrl: string) =>
      ann.post<{ message: string }>(`/api/context/ingest/metadata?appId=${appId}`, {
        contextItems: [
          { name: 'x', source: 'web scraper', type: 'web_page', provider: 'web', externalFileUrl },
        ],
      });
    expect((await add('file:///etc/passwd')).status).toBe(422);
    expect((await add('ftp://example.org')).status).toBe(422);
    expect((await add(`${elsewhere.url}/`)).status).toBe(200);
    expect((await done(appId)).problem).toContain('not open to apps');
    expect(elsewhere.asked).toEqual([]);
  });
});
