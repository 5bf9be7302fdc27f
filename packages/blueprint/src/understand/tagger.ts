import { createRequire } from 'node:module';
import type { Token } from '../lexicon/tokens.ts';

/** What English grammar says of a word that the lexicon does not know. */
export type Tag = 'noun' | 'verb' | 'adjective' | 'adverb';

interface Term {
  tags: string[];
  offset: { start: number; length: number };
}
interface Tagged {
  json(options: { offset: boolean }): { terms: Term[] }[];
}

let tagger: ((text: string) => Tagged) | undefined;

/** Loaded on first use: it takes a quarter of a second and 40 MB that a server at rest need not spend. */
function load(): (text: string) => Tagged {
  tagger ??= createRequire(import.meta.url)('compromise/two') as (text: string) => Tagged;
  return tagger;
}

const LONGEST = 1500;

/** Tags of an English text by the place a word starts at; words past a length stay untagged. */
export function tagsOf(text: string, tokens: readonly Token[]): Map<number, Tag> {
  const tags = new Map<number, Tag>();
  if (tokens.length === 0) return tags;
  for (const sentence of load()(text.slice(0, LONGEST)).json({ offset: true }))
    for (const { tags: list, offset } of sentence.terms) {
      const tag = tagOf(list);
      if (tag) tags.set(offset.start, tag);
    }
  return tags;
}

function tagOf(tags: string[]): Tag | undefined {
  if (tags.includes('Noun')) return 'noun';
  if (tags.includes('Adverb')) return 'adverb';
  if (tags.includes('Adjective')) return 'adjective';
  if (tags.includes('Gerund')) return 'noun';
  return tags.includes('Verb') ? 'verb' : undefined;
}
