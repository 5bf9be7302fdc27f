import { singularOf } from '../lexicon/lang.ts';
import { DOER, deedOf, TAKES_OBJECT, type ToolAct, TURNS, verbOf } from './verbs.ts';

/** What a sentence wishes of a tool. Every text is the person's own words. */
export interface ToolWish {
  act: ToolAct;
  /** The verb's base form, as the person spells it. */
  verb: string;
  /** What is made, or what is brought: 'a property listing'. */
  object: string;
  /** Everything after the verb, as it was said. */
  said: string;
  /** Whether the first of its inputs is what it works on: it is read, not named. */
  isBrought?: boolean;
  /** What people are asked for. */
  inputs: string[];
  /** What else the answer has: 'three tips', 'a score'. */
  outputs: string[];
  /** Sentences that say how, word by word. */
  rules: string[];
}

const COURTESY =
  /^(?:(?:please|hi|hello|hey)[\s,!.]+|(?:can|could|would) you\s+|(?:i|we)(?:'d| would)? (?:want|need|like)(?: to (?:have|build|make|create))?\s+|(?:build|make|create|add|give|set up|develop)\s+(?:me\s+|us\s+)?(?=(?:an?|another|one|the)\s))+/i;
const THING =
  /^(?:(?:an?|another|one|the|my|our)\s+)?((?:[\w'-]+\s+){0,6}?)(?:tool|app|assistant|bot|chatbot|helper|form|page|program|thing|something|utility|coach)\s*(?:,?\s*(?:that|which|who|to|for|where (?:i|you|people|users|one)(?: can)?))\s+/i;
const LETS =
  /^(?:(?:can|will|should|could|would|automatically|quickly|simply|just|also|always|instantly)\s+|(?:helps?|lets?|allows?|enables?)\s+(?:me|us|you|people|users|visitors|customers|anyone|everybody|students|teachers|them)?\s*(?:to\s+)?|takes?\s+(?=[^.]*\band\s))+/i;
const ASKED =
  /\b(?:(?:ask(?:s|ing)?|request(?:s|ing)?)(?:\s+(?:me|us|people|users|visitors|customers|them))?\s+for|(?:inputs?|fields?|questions?)\s*(?:are|is|:)|(?:people|users?|visitors?|customers?|i|we|you|they|one)\s+(?:can\s+)?(?:enters?|gives?|types?|uploads?|chooses?|picks?|pastes?|provides?|adds?|says?|fills?\s+in))\s*:?\s+/i;

/** 'Takes an advert and my CV and asks questions' → what it takes, and what it does; null where it takes nothing. */
function tookIn(text: string): { taken: string; rest: string } | null {
  const all = /^takes?\s+(.+)$/i.exec(text)?.[1]?.split(/\s+and\s+/i) ?? [];
  const does = (part: string) => {
    const word = /^(?:then\s+)?([a-z]+s)\s/i.exec(part)?.[1] ?? '';
    return (
      word !== '' &&
      (verbOf(word) !== null || /^(?:asks|tells|shows|returns|makes|says)$/i.test(word))
    );
  };
  const at = Math.max(
    1,
    all.findIndex((part, n) => n > 0 && does(part)),
  );
  return all.length < 2
    ? null
    : { taken: all.slice(0, at).join(' and '), rest: all.slice(at).join(' and ') };
}

/** Reads what an AI tool is to do out of a sentence or two in English. Never throws. */
export function wishOf(text: string): ToolWish {
  const [first = '', ...more] = sentencesOf(text);
  const inputs: string[] = [];
  let rest = first.replace(COURTESY, '');
  const thing = THING.exec(rest);
  // 'A translation tool for my e-mails': what stands before the tool says what it does as well.
  const kind = thing?.[1]
    ?.replace(/\b(?:ai|simple|small|little|smart|online|new|nice|free)\b\s*/gi, '')
    .trim();
  if (thing) rest = rest.slice(thing[0].length);
  const named = thing ? null : NAMED_ALONE.exec(rest);
  if (named)
    rest =
      named[2] && /helper/i.test(named[2])
        ? withArticle(named[1]!)
        : `answer questions about ${named[1]!}`;
  const took = tookIn(rest);
  if (took) {
    inputs.push(...listOf(took.taken));
    rest = took.rest;
  }
  rest = rest.replace(LETS, '');
  const rules: string[] = [];
  for (const said of more) {
    // 'It takes a job advert and asks questions': what it takes is what people bring, the rest is how.
    const taken = tookIn(said.replace(/^it\s+/i, ''));
    if (taken) inputs.push(...listOf(taken.taken));
    const sentence = taken?.rest ?? said;
    const asked = ASKED.exec(sentence);
    if (asked) inputs.push(...listOf(sentence.slice(asked.index + asked[0].length)));
    else rules.push(sentence);
  }
  const main = clauseOf(rest, kind ?? '');
  const turned = turnedIn(main) ?? repliedIn(main) ?? askedOf(main);
  const { object, found, outputs } = turned ?? partsOf(main.said, main.act, inputs.length > 0);
  const all = unique([...inputs, ...found]);
  const shown = all.length > 0 ? all : seenIn(main.said);
  return { ...main, object, inputs: shown, outputs, rules, ...(turned && { isBrought: true }) };
}

/** 'A knitting pattern helper', 'a chess coach': nothing is said but what it is for. */
const NAMED_ALONE =
  /^(?:an?|the|my|our)\s+((?:[\w'-]+\s+){0,4}?[\w'-]+)\s+(helper|assistant|bot|chatbot|coach)$/i;

interface Parts {
  object: string;
  found: string[];
  outputs: string[];
}

/** 'Turn a bug report into steps': the first is brought, the second is made; 'to a number of servings' is asked for. */
function turnedIn({ verb, said }: Clause): Parts | null {
  const parts = TURNS.has(verb) ? /^(.+?)\s+(?:in)?to\s+(.+)$/i.exec(said) : null;
  if (!parts) return null;
  const [from = '', to = ''] = [parts[1], parts[2]?.replace(/\s+by\s.+$/i, '')];
  const isAsked = /^(?:an?|the)\s+(?:number|amount|currency|language|unit|size)\b/i.test(to);
  return { object: isAsked ? from : to, found: isAsked ? [from, to] : [from], outputs: [] };
}

/** 'Reply to customer reviews': what is replied to is read. */
function repliedIn({ verb, said }: Clause): Parts | null {
  const to = /^(?:reply|respond)$/.test(verb)
    ? /^to\s+(.+?)(?:\s+(?:in|with|as|from|by|on)\s.*)?$/i.exec(said)
    : null;
  return to && { object: said, found: [oneOf(to[1]!)], outputs: [] };
}

/** 'Check whether my contract has gaps', 'roast my profile': what is one's own is brought. */
function askedOf({ act, said, isUnknown }: Clause): Parts | null {
  if (isUnknown) {
    const own =
      /^(?:my|our|your|this|an?|the)\s+(.+?)(?:\s+(?:in|with|as|from|by|on|for|like)\s.*)?$/i.exec(
        said,
      );
    return own && { object: said, found: [own[1]!], outputs: [] };
  }
  if (!TAKES_OBJECT.has(act) || !ASKS.test(said)) return null;
  const about =
    /\b(?:my|our|your|this|an?|the)\s+((?:[\w'-]+\s+){0,3}?[\w'-]+)\s+(?:has|have|is|are|was|were|can|could|should|will|would|contains?|complies|meets|fits|suits|needs|does|sounds|looks|reads)\b/i.exec(
      said,
    );
  return about && { object: said, found: [about[1]!], outputs: [] };
}

/** 'If a mushroom in a photo is edible', 'alt text for photos': what has to be seen is brought, wherever it is said. */
function seenIn(said: string): string[] {
  const seen =
    /\b(?:in|from|of|on|for)\s+(?:an?\s+|the\s+|my\s+|our\s+)?((?:photo|picture|image|screenshot|pdf|document|recording)s?)\b/i.exec(
      said,
    );
  return seen ? [oneOf(seen[1]!)] : [];
}

const oneOf = (phrase: string): string =>
  phrase.replace(/[\w'-]+$/, (word) => singularOf(word, 'en'));

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2_000)
    .split(/(?<=[.!?])\s+|:\s+(?=(?:it|people|users?|you|i)\s)/i)
    .map((one) => one.replace(/[.!?]+$/, '').trim())
    .filter(Boolean);
}

interface Clause {
  act: ToolAct;
  verb: string;
  said: string;
  /** A verb that says nothing of how an answer is laid out. */
  isUnknown?: boolean;
}
const QUESTION = /^(?:which|what|how|why|where|when|who|is|are|can|could|should|do|does)\s+\S+\s/i;
/** 'Roast my profile': what stands before a determiner, and is none of the small words, is what is done. */
const UNKNOWN_VERB = /^([a-z]{3,}?)s?\s+((?:my|our|your|this|an?|the)\s+.+)$/i;
const SMALL = /^(?:for|from|with|about|all|some|and|the|any|one|out|off|per|via)$/i;

/** The verb and what follows it; 'an essay grader' is read as one that grades essays. */
function clauseOf(rest: string, kind: string): Clause {
  if (QUESTION.test(rest)) return { act: 'answer', verb: 'answer', said: rest };
  const words = rest.split(' ');
  const at = words.slice(0, 6).findIndex((word) => verbOf(word.replace(/[^\w-]/g, '')) !== null);
  // A noun that looks like a verb ('a name for …', 'the plan') has an article before it.
  const isNoun = at > 0 && /^(?:an?|the|my|your|our|their|of|for)$/i.test(words[at - 1]!);
  const whole = `${kind} ${rest}`.trim();
  const doer = DOER.exec(whole);
  if (at >= 0 && !isNoun && !(doer && isHeadOf(whole, doer.index, words[at]!))) {
    const { act, verb } = verbOf(words[at]!.replace(/[^\w-]/g, ''))!;
    return clause(act, verb, words.slice(at + 1).join(' '));
  }
  if (doer) return doing(whole, doer);
  const named = kind
    .split(' ')
    .map((word) => verbOf(word.replace(/(?:ation|ion)$/, 'e')) ?? verbOf(word))
    .find(Boolean);
  if (named) return clause(named.act, named.verb, rest);
  const unknown = UNKNOWN_VERB.exec(rest);
  if (unknown && !SMALL.test(unknown[1]!))
    return { act: 'answer', verb: unknown[1]!.toLowerCase(), said: unknown[2]!, isUnknown: true };
  return clause('write', 'write', rest && withArticle(rest));
}

/** In 'a workout plan maker' the plan is what is made, in 'plan a baker's day' it is what is done. */
const isHeadOf = (whole: string, doer: number, verb: string): boolean => {
  const before = whole.slice(0, doer);
  return (
    !before.includes(verb) ||
    (!/(?:s|ing)$/.test(verb) && !DETERMINER.test(before.slice(before.indexOf(verb))))
  );
};
const DETERMINER = /\s(?:an?|the|my|your|our|their|for|from|with|to|of)\s/i;

function doing(whole: string, doer: RegExpExecArray): Clause {
  const verb = deedOf(doer[1]!);
  const act = verbOf(verb)?.act ?? 'write';
  const named = whole
    .slice(0, doer.index)
    .replace(/^(?:an?|the|my|our)\s+/i, '')
    .replace(/\b(?:ai|simple|smart)\s+/gi, '')
    .trim();
  const behind = whole.slice(doer.index + doer[0].length).trim();
  // 'A translator for menus': what it is for is what it works on.
  if (named === '' && TAKES_OBJECT.has(act))
    return clause(act, verb, behind.replace(/^(?:for|of)\s+/i, ''));
  return clause(act, verb, `${withArticle(named || 'text')} ${behind}`.trim());
}

const ASKS =
  /^(?:(?:me|us|you|people|them|users)\s+)?(?:how|what|whether|which|where|when|why|if)\b/i;

function clause(act: ToolAct, verb: string, said: string): Clause {
  // 'Suggest a title', 'write names': what is listed and what it is called decide more than the verb.
  const isName = act === 'write' || act === 'brainstorm';
  const head = said.split(/\s(?:for|from|about|with|of|to|in|given|based|using)\s/i)[0] ?? '';
  const meant: ToolAct =
    isName && /\bnames?$/i.test(head)
      ? 'name'
      : act === 'write' && /\b(?:ideas?|suggestions?|recommendations?)$/i.test(head)
        ? 'brainstorm'
        : act === 'write' &&
            /\b(?:plan|schedule|itinerary|routine|programme|agenda|timetable)s?$/i.test(head)
          ? 'plan'
          : act === 'write' && /\b(?:summary|summaries)$/i.test(head)
            ? 'summarise'
            : act;
  // 'Tells me how to care for it' answers a question that everybody has.
  if (ASKS.test(said) && !TAKES_OBJECT.has(act)) return { act: 'answer', verb, said: said.trim() };
  return { act: meant, verb, said: said.trim() };
}

/** Words before which an object ends; after those of the first kind stands what people bring. */
const GIVEN = 'from|given|using|based on|out of|with|against|according to|by looking at';
const ABOUT = 'about|for|on|to|into|in|as|at|by|without|so that|because|while|when|if';
const PLACES = new RegExp(`\\s+(${GIVEN}|${ABOUT})\\s+`, 'i');
const IS_GIVEN = new RegExp(`^(?:${GIVEN})$`, 'i');
/** What an answer has, not what people bring, wherever it is said 'with'. */
const PART =
  /\b(?:headlines?|titles?|bullet points?|bullets|hashtags?|reasons?|sources?|tips|steps|score|scores|table|chart|checklist|summary|call to action|examples?|emojis?|conclusion|introduction|explanations?|ideas|suggestions|alternatives|pros and cons|next steps|improvements|answers?)\b/i;
const ANY = /^(?:an?|the|my|your|our|their|any|each|some|this|one|two|three|which|whether|how)\s/i;
const GIVES =
  /\s*(?:,\s*|\s)(?:and|then|plus|,)\s+(?:also\s+|then\s+)?(?=(?:gives?|suggests?|lists?|shows?|returns?|adds?|explains?|points?|tells?|scores?|rates?|recommends?|names?|highlights?|extracts?|translates?|summari[sz]es?|proposes?)\s)/i;

function partsOf(said: string, act: ToolAct, isAsked: boolean) {
  const [main = '', ...gives] = said.split(GIVES);
  const outputs = gives.map((clause) => {
    const given = clause.replace(/^\S+\s+(?:out\s+)?(?:(?:me|us|you|them|people)\s+)?/, '');
    return ASKS.test(given) ? given : given.split(PLACES)[0]!;
  });
  const pieces = main.split(PLACES);
  const object = (pieces[0] ?? '').trim();
  const found: string[] = [];
  const hasGiven = pieces.some((piece, n) => n % 2 === 1 && IS_GIVEN.test(piece));
  // 'Items with an owner from notes': beside what is given, 'with' says what the answer has.
  const hasSource = pieces.some(
    (piece, n) => n % 2 === 1 && /^(?:from|given|using|based on|out of)$/i.test(piece),
  );
  const takes = TAKES_OBJECT.has(act);
  if (takes && !(act !== 'compare' && hasGiven && isPart(object)))
    found.push(...broughtBy(object, act));
  let isGiven = false;
  for (let at = 1; at + 1 < pieces.length; at += 2) {
    const [place, phrase] = [pieces[at]!, pieces[at + 1]!];
    if (/^with$/i.test(place) && hasSource && !takes) {
      outputs.push(...listOf(phrase).filter((one) => PART.test(one)));
      continue;
    }
    if (IS_GIVEN.test(place)) {
      for (const one of listOf(phrase)) {
        if (/^with$/i.test(place) && PART.test(one)) outputs.push(one);
        else if (!isGiven || ANY.test(one)) found.push(one);
      }
      isGiven = true;
      continue;
    }
    // After what is given stands more about that: 'from facts about a flat'.
    const isOpen =
      !isGiven &&
      !isAsked &&
      act !== 'answer' &&
      (!takes || found.length === 0 || act === 'score' || act === 'check');
    if (
      isOpen &&
      ANY.test(phrase) &&
      !TIME_OR_WAY.test(phrase) &&
      !WAYS.test(place) &&
      !isPeople(phrase)
    )
      found.push(...listOf(phrase));
  }
  return { object, found, outputs };
}

const TIME_OR_WAY =
  /^(?!an? (?:number|amount) of\b).*\b(?:day|week|month|year|minute|hour|style|way|language|format)s?$/i;
const WAYS = /^(?:in|as|at|on|by)$/i;
/** 'For my students': whom it is for is nobody's to fill in; 'for a person' is. */
const isPeople = (phrase: string): boolean =>
  /s$|\b(?:people|children|team|staff|everyone|anyone)$/i.test(phrase) &&
  !/^(?:an?|each|one|which)\s/i.test(phrase);

const isPart = (object: string): boolean => PART.test(object);

/** 'two phones' → 'First phone', 'Second phone'; 'support tickets' → one of them, each run. */
function broughtBy(object: string, act: ToolAct): string[] {
  if (act !== 'compare') return object === '' ? [] : listOf(object);
  const counted = /^(two|three|2|3)\s+(.+)$/i.exec(object);
  if (!counted) return object === '' ? [] : listOf(object);
  const names = ['First', 'Second', 'Third'].slice(0, /three|3/i.test(counted[1]!) ? 3 : 2);
  return names.map((name) => `${name} ${oneOf(counted[2]!)}`);
}

/** What words list: 'photos, facts and a tone of voice' has three members. */
export function listOf(phrase: string): string[] {
  return phrase
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|plus|as well as|&)\s+/i)
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.length <= 90)
    .slice(0, 12);
}

const unique = (all: readonly string[]): string[] => [
  ...new Map(all.map((one) => [one.toLowerCase(), one])).values(),
];

export const withArticle = (noun: string): string =>
  /^(?:an?|the|some|my|your|our|their|two|three)\s/i.test(noun) || /[^s]s$/i.test(noun)
    ? noun
    : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
