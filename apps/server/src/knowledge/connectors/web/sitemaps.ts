import { gunzipSync } from 'node:zlib';
import type { Fetched } from './fetched.ts';

/** Bytes of a sitemap, and addresses that are taken of it (sitemaps.org: 50 MB, 50,000; a site is read to its plan's pages). */
export const MOST_SITEMAP = 5_000_000;
const MOST_ADDRESSES = 5_000;

/** The addresses that a sitemap names; those of further sitemaps, where it is an index of them. */
export function sitemapIn(answer: Fetched): { pages: string[]; maps: string[] } {
  if (answer.status !== 200) return { pages: [], maps: [] };
  const text = new TextDecoder().decode(unpacked(answer.body));
  const found: string[] = [];
  for (const [, address = ''] of text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,2000})/g)) {
    found.push(plainText(address));
    if (found.length >= MOST_ADDRESSES) break;
  }
  return /<sitemapindex[\s>]/.test(text.slice(0, 2_000))
    ? { pages: [], maps: found }
    : { pages: found, maps: [] };
}

function unpacked(body: Uint8Array): Uint8Array {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: MOST_SITEMAP * 4 });
  } catch {
    // It is broken, or becomes too large: the site's links are followed all the same.
    return new Uint8Array();
  }
}

const plainText = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
