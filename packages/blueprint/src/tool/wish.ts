import { DOER, deedOf, TAKES_OBJECT, type ToolAct, verbOf } from './verbs.ts';

/** What a sentence wishes of a tool. Every text is the person's own words. */
export interface ToolWish {
  act: ToolAct;
  /** The verb's base form, as the person spells it. */
  verb: string;
  /** What is made, or what is brought: 'a property listing'. */
  object: string;
  /** Everything after the verb, as it was said. */
  said: string;
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
const TOOK = /^takes?\s+(.+?)\s+and\s+(?=\S)/i;

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
  const took = TOOK.exec(rest);
  if (took) {
    inputs.push(...listOf(took[1]!));
    rest = rest.slice(took[0].length);
  }
  rest = rest.replace(LETS, '');
  const rules: string[] = [];
  for (const sentence of more) {
    const asked = ASKED.exec(sentence);
    if (asked) inputs.push(...listOf(sentence.slice(asked.index + asked[0].length)));
    else rules.push(sentence);
  }
  const main = clauseOf(rest, kind ?? '');
  const { object, found, outputs } = partsOf(main.said, main.act, inputs.length > 0);
  return { ...main, object, inputs: unique([...inputs, ...found]), outputs, rules };
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2_000)
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.replace(/[.!?]+$/, '').trim())
    .filter(Boolean);
}

interface Clause {
  act: ToolAct;
  verb: string;
  said: string;
}

/** The verb and what follows it; 'an essay grader' is read as one that grades essays. */
function clauseOf(rest: string, kind: string): Clause {
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
  if (ASKS.test(said)) return { act: 'answer', verb, said: said.trim() };
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
    const given = clause.replace(/^\S+\s+(?:out\s+)?/, '');
    return ASKS.test(given) ? given : given.split(PLACES)[0]!;
  });
  const pieces = main.split(PLACES);
  const object = (pieces[0] ?? '').trim();
  const found: string[] = [];
  const hasGiven = pieces.some((piece, n) => n % 2 === 1 && IS_GIVEN.test(piece));
  const takes = TAKES_OBJECT.has(act);
  if (takes && !(act !== 'compare' && hasGiven && isPart(object)))
    found.push(...broughtBy(object, act));
  let isGiven = false;
  for (let at = 1; at + 1 < pieces.length; at += 2) {
    const [place, phrase] = [pieces[at]!, pieces[at + 1]!];
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
  const counted = /^(two|three|2|3)\s+(.+?)s?$/i.exec(object);
  if (!counted) return object === '' ? [] : listOf(object);
  const names = ['First', 'Second', 'Third'].slice(0, /three|3/i.test(counted[1]!) ? 3 : 2);
  return names.map((name) => `${name} ${counted[2]!}`);
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
