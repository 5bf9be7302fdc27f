import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeApp, World } from '@trellis/testing';
import type { Figure } from '../figure.ts';
import { settled } from './place.ts';

/** Fewer for a look: `PAGES=60 npm run bench -- knowledge`. */
const PAGES = Number(process.env.PAGES ?? 500);
/** Milliseconds between two requests, in the place of a second. */
const PACE = 40;
/** One request may be longer on its way than the next: so many of them together come no sooner than their pauses. */
const TOGETHER = 10;
const SHARE = 0.95;
const BRANCHES = 8;
const SENTENCE = 'What stands here is long enough to be taken for the main part of a page. ';

interface Asked {
  path: string;
  at: number;
}

/** A site with what makes crawlers go wrong; then which pages were read, how often, and how patiently. */
export async function crawled(host: string): Promise<Figure[]> {
  const secret: Asked[] = [];
  const inside = await serve((path) => {
    secret.push({ path, at: performance.now() });
    return { body: page('Inside', []) };
  });
  const asked: Asked[] = [];
  const site = await serve((path) => {
    asked.push({ path, at: performance.now() });
    return answerOf(path, addressOf(inside));
  });
  const world = await World.open(host, {
    INTEGRATION_PRIVATE_HOSTS: addressOf(site),
    CRAWL_PACE_MS: String(PACE),
    PLAN_LIMITS: JSON.stringify({ galaxy: { scraperPages: 10_000, scraperDepth: 10 } }),
  });
  try {
    const owner = await world.builder('Olga');
    const { appId } = await makeApp(world, owner, {});
    const began = performance.now();
    const { status } = await owner.post(`/api/context/ingest/metadata?appId=${appId}`, {
      contextItems: [
        {
          name: 'Site',
          source: 'web scraper',
          type: 'web_page',
          provider: 'web',
          externalFileUrl: `http://${addressOf(site)}/p/0`,
          site: { depth: 10, pages: 10_000 },
        },
      ],
    });
    if (status !== 200) throw new Error(`The site was not taken: ${status}`);
    await settled(world, appId);
    const seconds = (performance.now() - began) / 1_000;
    const { rows } = await world.services.pool.query<{ title: string; pages: number }>(
      `SELECT title, count(DISTINCT address)::int AS pages FROM (
         SELECT place->>'address' AS address, substring(text from 'Page number [0-9]+') AS title
         FROM context_chunks WHERE app_id = $1) c WHERE title IS NOT NULL GROUP BY title`,
      [appId],
    );
    const spans = asked.slice(TOGETHER).map(({ at }, n) => at - asked[n]!.at);
    const times = new Map<string, number>();
    for (const { path } of asked) times.set(path, (times.get(path) ?? 0) + 1);
    const name = `data · a site of ${PAGES} pages with loops, redirects, doubles and failures`;
    const figure = (what: string, value: number, goal: Figure['goal']): Figure => ({
      figure: `${name}: ${what}`,
      value,
      unit: '',
      goal,
      beside: { what: 'requests', value: asked.length },
    });
    const isForbidden = ({ path }: Asked) => path.startsWith('/secret');
    return [
      figure('pages read', rows.length, { atLeast: PAGES }),
      figure('pages read twice', rows.filter(({ pages }) => pages > 1).length, { atMost: 0 }),
      figure(
        'pages asked for twice',
        [...times].filter(([path, count]) => path.startsWith('/p/') && count > 1).length,
        { atMost: 0 },
      ),
      figure('requests that robots.txt forbids', asked.filter(isForbidden).length, { atMost: 0 }),
      figure(
        `times that ${TOGETHER} requests came within less than their pauses`,
        spans.filter((span) => span < TOGETHER * PACE * SHARE).length,
        { atMost: 0 },
      ),
      figure('requests to a private address, by a redirect', secret.length, { atMost: 0 }),
      figure('seconds', Math.round(seconds), null),
    ];
  } finally {
    await world.close();
    for (const server of [site, inside]) {
      server.closeAllConnections();
      server.close();
    }
  }
}

interface Answer {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  after?: number;
}

async function serve(answer: (path: string) => Answer): Promise<Server> {
  const server = createServer((request, response) => {
    const { status = 200, body = '', headers = {}, after = 0 } = answer(request.url ?? '/');
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
      response.end(body);
    }, after);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const addressOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

const page = (title: string, links: readonly string[], head = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>
    <nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</nav>
    <article><h1>${title}</h1><p>${title}. ${SENTENCE.repeat(5)}</p></article></body></html>`;

/** Each page leads to some others, back, and astray. */
function answerOf(path: string, inside: string): Answer {
  if (path === '/robots.txt') return { body: 'User-agent: *\nDisallow: /secret\n' };
  const [, kind = '', rest = ''] = /^\/(\w+)\/?([^?]*)/.exec(path) ?? [];
  const n = Number(rest);
  switch (kind) {
    case 'p': {
      if (!Number.isInteger(n) || n < 0 || n >= PAGES) break;
      if (path.includes('?'))
        return { body: page(`Page number ${n}`, [], `<link rel="canonical" href="/p/${n}">`) };
      const below = Array.from({ length: BRANCHES }, (_, at) => n * BRANCHES + at + 1);
      const links = [
        ...below.filter((one) => one < PAGES).map((one) => `/p/${one}`),
        '/p/0',
        `/p/${n}#part`,
        `/p/${n}?from=mail`,
        `/moved/${n}`,
        `/loop/${n}`,
        `/gone/${n}`,
        '/secret/plans',
        ...(n % 50 === 0 ? [`/broken/${n}`, `/inside/${n}`] : []),
      ];
      return { body: page(`Page number ${n}`, links), ...(n % 100 === 7 && { after: 1_500 }) };
    }
    case 'moved':
      return { status: 301, headers: { Location: `/p/${n}` } };
    case 'loop':
      return { status: 302, headers: { Location: `/loop/${n}` } };
    case 'broken':
      return { status: 503 };
    case 'inside':
      return { status: 302, headers: { Location: `http://${inside}/metadata/${n}` } };
  }
  return { status: 404, body: 'Nothing here' };
}
