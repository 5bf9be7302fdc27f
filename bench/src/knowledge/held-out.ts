import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Passage } from '@trellis/contract';
import { World } from '@trellis/testing';
import type { Figure } from '../figure.ts';
import { addText, place, settled } from './place.ts';
import { PlainBm25 } from './plain-bm25.ts';

/** Sets that nothing is tuned on (evals/retrieval/held-out/README.md). */
const SETS = ['claims-en', 'handbook-de', 'guide-ja', 'pages-en'] as const;
const FOLDER = join(import.meta.dirname, '../../../evals/retrieval/held-out');
const MOST = 3;

interface HeldOut {
  language: string;
  documents: { name: string; text: string }[];
  questions: { question: string; document: string }[];
}

/** How often the document that answers is the first one, or one of three, beside plain BM25. It only informs. */
export async function heldOut(host: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of SETS) {
    const set = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as HeldOut;
    const ours = await found(host, name, set);
    const plain = byPlain(set);
    for (const most of [1, MOST])
      figures.push({
        figure: `retrieval held out · ${name}: the best ${most === 1 ? 'one' : most} answers`,
        value: share(set, ours, most),
        unit: '',
        goal: null,
        beside: { what: 'plain BM25', value: share(set, plain, most) },
      });
  }
  return figures;
}

function share({ questions }: HeldOut, found: readonly string[][], most: number): number {
  const right = questions.filter(({ document }, at) =>
    found[at]!.slice(0, most).includes(document),
  );
  return Math.round((1_000 * right.length) / questions.length) / 1_000;
}

async function found(host: string, name: string, set: HeldOut): Promise<string[][]> {
  const site = name.startsWith('pages') ? await serve(set) : null;
  const world = await World.open(host, {
    CRAWL_PACE_MS: '20',
    ...(site && { INTEGRATION_PRIVATE_HOSTS: site.host }),
  });
  try {
    const owner = await world.builder('Olga');
    const { appId } = await place(world, owner);
    if (site)
      await owner.post(`/api/context/ingest/metadata?appId=${appId}`, {
        contextItems: [
          {
            name,
            source: 'web scraper',
            type: 'web_page',
            provider: 'web',
            externalFileUrl: `http://${site.host}/`,
            site: { depth: 2, pages: 100 },
          },
        ],
      });
    else for (const one of set.documents) await addText(owner, appId, one.name, one.text);
    if ((await settled(world, appId)) > 0) throw new Error(`${name}: not all was read`);
    const answers: string[][] = [];
    for (const { question } of set.questions) {
      const { body } = await owner.post<{ passages: Passage[] }>(
        `/api/context/ask?appId=${appId}`,
        { question, limit: 10 },
      );
      const documents = body.passages.map(({ itemName, place: at }) =>
        site ? (at.address ?? '').split('/').pop()! : itemName,
      );
      answers.push([...new Set(documents)]);
    }
    return answers;
  } finally {
    await world.close();
    site?.stop();
  }
}

/** The pages of a set, and one that leads to all of them. */
async function serve({ documents }: HeldOut): Promise<{ host: string; stop(): void }> {
  const links = documents.map((one) => `<a href="/${one.name}">${one.name}</a>`).join(' ');
  const server = createServer((request, response) => {
    const page = documents.find((one) => request.url === `/${one.name}`);
    const isHome = request.url === '/';
    response.writeHead(page || isHome ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(page?.text ?? (isHome ? `<html><body>${links}</body></html>` : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function byPlain({ language, documents, questions }: HeldOut): string[][] {
  const plain = new PlainBm25(language === 'ja' ? pairs : words);
  for (const { name, text } of documents)
    plain.add(name, text.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' '));
  return questions.map(({ question }) => [
    ...new Set(plain.best(question, 10).map(({ text }) => text)),
  ]);
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** As plain indexes take scripts without spaces: each two signs that stand together. */
const pairs = (text: string): string[] =>
  words(text).flatMap((word) =>
    Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2)),
  );
