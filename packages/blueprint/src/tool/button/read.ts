import { TAKES_OBJECT, type ToolAct, verbOf } from '../verbs.ts';
import { listOf } from '../wish.ts';

/** A button wished for that has a model write something. Every text is the person's own words. */
export interface ButtonWish {
  act: ToolAct;
  verb: string;
  /** What is written, each of several alone: 'a title'; of what is only worked on ('summarise the notes') that. */
  objects: string[];
  /** Everything behind the verb: what of it says how ('in a funny tone') goes to the tool as it stands. */
  said: string;
  /** What it is written from; empty where nothing is said of that. */
  sources: string[];
  /** Where it stands or goes: 'recipe form', 'summary'. */
  place: string;
  /** Whether the words leave no doubt that something is to be written by itself. */
  isPlain: boolean;
}

const COURTESY =
  /^(?:(?:please|now|also|then|and|hi|hello|ok(?:ay)?)[\s,!]+|(?:can|could|would) you\s+(?:please\s+)?|(?:i|we)(?:'d| would)? (?:want|like|need)\s+(?:to (?:have|add|get)\s+)?)+/i;
const WAYS =
  '(?:(?:can|will|would|should|automatically|just)\\s+|(?:helps?|lets?|allows?)\\s+(?:me|us|you|people|users|visitors|them|everyone)\\s+(?:to\\s+)?)*';
const BUTTON = new RegExp(
  `^(?:(?:add|create|make|build|put|include|give (?:me|us|people|users|them|it))\\s+)?(?:an?|another|one|the)\\s+(?:(?:AI|small|little|simple|new)\\s+)*button\\b(?:\\s+(?:on|in|to|beside|next to|near|under)\\s+(?:the|each|every|my|our)\\s+([\\w\\s'-]+?))?\\s+(?:that|which|to|for)\\s+${WAYS}(.+)$`,
  'i',
);
const LETS =
  /^(?:let|allow|enable|help)\s+(?:people|users|visitors|customers|members|everyone|everybody|anyone|me|us|them|admins|staff)\s+(?:to\s+)?(.+)$/i;
const HAS_AI = /^(?:use|have|let)\s+(?:an?\s+|the\s+)?(?:AI|model)\s+(?:to\s+)?(.+)$/i;
const WITH_AI =
  /\s*\b(?:with|by|using)\s+(?:the\s+help\s+of\s+)?(?:an?\s+|the\s+)?AI(?:\s+model)?\b/i;
const GIVEN = /\s+(?:based on|out of|from|using|given|by looking at)\s+/i;
const PLACE =
  /\s+(?:on|in|into|to|for|beside|next to|under)\s+((?:the|each|every|an?|my|our|new)\s+.+)$/i;

/** Verbs by which nothing but writing is meant, whoever does it. */
const WRITES =
  /^(?:generate|brainstorm|invent|summari[sz]e|shorten|condense|translate|rewrite|rephrase|paraphrase|polish|improve|simplify|proofread|correct)$/;
/** Of a button these mean the same; of people, what people do themselves. */
const OF_BUTTONS =
  /^(?:suggest|recommend|propose|write|draft|compose|describe|explain|name|title|fix|edit)$/;

/** Whether a verb means that a model writes: by itself, of a button or with what it goes by, or with AI. */
export const isWritten = (verb: string, isOfButton: boolean, hasAi: boolean): boolean =>
  WRITES.test(verb) ||
  (isOfButton && OF_BUTTONS.test(verb)) ||
  (hasAi && /^(?:create|make)$/.test(verb));

/** Reads 'add a button that suggests a title' and the like; null for a sentence that is none. English alone. */
export function buttonWish(text: string): ButtonWish | null {
  const said = text
    .trim()
    .replace(/[.!?\s]+$/, '')
    .replace(COURTESY, '');
  const hasAi = WITH_AI.test(said) || HAS_AI.test(said);
  const bare = said.replace(WITH_AI, '');
  const button = BUTTON.exec(bare);
  const lets = LETS.exec(bare);
  const deed = button?.[2] ?? HAS_AI.exec(bare)?.[1] ?? lets?.[1] ?? (hasAi ? bare : null);
  const [first = '', ...rest] = deed?.trim().split(/\s+/) ?? [];
  const known = verbOf(first);
  if (!known || rest.length === 0) return null;
  const [main = '', ...given] = rest.join(' ').split(GIVEN);
  const behind = given.join(' and ');
  const isOf = Boolean(button) || hasAi || given.length > 0;
  if (!isWritten(known.verb, isOf, hasAi)) return null;
  const placed = PLACE.exec(main) ?? PLACE.exec(behind);
  const object = main.replace(PLACE, '').trim();
  return {
    ...known,
    objects: listOf(object),
    said: rest.join(' '),
    sources: behind === '' ? [] : listOf(behind.replace(PLACE, '')),
    place:
      button?.[1]?.trim() ??
      placed?.[1]?.replace(/^(?:the|each|every|an?|my|our|new)\s+/i, '') ??
      '',
    isPlain: Boolean(button) || hasAi,
  };
}

/** What a button changes in place: a text that is there is worked on, and stays where it is. */
export const worksInPlace = ({ act, verb }: Pick<ButtonWish, 'act' | 'verb'>): boolean =>
  TAKES_OBJECT.has(act) && !/^(?:summari[sz]e|condense|describe|explain)$/.test(verb);
