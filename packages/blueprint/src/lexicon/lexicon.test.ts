import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../samples/rows/table.ts';
import { PERMISSION_WORDS } from './actors.ts';
import { attributes, contexts, LANGS, lexiconFor, things } from './index.ts';
import { PHRASES } from './phrases.ts';
import { THINGS } from './things/index.ts';

const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
const icons = new Set(
  readdirSync(join(lucide, 'dist/esm/icons')).map((file) => file.replace(/\.js$/, '')),
);
const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();

describe('the lexicon', () => {
  it('draws every thing with an icon that exists', () => {
    for (const thing of things.values()) expect(icons, thing.key).toContain(kebab(thing.icon));
  });

  it('has one thing by each key', () => {
    const keys = [...THINGS.matchAll(/^(\w+) \|/gm)].map(([, key]) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('names only attributes and things that it has', () => {
    for (const thing of things.values()) {
      for (const ref of thing.fields) {
        if (ref.attribute)
          expect(attributes.has(ref.attribute), `${thing.key}: ${ref.attribute}`).toBe(true);
        if (ref.thing) expect(things.has(ref.thing), `${thing.key}: ${ref.thing}`).toBe(true);
      }
      for (const key of [...thing.with, ...thing.named, ...thing.yields])
        expect(things.has(key), `${thing.key}: ${key}`).toBe(true);
    }
    for (const context of contexts.values())
      for (const key of context.things)
        expect(things.has(key), `${context.key}: ${key}`).toBe(true);
  });

  it('has a word for every thing and every field in every language', () => {
    for (const lang of LANGS) {
      for (const thing of things.values())
        expect(thing.words[lang].length, `${thing.key} ${lang}`).toBeGreaterThan(0);
      for (const attribute of attributes.values())
        for (const option of attribute.options ?? [])
          expect(option.label[lang], `${attribute.key} ${option.value} ${lang}`).toBeTruthy();
    }
  });

  it('finds its own words again', () => {
    for (const lang of LANGS)
      for (const thing of things.values())
        for (const word of thing.words[lang].slice(0, 1))
          expect(
            lexiconFor(lang)
              .phrase(word.many)
              .some((entry) => entry.kind === 'thing' && entry.thing === thing),
            `${word.many} ${lang}`,
          ).toBe(true);
  });

  it('holds patterns that compile', () => {
    for (const phrase of PHRASES)
      for (const source of Object.values(phrase.patterns))
        expect(() => new RegExp(source, 'u')).not.toThrow();
    for (const words of Object.values(PERMISSION_WORDS))
      for (const source of Object.values(words))
        expect(() => new RegExp(source as string, 'u')).not.toThrow();
  });

  it('has sample rows as wide as their heading, by names of fields', () => {
    for (const thing of things.values()) {
      const names = new Set(
        thing.fields.map((ref) =>
          ref.attribute ? attributes.get(ref.attribute)?.name : undefined,
        ),
      );
      for (const lang of LANGS) {
        const table = tableOf(thing.key, lang);
        if (!table) continue;
        for (const row of table.rows)
          expect(row.length, `${thing.key}.${lang}: ${row[0]}`).toBe(table.columns.length);
        for (const column of table.columns)
          expect(
            names.has(column) || attributes.has(column),
            `${thing.key}.${lang}: ${column}`,
          ).toBe(true);
      }
    }
  });
});
