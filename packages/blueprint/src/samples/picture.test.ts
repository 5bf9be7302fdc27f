import { describe, expect, it } from 'vitest';
import { things } from '../lexicon/index.ts';
import { isDrawn, picture } from './picture.ts';

describe('a picture', () => {
  it('is a small drawing of what a thing is, the same for the same seed, without text or network', () => {
    const drawn = [...things.values()].filter(({ key }) => isDrawn(key));
    expect(drawn.length).toBeGreaterThan(80);
    for (const { key, hue } of drawn)
      for (const seed of ['a', 'b', 'c']) {
        const uri = picture(seed, key, hue)!;
        expect(uri.length, key).toBeLessThanOrEqual(2048);
        expect(picture(seed, key, hue)).toBe(uri);
        const svg = atob(uri.replace('data:image/svg+xml;base64,', ''));
        expect(svg).toMatch(/^<svg xmlns=/);
        expect(svg).not.toMatch(/<text|href|url\(|NaN|undefined/);
      }
  });

  it('is of the ware that a row is called by, and none where no drawing suits', () => {
    const hat = picture('a', 'costume', 24, 'Pirate hat');
    expect(hat).toBeDefined();
    expect(picture('a', 'costume', 24, 'Peasant blouse')).not.toBe(hat);
    expect(picture('a', 'costume', 24, 'King’s sceptre')).toBeUndefined();
    expect(picture('a', 'funeral', 24)).toBeUndefined();
  });

  it('differs between rows', () => {
    const uris = Array.from({ length: 8 }, (_, row) => picture(`Recipe${row}`, 'recipe', 24));
    expect(new Set(uris).size).toBe(8);
  });
});
