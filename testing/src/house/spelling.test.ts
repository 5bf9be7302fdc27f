import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { ROOT, sourceFiles } from './files.ts';

/** What people type is understood in either spelling, and a model is told what a key is called. */
const isVocabulary = (file: string) => /\/(lexicon|assisted)\//.test(file);
/** A word of a sentence, not a key or a class by itself. */
const BRITISH = /(?:\S\s+|^)colours?(?:\s+\S|[,.:])|\S\s+colours?\b/i;

it('what people read is in American English', () => {
  const found: string[] = [];
  for (const file of sourceFiles(['packages/*', 'apps/*']).filter((one) => !isVocabulary(one))) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    if (!/colour/i.test(text)) continue;
    const look = (said: unknown) => {
      if (typeof said === 'string' && BRITISH.test(said)) found.push(`${file}: ${said.trim()}`);
    };
    new Visitor({
      Literal: ({ value }) => look(value),
      TemplateElement: ({ value }) => look(value.cooked),
      JSXText: ({ value }) => look(value),
    }).visit(parseSync(file, text).program);
  }
  expect(found).toEqual([]);
});
