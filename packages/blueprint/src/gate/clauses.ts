import { fold, type Lang, things } from '../lexicon/index.ts';
import { classOf } from '../understand/wordnet.ts';
import { type Cues, cuesIn } from './cues.ts';
import { type Called, namedIn } from './named.ts';
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

/** A stretch of a message that says something of access, with the entities that it is about. */
export interface Clause extends Cues {
  /** Null where it names none, and so is about all. */
  entities: Called[] | null;
  /** Names them itself, not by a pronoun. */
  isNaming: boolean;
  /** The learned labels take it for one about access, whatever its words. */
  isSpoken: boolean;
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

/**
 * The parts of a message that may each be a wish about access. What names nothing is about what its sentence names.
 * `spoken`: where the labels found talk of access.
 */
export function clausesOf(
  text: string,
  entities: readonly Called[],
  lang: Lang,
  spoken: readonly Stretch[] = [],
): Clause[] {
  let from = 0;
  return text.split(/(?<=[.;!?])\s+|[\n()]+/u).flatMap((sentence) => {
    const parts = sentence.split(JOINT).filter((part) => part.trim() !== '');
    const named = parts.map((part) => namedIn(closedIn(part), entities, lang));
    return parts.map((part, at) => {
      const start = text.indexOf(part, from);
      from = start + part.length;
      const cues = cuesIn(fold(part), lang);
      const isSpoken = spoken.some((one) => one.start < from && start < one.end);
      const own = named[at]!;
      // Their own what no list is called by may be in any of them; nor is who sees nothing what is hidden.
      const isOfAll =
        own.length === 0 ? closedIn(part) !== part : cues.denied && own.every(isPerson);
      if (isOfAll) return { ...cues, entities: null, isNaming: false, isSpoken };
      const beside =
        named.slice(0, at).findLast(({ length }) => length > 0) ??
        named.slice(at + 1).find(({ length }) => length > 0);
      const about = own.length > 0 ? own : (beside ?? null);
      return { ...cues, entities: about, isNaming: own.length > 0, isSpoken };
    });
  });
}
