import type { ToolField, ToolFieldType } from '@trellis/contract';
import { lexiconFor } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import type { FieldType } from '../spec.ts';
import { classOf } from '../understand/wordnet.ts';
import { STEERING } from './steering.ts';

/** What an app's field would be, as an input of a tool. */
export const AS_TOOL_INPUT: Partial<Record<FieldType, ToolFieldType>> = {
  longtext: 'long_text',
  richtext: 'long_text',
  number: 'number',
  integer: 'number',
  money: 'number',
  percent: 'number',
  rating: 'number',
  duration: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'date',
  image: 'photo',
  file: 'file',
  email: 'email',
  phone: 'phone',
  url: 'link',
  list: 'long_text',
  lines: 'long_text',
};
const BY_CLASS = {
  time: 'date',
  money: 'number',
  quantity: 'number',
  duration: 'number',
  picture: 'photo',
  text: 'long_text',
} as const;

/** Words of a few letters: what a text is called, not the text. */
const SHORT =
  /^(?:title|name|heading|headline|subject|topic|slogan|label|keyword|tagline|question)$/;

/** 'tone (warm, plain)', 'tone: warm, plain or funny': a name and what it is chosen from. */
const CHOICES = /^([^(:]{1,80}?)\s*(?:\(\s*([^()]{3,300})\)|:\s*(.{3,300}))\s*$/;

/**
 * An input by the words that name it ('a photo of the room', 'tone: warm, plain'): its type and options are those
 * that the words mean, and where they say nothing it is a text.
 */
export function toolField(words: string): ToolField {
  const [, named, inBrackets, afterColon] = CHOICES.exec(words.trim()) ?? [];
  const listed = (inBrackets ?? afterColon ?? '')
    .split(/\s*(?:,|;|\/|\bor\b|\band\b)\s*/)
    .map((word) => word.trim())
    .filter(Boolean);
  const name = nameOf(listed.length >= 2 ? (named ?? words) : words);
  if (listed.length >= 2) {
    const options = [...new Map(listed.map((label) => [label.toLowerCase(), { label }])).values()];
    return { name, type: 'select', options };
  }
  const steering = STEERING.find(({ is }) => is.test(name));
  if (steering)
    return { name, type: 'select', options: steering.options.map((label) => ({ label })) };
  const type = typeOf(name);
  return { name, type, ...(type === 'email' && { personal: true }) };
}

/** 'a tone of voice' → 'Tone of voice', without brackets, which would end its tag. */
function nameOf(words: string): string {
  const bare = words
    .replace(/[[\]\n"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:an?|the|some|my|your|their|his|her|its|our)\s+/i, '')
    .replace(/[\s.,;:!?]+$/, '')
    .slice(0, 100);
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

function typeOf(name: string): ToolFieldType {
  const tokens = tokenise(name);
  if (/^(?:number|amount) of\b|^how (?:many|much)\b/i.test(name)) return 'number';
  if (/^(?:whether|is|are|has|do|does)\b/i.test(name)) return 'boolean';
  // 'Photo of the room' is a photo: the head stands before 'of'.
  const behind = tokens.findIndex(({ low }) => ['of', 'for', 'about', 'from'].includes(low));
  const phrase = behind > 0 ? tokens.slice(0, behind) : tokens;
  const lexicon = lexiconFor('en');
  for (let at = 0; at < phrase.length; at++) {
    const entry = lexicon.match(phrase, at);
    const isToEnd = entry && at + entry.length === phrase.length;
    for (const known of isToEnd ? entry.entries : []) {
      const type = known.kind === 'attribute' ? AS_TOOL_INPUT[known.attribute.type] : undefined;
      if (type) return type;
    }
  }
  const head = phrase.at(-1)?.low ?? '';
  if (SHORT.test(head)) return 'text';
  const known = classOf(head);
  if (known && known in BY_CLASS) return BY_CLASS[known as keyof typeof BY_CLASS];
  // Several of something ('facts', 'ingredients') are more than a line.
  return /[^s]s$/.test(head) ? 'long_text' : 'text';
}
