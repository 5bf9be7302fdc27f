import type { Lang } from '../../lexicon/index.ts';
import type { Turn } from './turn.ts';

/** Guests of a feast are a list themselves, each with a reply. */
const TELLS =
  "(?<!guests? )\\b(?:say|says|tell|tells|mark|marks|indicate|indicates|confirm|confirms|note|notes|answer|answers|reply|replies|let (?:us|me|the \\w+) know)(?: us| me)?,? (?:whether|if) (?:or not )?(?:they|he|she|people|you)(?:(?: are|’re|'re|’ll|'ll| can| could| will| want to| plan to| is)(?: able to)?)? (?:come|comes|coming|attend|attends|attending|make it|join|joins|joining|take part|taking part|be there|there|play|playing|go|going|in)(?: or not)?";
const EACH = '(?=(?:each|every|the|an?|all|our|any|which|this) )';

/** Signing up as people say it. */
const PUT_DOWN =
  '\\b(?:sign (?:themselves )?up|put (?:their names?|themselves|themself) down|enter themselves) for(?: (?:the|our|an?))?';
const WHERE =
  '(?:(?<=^|[.:;] ?)(?:an? )?(?:app|tool|site|page|place|sheet|list) (?:where|so that|on which) )?';
const WHO =
  '(?<=^|[.:;] ?|where |that |which )(?:parents|volunteers|helpers|members|colleagues|neighbou?rs|families|students|teachers|residents|people|staff|employees|players|coaches)';
const DUTIES =
  '(?: can| could| may)? sign up for ((?:[a-z]+ ){0,2}(?:duties|shifts|slots))(?! (?:that|and|or)\\b)\\b';

/**
 * 'Players say whether they come' signs them up, and so do the verbs that German, Dutch and Portuguese take apart: said as
 * people say it who ask for a list of those who come.
 */
export const COMING: Record<Lang, Turn[]> = {
  en: [
    // Of guests it is a field.
    [
      /(?<=(?:,|\band|\bwith) )(?:whether|if) (?:or not )?(?:they|he|she)(?:['’]re| are| will|['’]ll| can)? (?:come|comes|coming|attend|attending|make it)(?= *(?:$|[.,;]|and\b))/gi,
      'RSVP',
    ],
    // 'Parents sign up for snack duty': duties are what there is, and who does one signs up.
    [new RegExp(`${PUT_DOWN} ((?:[a-z]+ ){0,2})duty\\b`, 'gi'), 'sign up for $1duties'],
    [
      new RegExp(`${PUT_DOWN} ((?:[a-z]+ ){0,2}(?:duties|shifts|slots))\\b`, 'gi'),
      'sign up for $1',
    ],
    [
      new RegExp(`${WHERE}(${WHO}) (?:of|at|in|from) (our|my|the) ([a-z]+)${DUTIES}`, 'gi'),
      'for $2 $3: $4 that $1 can sign up for',
    ],
    [
      new RegExp(`${WHERE}(?:(?:our|my|the) )?(${WHO})${DUTIES}`, 'gi'),
      '$2 that $1 can sign up for',
    ],
    [new RegExp(`${TELLS} (?:to|for|at|in) ${EACH}`, 'gi'), 'sign up for '],
    [new RegExp(`${TELLS}\\b`, 'gi'), 'sign up'],
  ],
  de: [
    [
      /(?<!\p{L}|gäste )(?:sagen|sagt|geben an|melden|tragen ein)(?: (?:uns|mir|zurück))?,? ob (?:sie|er) ((?:zu[rm]?|bei[m]?|an) [^.,;:\n]{2,40}?) (?:kommen|kommt|können|kann|teilnehmen|teilnimmt|dabei sind)(?: oder nicht)?(?!\p{L})/giu,
      'können sich $1 anmelden',
    ],
    [
      /(?<!\p{L}|gäste )(?:sagen|sagt|geben an|melden|tragen ein)(?: (?:uns|mir|zurück))?,? ob (?:sie|er) (?:kommen|kommt|können|kann|teilnehmen|teilnimmt|mitmachen|mitspielen|da sind|dabei sind)(?: oder nicht)?(?!\p{L})/giu,
      'können sich anmelden',
    ],
    [
      /(?<!\p{L})(?:melden|meldet|tragen|trägt|schreiben|schreibt) sich ((?:zu[rm]?|für|bei[m]?|in) [^.,;:\n]{2,40}?) (?:an|ein)(?!\p{L})/giu,
      'können sich $1 anmelden',
    ],
    [
      /(?<!\p{L})(?:melden|meldet|tragen|trägt|schreiben|schreibt) sich (?:an|ein)(?!\p{L})/giu,
      'können sich anmelden',
    ],
  ],
  fr: [
    [/(?<!\p{L})s['’]inscrivent(?!\p{L})/giu, 'peuvent s’inscrire'],
    [
      /(?<!\p{L})(?:disent|dit|indiquent),? s['’]ils? vien(?:nent|t)(?!\p{L})/giu,
      'peuvent s’inscrire',
    ],
  ],
  es: [
    [/(?<!\p{L})se (?:inscriben|apuntan)(?!\p{L})/giu, 'pueden inscribirse'],
    [
      /(?<!\p{L})(?:dicen|dice|indican),? si (?:vienen|van|asisten|viene)(?!\p{L})/giu,
      'pueden inscribirse',
    ],
  ],
  it: [
    [/(?<!\p{L})si iscrivono(?!\p{L})/giu, 'possono iscriversi'],
    [
      /(?<!\p{L})(?:dicono|dice|indicano),? se (?:vengono|viene|ci sono)(?!\p{L})/giu,
      'possono iscriversi',
    ],
  ],
  pt: [
    [/(?<!\p{L})(?:dizem|diz|indicam),? se (?:vêm|vão|vem|vai)(?!\p{L})/giu, 'podem se inscrever'],
    [/(?<!\p{L})se inscrevem(?!\p{L})/giu, 'podem se inscrever'],
  ],
  nl: [
    [
      /(?<!\p{L})(?:melden|meldt|schrijven|schrijft) zich (voor [^.,;:\n]{2,40}? )?(?:aan|in)(?!\p{L})/giu,
      'kunnen zich $1aanmelden',
    ],
    [
      /(?<!\p{L})(?:zeggen|zegt|geven aan),? of (?:ze|zij) (?:komen|kunnen|meedoen|er zijn)(?!\p{L})/giu,
      'kunnen zich aanmelden',
    ],
  ],
};
