import { fold, type Lang } from '../lexicon/index.ts';
import { type Cues, cuesIn } from './cues.ts';
import { type Called, namedIn } from './named.ts';

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
}

const OWN =
  /(?<!\p{L})(?:own|eigene[nrms]?|propres?|propi[oa]s?|propri[oaie]?|próprias?|próprios?|suoi|suas?|seus?|leurs?|eigen)\s+(?=\p{L}{3})/iu;

/** What a part speaks of: 'new hires see only their own checklist' is about checklists, not about who sees them. */
function closedIn(part: string): string {
  const own = OWN.exec(part);
  return own ? part.slice(own.index + own[0].length) : part;
}

/** The parts of a message that may each be a wish about access. What names nothing is about what its sentence names. */
export function clausesOf(text: string, entities: readonly Called[], lang: Lang): Clause[] {
  return text.split(/(?<=[.;!?])\s+|[\n()]+/u).flatMap((sentence) => {
    const parts = sentence.split(JOINT).filter((part) => part.trim() !== '');
    const named = parts.map((part) => namedIn(closedIn(part), entities, lang));
    return parts.map((part, at) => {
      const own = named[at]!;
      // Their own what no list is called by may be in any of them.
      if (own.length === 0 && closedIn(part) !== part)
        return { ...cuesIn(fold(part), lang), entities: null, isNaming: false };
      const beside =
        named.slice(0, at).findLast(({ length }) => length > 0) ??
        named.slice(at + 1).find(({ length }) => length > 0);
      const about = own.length > 0 ? own : (beside ?? null);
      return { ...cuesIn(fold(part), lang), entities: about, isNaming: own.length > 0 };
    });
  });
}
