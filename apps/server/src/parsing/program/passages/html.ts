import { Readability } from '@mozilla/readability';
import { FOREIGN } from '@trellis/contract/parsing';
import { type Part, partsOfHtml } from '@trellis/retrieval';
import { parseHTML } from 'linkedom';
import type { PassagesRead } from '../../protocol.ts';
import { within } from '../fault.ts';
import type { Source } from '../source.ts';

const { page: MOST_BYTES, elements } = FOREIGN.knowledge;

/** The part of a browser's document that it reads. */
type ReadabilityDocument = ConstructorParameters<typeof Readability>[0];

/** What a page of the web says, without what stands around it on every page. */
export async function partsOfPage(source: Source, told: PassagesRead): Promise<Part[]> {
  const bytes = await source.whole(MOST_BYTES, 'A page can be up to 5 MB');
  const html = new TextDecoder().decode(bytes);
  within(html.split('<').length, elements, 'A page can have up to 200,000 elements');
  const { document } = parseHTML(html);
  const title = document.querySelector('title')?.textContent?.trim() || null;
  const article = new Readability(document as unknown as ReadabilityDocument, {
    charThreshold: 200,
  }).parse();
  told.title = (article?.title || title)?.slice(0, 300) ?? null;
  const parts = partsOfHtml(article?.content ?? html);
  // A page whose main part is not found is read whole.
  const words = parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 1_000), 0);
  const all = article && words < 200 ? partsOfHtml(html) : parts;
  const heading = told.title;
  return heading && !all.some((part) => part.kind === 'heading' && part.level === 1)
    ? [{ kind: 'heading', level: 1, text: heading }, ...all]
    : all;
}
