import { describe, expect, it } from 'vitest';
import { things } from '../lexicon/index.ts';
import { picture } from './picture.ts';

describe('a picture', () => {
  it('is a small drawing for every thing, the same for the same seed, without text or network', () => {
    for (const { key, hue } of things.values())
      for (const seed of ['a', 'b', 'c']) {
        const uri = picture(seed, key, hue);
        expect(uri.length, key).toBeLessThanOrEqual(2048);
        expect(picture(seed, key, hue)).toBe(uri);
        const svg = atob(uri.replace('data:image/svg+xml;base64,', ''));
        expect(svg).toMatch(/^<svg xmlns=/);
        expect(svg).not.toMatch(/<text|href|url\(|NaN|undefined/);
      }
  });

  it('differs between rows', () => {
    const uris = Array.from({ length: 8 }, (_, row) => picture(`Recipe${row}`, 'recipe', 24));
    expect(new Set(uris).size).toBe(8);
  });
});
