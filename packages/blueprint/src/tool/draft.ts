import { ToolDefinition, type ToolField, type ToolFieldType } from '@trellis/contract';
import { freePath } from '@trellis/tools';
import { capital, singularOf } from '../lexicon/lang.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { foreignScript, languageOf } from '../understand/language.ts';
import { examplesFor } from './examples.ts';
import { toolField } from './field.ts';
import { foreignDraft } from './foreign/draft.ts';
import { foreignTool } from './foreign/read.ts';
import { layoutFor } from './layout.ts';
import { TAKES_OBJECT, type ToolAct, TURNS, thirdPerson } from './verbs.ts';
import { type ToolWish, wishOf } from './wish.ts';

const MOST_FIELDS = 10;
/** What a person pastes when an act reads it, whatever the words alone would be. */
const PASTED: ReadonlySet<ToolFieldType> = new Set(['text', 'email', 'phone', 'file', 'link']);
/** Acts that need no more of their object than its name. */
const NAMED: ReadonlySet<ToolAct> = new Set<ToolAct>(['explain', 'compare']);

/**
 * A whole tool out of a sentence, without a model (ruling 42): title, path, fields, instructions with tags, a layout and
 * three examples. What the sentence leaves open stays open: a tool that names nothing to bring has its free line.
 * `known` is what stands fast already, where the tool is for fields of an app.
 */
export function draftTool(
  text: string,
  others: readonly { path: string }[] = [],
  known?: Pick<ToolDefinition, 'fields' | 'blocks'>,
): ToolDefinition {
  const lang = languageOf(tokenise(text));
  const other = lang === 'en' ? null : foreignTool(text, lang);
  if (lang !== 'en' && other) return foreignDraft(other, lang, others, known);
  const isForeign = lang !== 'en' || foreignScript(text) !== null;
  const wish = isForeign ? asSaid(text) : wishOf(text);
  const fields = known?.fields ?? fieldsOf(wish);
  const title = isForeign ? capital(shortened(wish.said)) : titleOf(wish);
  const isFree = fields.length === 0;
  const asked = wish.act === 'answer' ? 'Your question' : 'What should it be about?';
  return ToolDefinition.parse({
    title,
    header: title,
    path: freePath(title, others),
    description: isForeign
      ? ''
      : `${capital(thirdPerson(wish.verb))} ${wish.said}`.trim().slice(0, 500),
    inputLabel: isFree ? asked : '',
    inputPlaceholder: isFree && wish.act !== 'answer' ? `A few words about ${nounOf(wish)}` : '',
    isInputHidden: !isFree,
    fields,
    instructions: instructionsOf(wish, fields),
    blocks: known?.blocks ?? layoutFor(wish),
    examples: examplesFor(fields, isFree ? (wish.act === 'answer' ? 'question' : 'topic') : null),
  } satisfies Partial<ToolDefinition>);
}

/** A wish in a language that these rules do not read: its words are the instructions, and people say the rest. */
const asSaid = (text: string): ToolWish => ({
  act: 'write',
  verb: '',
  object: '',
  said: text
    .replace(/\s+/g, ' ')
    .replace(/[.!?\s]+$/, '')
    .slice(0, 2_000),
  inputs: [],
  outputs: [],
  rules: [],
});

function fieldsOf(wish: ToolWish): ToolField[] {
  const isBrought = TAKES_OBJECT.has(wish.act) || wish.isBrought === true;
  const fields = new Map<string, ToolField>();
  for (const [at, words] of wish.inputs.entries()) {
    const field = toolField(isBrought && at === 0 ? oneOf(words) : words);
    const key = field.name.toLowerCase();
    if (key === '' || key === 'input' || fields.has(key)) continue;
    // What is read, not named, is pasted in: there is room for more than a line.
    const { personal, ...plain } = field;
    const type = isBrought && PASTED.has(field.type) ? pastedAs(wish.act, at) : field.type;
    const optional = /^(?:optionally|maybe|an optional|optional)\s/i.test(words);
    const required = !optional && type !== 'boolean';
    fields.set(key, {
      ...plain,
      ...(type === field.type && personal && { personal }),
      type,
      required,
    });
  }
  if (
    wish.act === 'translate' &&
    !/\b(?:into|to|in)\s+[A-Z]/.test(wish.said) &&
    ![...fields.keys()].some((key) => key.includes('language'))
  )
    fields.set('target language', { ...toolField('target language'), required: true });
  return [...fields.values()].slice(0, MOST_FIELDS);
}

const pastedAs = (act: ToolAct, at: number): ToolFieldType =>
  NAMED.has(act) || (at > 0 && act !== 'score' && act !== 'check') ? 'text' : 'long_text';

/** 'support tickets' → 'support ticket': a run reads one. */
const oneOf = (words: string): string => {
  const all = words.replace(/^(?:long|any|some|all)\s+/i, '').split(' ');
  const last = all.at(-1) ?? '';
  return [
    ...all.slice(0, -1),
    /ss$|notes$|minutes$|terms$|facts$/i.test(last) ? last : singularOf(last, 'en'),
  ].join(' ');
};

function titleOf({ act, verb, object, said, inputs }: ToolWish): string {
  // What one thing is made of, and what is checked of another, is said whole.
  const isWhole =
    TURNS.has(verb) ||
    (TAKES_OBJECT.has(act) && ASKED.test(said)) ||
    /^(?:me |us )?(?:if|whether)\b/i.test(said);
  if (isWhole) return capital(shortened(`${verb} ${said.replace(/^(?:me|us)\s+/i, '')}`));
  const asked =
    /^(?:(?:me|us|you|people|them|users)\s+)?((?:how|what|whether|which|where|when|why|if)\b.*)/i.exec(
      said,
    );
  const about = /\bof\s+(.+)$/i.exec(inputs[0] ?? '')?.[1] ?? 'this';
  if (asked) return capital(shortened(asked[1]!.replace(/\b(?:it|them)$/i, about)));
  const title = shortened(`${capital(verb)} ${object.replace(/^(?:me|us)\s+/i, '')}`.trim());
  return title === capital(verb) ? `${title} anything` : title;
}

const ASKED = /^(?:how|what|whether|which|where|when|why|if)\b/i;

/** No more than a heading holds, and whole words. */
const shortened = (words: string): string =>
  words.length <= 60
    ? words
    : words
        .slice(0, 60)
        .replace(/\s+\S*$/, '')
        .replace(/(?:\s+(?:an?|the|by|of|to|into|for|from|in|with|and|or|my|our))+$/i, '');

const nounOf = ({ object }: ToolWish): string => object || 'what you need';

function instructionsOf({ verb, said, rules }: ToolWish, fields: readonly ToolField[]): string {
  const lines = [`${capital(`${verb} ${said}`.trim())}.`];
  for (const rule of rules) lines.push(`${capital(rule)}.`);
  if (fields.length > 0)
    lines.push('', 'What was given:', ...fields.map(({ name }) => `- ${name}: [${name}]`));
  else lines.push('', '[input]');
  lines.push(
    '',
    'Go by what was given alone: what is not in it is left out, never invented. Write in the language of what was given, unless another is asked for.',
  );
  return lines.join('\n');
}
