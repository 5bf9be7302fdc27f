import { deedIn } from '../lexicon/doers.ts';
import { fold, type Lang, things } from '../lexicon/index.ts';
import { NOT_TWICE } from '../understand/turns/offered.ts';
import { classOf } from '../understand/wordnet.ts';
import { type Cues, cuesIn } from './cues.ts';
import { type Called, namedIn } from './named.ts';
import { seenIn } from './reserve.ts';
import type { Stretch } from './spoken.ts';

/** Who begins to be spoken of: where a sentence joins two wishes, the second begins here. */
const WHO =
  'only|just|everyone|everybody|anyone|anybody|nobody|no one|each|every|all|admins?|members?|users?|visitors?|the|people|but|while|whereas|nur|alle|jeder?|niemand|aber|wahrend|seuls?|tout|chaque|personne|mais|les?|solo|todos|cada|nadie|pero|cualquiera|los?|las?|tutti|ognuno|nessuno|chiunque|ma|so|ninguem|mas|qualquer|iedereen|alleen|niemand|maar|de|het|an?|one|eine?n?|une?|una|um|uma|een|make|let|show|keep|mach\\w*|lass\\w*|zeig\\w*|rends?|montre|haz|muestra|rendi|mostra|torne|maak|toon';
/** 'No one but each user reads it' is one wish: what stands behind is who is excepted. */
const NOBODY = 'no ?one|nobody|none|niemand|keiner|personne|nadie|nessuno|ningu[ée]m';
const JOINT = new RegExp(
  `[,;]|(?<!\\p{L})(?<!(?:${NOBODY}) )(?:and|und|et|y|e|en|but|aber|mais|pero|ma|mas|maar|while|whereas) (?=(?:${WHO})(?!\\p{L}))`,
  'giu',
);

/** The same, with what joins them in between. */
const JOINT_KEPT = new RegExp(`(${JOINT.source})`, 'giu');
/** What sets two wishes against each other. */
const AGAINST = /^(?:;|but|aber|mais|pero|ma|mas|maar|while|whereas)/iu;

/**
 * The parts of a sentence. 'Only they and the teacher see it', 'just admins, the nurse and the doctor may read it': a limit
 * without a verb is no wish yet, and goes on to where somebody sees or changes something.
 */
function wholeLimits(split: readonly string[], lang: Lang): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (let at = 0; at < split.length; at += 2) {
    const part = split[at]!;
    const joint = split[at - 1] ?? '';
    if (part.trim() === '') continue;
    if (isOpen && !AGAINST.test(joint)) parts.push(parts.pop() + joint + part);
    else parts.push(part);
    const { limit, reads, writes, open, everybody, secret } = cuesIn(fold(parts.at(-1)!), lang);
    isOpen = limit && ![reads, writes, open, everybody, secret].some(Boolean);
  }
  return parts;
}

/** A stretch of a message that says something of access, with the entities that it is about. */
export interface Clause extends Cues {
  /** Null where it names none, and so is about all. */
  entities: Called[] | null;
  /** Names them itself, not by a pronoun. */
  isNaming: boolean;
  /** The learned labels take it for one about access, whatever its words. */
  isSpoken: boolean;
  /** Where all who are in see who did something, the lists of what that left behind. */
  doers?: Called[];
}

const OWN =
  /(?<!\p{L})(?:own|eigene[nrms]?|propres?|propi[oa]s?|propri[oaie]?|próprias?|próprios?|suoi|suas?|seus?|leurs?|eigen)\s+(?=\p{L}{3})/iu;

/** What a part speaks of: 'new hires see only their own checklist' is about checklists, not about who sees them. */
function closedIn(part: string): string {
  const own = OWN.exec(part);
  return own ? part.slice(own.index + own[0].length) : part;
}

const isPerson = ({ concept, label }: Called): boolean =>
  (things.get(concept ?? '')?.kind ?? classOf(label.toLowerCase())) === 'person';

/** 'Only the tenant and the janitor see a report': it says who sees, and by no name of a list what. */
function isOnlyOfWho(part: string, entities: readonly Called[], lang: Lang): boolean {
  if (!LIMITED.test(part)) return false;
  const seen = seenIn(fold(part), lang);
  return seen !== null && /\p{L}{3}/u.test(seen) && namedIn(seen, entities, lang).length === 0;
}
const LIMITED =
  /^\P{L}*(?:and |und |et |y |e |en )?(?:only|just|nur|seule?s?|uniquement|sol[oa]|solamente|soltanto|só|somente|apenas|alleen|enkel)(?!\p{L})/iu;

