import { ToolDefinition, type ToolField, type ToolFieldType } from '@trellis/contract';
import { freePath } from '@trellis/tools';
import { capital } from '../../lexicon/lang.ts';
import { layoutFor } from '../layout.ts';
import { TAKES_OBJECT } from '../verbs.ts';
import { toolWords } from '../words.ts';
import { bare, type Deed, VERB_LAST } from './deed.ts';
import { foreignExamples } from './examples.ts';
import { foreignField } from './field.ts';
import type { ForeignTool } from './read.ts';
import type { ForeignTongue } from './verbs.ts';

const MOST_FIELDS = 10;
/** What a person pastes where it is read, whatever the words alone would be. */
const PASTED: ReadonlySet<ToolFieldType> = new Set(['text', 'email', 'phone', 'file', 'link']);

/** A whole tool out of what a sentence says in another language than English; everything that people read is in that. */
export function foreignDraft(
  wish: Deed & Partial<Pick<ForeignTool, 'rules'>>,
  lang: ForeignTongue,
  others: readonly { path: string }[],
  known?: Pick<ToolDefinition, 'fields' | 'blocks'>,
): ToolDefinition {
  const fields = known?.fields ?? fieldsOf(wish, lang);
  const object = wish.objects.map((one) => bare(one, lang)).join(', ');
  const title = capital(
    shortened(
      sentence(VERB_LAST.has(lang) ? object : wish.objects.join(', ') || object, wish, lang),
    ),
  );
  const isFree = fields.length === 0;
  const asked = wish.act === 'answer' ? 'question' : 'about';
  return ToolDefinition.parse({
    title,
    header: title,
    path: freePath(title, others),
    description: capital(sentence(wish.said, wish, lang)).slice(0, 500),
    inputLabel: isFree ? toolWords(lang, asked) : '',
    isInputHidden: !isFree,
    fields,
    instructions: instructionsOf(wish, fields, lang),
    blocks: known?.blocks ?? blocksOf(wish, object, lang),
    examples: foreignExamples(
      fields,
      lang,
      isFree ? (asked === 'question' ? toolWords(lang, asked) : '·') : null,
    ),
  } satisfies Partial<ToolDefinition>);
}

/** 'Einen Titel vorschlagen', 'suggérer un titre'. */
const sentence = (said: string, { infinitive }: Deed, lang: ForeignTongue): string =>
  (VERB_LAST.has(lang) ? `${said} ${infinitive}` : `${infinitive} ${said}`).trim();

const shortened = (words: string): string =>
  words.length <= 60 ? words : words.slice(0, 60).replace(/\s+\S*$/, '');

function fieldsOf(wish: Deed, lang: ForeignTongue): ToolField[] {
  const isBrought = TAKES_OBJECT.has(wish.act);
  const stem = (words: string) => bare(words, lang).toLowerCase().slice(0, 5);
  // 'Evaluates essays. It asks for the essay': what is named twice is asked for once, as it is asked for.
  const brought = wish.objects.filter(
    (object) => !wish.sources.some((source) => stem(source) === stem(object)),
  );
  const all = isBrought ? [...brought, ...wish.sources] : wish.sources;
  const fields = new Map<string, ToolField>();
  for (const [at, words] of all.entries()) {
    const field = foreignField(words, lang);
    const key = field.name.toLowerCase();
    if (key === '' || key === 'input' || fields.has(key)) continue;
    const isPasted = isBrought && at === 0 && PASTED.has(field.type);
    fields.set(key, {
      ...field,
      ...(isPasted && { type: 'long_text' }),
      required: field.type !== 'boolean',
    });
  }
  if (wish.act === 'translate' && fields.size > 0) {
    const language = toolWords(lang, 'target language');
    fields.set(language.toLowerCase(), { ...foreignField(language, lang), required: true });
  }
  return [...fields.values()].slice(0, MOST_FIELDS);
}

function instructionsOf(
  wish: Deed & Partial<Pick<ForeignTool, 'rules'>>,
  fields: readonly ToolField[],
  lang: ForeignTongue,
): string {
  const lines = [`${capital(sentence(wish.said, wish, lang))}.`];
  for (const rule of wish.rules ?? []) lines.push(`${capital(rule)}.`);
  if (fields.length > 0)
    lines.push('', toolWords(lang, 'given'), ...fields.map(({ name }) => `- ${name}: [${name}]`));
  else lines.push('', '[input]');
  lines.push('', toolWords(lang, 'only'));
  return lines.join('\n');
}

/** The verb's layout, its headings in the person's language. */
const blocksOf = ({ act, verb, said }: Deed, object: string, lang: ForeignTongue) =>
  layoutFor({ act, verb, object, said, inputs: [], outputs: [], rules: [] }).map((block) => ({
    ...block,
    title: capital(toolWords(lang, block.title)),
    // What is made is said in the instructions, in words that fit together.
    instructions: /^The .*, ready to use\.$/.test(block.instructions) ? '' : block.instructions,
  }));
