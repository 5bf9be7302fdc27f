import { readFileSync } from 'node:fs';
import { labelled } from '../src/labels/index.ts';
import { lexiconFor } from '../src/lexicon/index.ts';
import { tokenise } from '../src/lexicon/tokens.ts';
import { languageOf } from '../src/understand/language.ts';
import { tagsOf } from '../src/understand/tagger.ts';

/* How each sentence of a file is labelled: node packages/blueprint/dev/labels.ts FILE, a sentence a line, or a file of prompts. */
const text = readFileSync(process.argv[2] ?? '', 'utf8');
const lines = text.startsWith('{')
  ? (JSON.parse(text) as { prompts: { turns: string[] }[] }).prompts.map(
      ({ turns }) => turns[0] ?? '',
    )
  : text.split('\n').filter(Boolean);
for (const line of lines) {
  const tokens = tokenise(line);
  const lang = languageOf(tokens);
  const tags = lang === 'en' ? tagsOf(line, tokens) : new Map();
  const { spans } = labelled({ tokens, lexicon: lexiconFor(lang), tags });
  let shown = '';
  let at = 0;
  for (const { kind, from, to, lead } of spans) {
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    shown += `${line.slice(at, start)}[${kind}${lead < 5 ? '?' : ''} ${line.slice(start, end)}]`;
    at = end;
  }
  console.log(`${lang}: ${shown}${line.slice(at)}\n`);
}
