import { createHash } from 'node:crypto';
import { FOREIGN } from '@trellis/contract/parsing';
import { Parser } from 'htmlparser2';
import type { PageRead } from '../protocol.ts';
import type { Source } from './source.ts';

const { page: MOST_BYTES } = FOREIGN.knowledge;
const MOST_LINKS = 2_000;

/** What a page of the web says of itself: where it leads, where it really is, and whether it wants to be read. */
export async function page(address: string, source: Source): Promise<PageRead> {
  const bytes = await source.whole(MOST_BYTES, 'A page can be up to 5 MB');
  const links = new Set<string>();
  const read: PageRead = {
    links: [],
    canonical: null,
    isNoindex: false,
    isNofollow: false,
    hash: '',
  };
  let base = address;
  let silent = 0;
  const hash = createHash('sha256');
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' || name === 'style') silent++;
      const { href, rel = '', content = '' } = attributes;
      if (name === 'base' && href && URL.canParse(href, address))
        base = new URL(href, address).href;
      if (name === 'link' && /\bcanonical\b/i.test(rel) && href && URL.canParse(href, base))
        read.canonical ??= new URL(href, base).href;
      if (name === 'meta' && /^(robots|trellisbot)$/i.test(attributes.name ?? '')) {
        if (/\b(noindex|none)\b/i.test(content)) read.isNoindex = true;
        if (/\b(nofollow|none)\b/i.test(content)) read.isNofollow = true;
      }
      const isLink = (name === 'a' || name === 'area') && href && !/\bnofollow\b/i.test(rel);
      if (isLink && links.size < MOST_LINKS && URL.canParse(href, base))
        links.add(new URL(href, base).href);
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') silent--;
    },
    // Its words alone: what else changes from one visit to the next is no change of the page.
    ontext(text) {
      if (silent === 0) hash.update(text.replace(/\s+/g, ' '));
    },
  });
  parser.end(new TextDecoder().decode(bytes));
  return { ...read, links: [...links], hash: hash.digest('hex') };
}