/** 'Other pairs must not see them': who is kept out is not what they do not see. */
const OTHERS =
  /^\P{L}*(?:and |but |und |aber |et |mais |y |pero |e |ma |mas |en |maar )?(?:the |die |les |los |las |gli |i |le |os |as |de )?(?:other|another|anderen?|d'autres|autres|otr[oa]s|altr[ie]|outr[oa]s|andere)(?!\p{L})/iu;
const THEM =
  /(?<!\p{L})(?:it|them|this|that|those|these|es|sie|das|diese|les?|la|lo|los|las|li|os|as|ze|het|dat|dit)(?!\p{L})/iu;

const isOfOthers = (part: string, cues: Cues): boolean =>
  OTHERS.test(part) && (cues.denies || cues.denied) && THEM.test(part.replace(OTHERS, ''));

/** What never says whose it is: who voted is not told by a vote. */
const NAMELESS = 'vote';

/**
 * 'Only I see who booked the rooms': of whose deed somebody sees, and what is seen beside. Null where no list holds such
 * rows, so that everything may be meant.
 */
function doneIn(
  rest: string,
  entities: readonly Called[],
  lang: Lang,
): Pick<Clause, 'entities' | 'doers'> | null {
  const line = fold(rest);
  const done = deedIn(line, lang);
  const left = entities.filter(({ concept }) => done?.things.includes(concept ?? ''));
  const before = line.slice(0, done?.at);
  const { reads, limit, denies, secret } = cuesIn(before, lang);
  // 'Only members who registered see the videos' says who sees.
  if (!done || left.length === 0 || !reads) return null;
  const beside = namedIn(before, entities, lang).filter((one) => !isPerson(one));
  const named = left.filter(({ concept }) => concept !== NAMELESS);
  if (limit || denies || secret) return { entities: [...beside, ...named] };
  // What admins see ('I see who comes') they see anyway.
  return isOfMe(before) ? { entities: [] } : { entities: [], doers: named };
}

const isOfMe = (line: string): boolean =>
  /(?<!\p{L})(?:i|me|ich|mir|je|j|moi|yo|io|eu|ik|admins?|staff|managers?|owners?|teachers?|trainers?|coach\w*|personal|leit\w+|chef\w*|inhaber\w*)(?!\p{L})/u.test(
    line,
  );

/**
 * The parts of a message that may each be a wish about access. What names nothing is about what its sentence names.
 * `spoken`: where the labels found talk of access.
 */
export function clausesOf(
  message: string,
  entities: readonly Called[],
  lang: Lang,
  spoken: readonly Stretch[] = [],
): Clause[] {
  let from = 0;
  // What stands where in the message is `spoken` of: nothing moves.
  const text = message.replace(NOT_TWICE, ({ length }) => ' '.repeat(length));
  return text.split(/(?<=[.;!?])\s+|[\n()]+/u).flatMap((sentence) => {
    const parts = wholeLimits(sentence.split(JOINT_KEPT), lang);
    const named = parts.map((part) => namedIn(closedIn(part), entities, lang));
    return parts.map((part, at) => {
      const start = text.indexOf(part, from);
      from = start + part.length;
      const cues = cuesIn(fold(part), lang);
      const isSpoken = spoken.some((one) => one.start < from && start < one.end);
      const own = isOfOthers(part, cues) ? [] : named[at]!;
      const done = !cues.everything && doneIn(parts.slice(at).join(', '), entities, lang);
      if (done) return { ...cues, ...done, isNaming: done.entities !== null, isSpoken };
      // Their own what no list is called by may be in any of them, and 'everything' is in all; nor is who sees nothing what is hidden.
      const isOfAll =
        own.length === 0
          ? cues.everything || closedIn(part) !== part
          : own.every(isPerson) && (cues.denied || isOnlyOfWho(part, entities, lang));
      if (isOfAll) return { ...cues, entities: null, isNaming: false, isSpoken };
      const beside =
        named.slice(0, at).findLast(({ length }) => length > 0) ??
        named.slice(at + 1).find(({ length }) => length > 0);
      const about = own.length > 0 ? own : (beside ?? null);
      return { ...cues, entities: about, isNaming: own.length > 0, isSpoken };
    });
  });
}
