import type { Span } from '../../labels/index.ts';
import { fold, type Lexicon, things } from '../../lexicon/index.ts';
import type { Noun } from '../pieces/index.ts';
import type { Labelled, Outlined } from './outline/state.ts';
import { textOf } from './outline/state.ts';

/** A question that tells of a row by itself: who does something, with which of another list, and when. */
export interface Assigned {
  who: Span;
  /** 'Which gallery'; a night or a day is when. */
  what?: Span;
  when?: Span;
}

const WHO = /^(?:who|wer|qui|quien|chi|quem|wie)$/;
const WHICH = /^(?:which|what|welche[nrms]?|quel(?:le)?s?|que|qual[ei]?|quais|quale|welke?)$/;
const WHEN = /^(?:when|wann|quand|cuando|quando|wanneer)$/;
/** Whether a word asks for somebody. */
export const isWhoWord = (low: string): boolean => WHO.test(fold(low));
/** Whether a word asks for one of several, or for a time. */
export const isWhichOrWhen = (low: string): boolean => {
  const folded = fold(low);
  return WHEN.test(folded) || (WHICH.test(folded) && !OPEN.test(folded));
};
/** 'What' by itself, where no noun stands behind it. */
const OPEN = /^(?:what|was|que|wat|cosa|quoi|o)$/;
const UNTIL = /^(?:until|till|since|bis|seit|jusqu|hasta|desde|fino|dal|ate|tot|sinds)$/;
const isNamed = (low: string | undefined): boolean =>
  low !== undefined && !WHEN.test(low) && !UNTIL.test(low) && !AT.test(low);
const TIME =
  /^(?:time|night|day|evening|morning|afternoon|week|weekend|hour|month|nacht|tag|abend|morgen|woche|wochenende|stunde|uhr|nuit|jour|soir|matin|semaine|heure|noche|dia|tarde|semana|hora|notte|giorno|sera|settimana|ora|noite|manha|dag|avond|ochtend)$/;
/** Whether a word is a time that one does something at: an evening, an hour. */
export const isTimeWord = (low: string): boolean => TIME.test(fold(low));
/** 'At what time', 'zu welcher Zeit'. */
const AT = /^(?:at|on|in|zu|um|am|a|en|op)$/;

/** Reads 'who covers which gallery at what time'; null where a question asks no more than who. */
export function assignedIn({ tokens }: Pick<Labelled, 'tokens'>, span: Span): Assigned | null {
  const lows = tokens.slice(span.from, span.to).map(({ low }) => fold(low));
  if (!WHO.test(lows[0] ?? '') || lows.length < 3) return null;
  const part = (from: number, to: number): Span => ({
    ...span,
    from: span.from + from,
    to: span.from + to,
  });
  // 'Who does what until when' asks for no thing of a list.
  const isOpen = (at: number) => OPEN.test(lows[at] ?? '') && !isNamed(lows[at + 1]);
  const which = lows.findIndex((low, at) => at > 0 && WHICH.test(low) && !isOpen(at));
  const when = lows.findIndex((low, at) => at > 0 && WHEN.test(low));
  const asked = when > 1 && UNTIL.test(lows[when - 1] ?? '') ? when - 1 : when;
  const isTime = (at: number) => at > 0 && TIME.test(lows[at + 1] ?? '');
  if (which > 0 && isTime(which)) {
    const end = AT.test(lows[which - 1] ?? '') ? which - 1 : which;
    return end > 1 ? { who: part(0, end), when: part(which, which + 2) } : null;
  }
  if (which > 0 && which + 1 < lows.length) {
    const rest = lows.slice(which + 2);
    const later = rest.findIndex(
      (low, at) => WHEN.test(low) || (AT.test(low) && isWhich(rest[at + 1])),
    );
    const what: Span = { ...part(which + 1, which + 2), kind: 'field' };
    const time = later < 0 ? undefined : part(which + 2 + later, lows.length);
    // 'Wer welches Pferd wann reitet': the deed stands last.
    return { who: part(0, which), what, ...(time ? { when: time } : {}) };
  }
  return asked > 1 ? { who: part(0, asked), when: part(asked, lows.length) } : null;
}

const isWhich = (low: string | undefined): boolean => WHICH.test(low ?? '');

const ROSTER =
  /(?:shifts?|rota|roster|schedule|dut(?:y|ies)|slots?|schichten?|dienste?|dienstplan|einsatz\p{L}*|turnos?|turni|gardes?|cr[ée]neaux?|escalas?|diensten)$/iu;

/** Whether a word is for who does what when. */
export const isRoster = ({ text }: Noun): boolean => ROSTER.test(text);

/** The list of shifts that a text names, for who does what when. */
export const rosterOf = (all: readonly Outlined[]): Outlined | undefined =>
  all.findLast(({ noun }) => isRoster(noun));

const BOOKS = /^(?:book|reserv|buch|r[eé]serv|prenot|boek|gebucht)/;
const DOES = /^(?:does|do|did|macht|tut|erledigt|fait|hace|fa|faz|doet)$/;
/** What is done by turns: the rows of a roster, and not of what happened. */
const BY_TURNS =
  /^(?:is|works?|covers?|cleans?|cooks?|drives?|waters?|feeds?|guards?|minds?|opens?|closes?|staffs?|runs?|comes?|looks|takes|ist|hat|arbeitet|putzt|kocht|faehrt|fahrt|kommt|giesst|reitet|est|travaille|fait|vient|esta|trabaja|viene|limpia|lavora|pulisce|trabalha|vem|limpa|werkt|komt|rijdt)$/;

/** Which rows a question about who does something when is of: bookings, tasks, shifts, or entries of what happened. */
export function rowsFor({ tokens }: Pick<Labelled, 'tokens'>, { from, to }: Span): ListKey {
  const lows = tokens.slice(from + 1, to).map(({ low }) => fold(low));
  if (lows.some((low) => BOOKS.test(low))) return 'booking';
  if (lows.some((low, at) => DOES.test(low) && OPEN.test(lows[at + 1] ?? ''))) return 'task';
  return lows.some((low) => BY_TURNS.test(low)) ? 'shift' : 'entry';
}

type ListKey = 'appointment' | 'shift' | 'debt' | 'booking' | 'loan' | 'task' | 'entry';

/** A list of the lexicon for rows that have no name of their own, called as its language does. */
export function listOf(key: ListKey, like: Noun, { lang }: Lexicon): Noun | null {
  const thing = things.get(key);
  const word = thing?.words[lang][0];
  if (!thing || !word) return null;
  const { one, many } = word;
  return {
    ...like,
    text: many,
    head: many,
    sense: { thing },
    before: [],
    many: true,
    unknown: false,
    label: one,
    plural: many,
  };
}

const OWES =
  /\b(?:who|wer|qui|quien|chi|quem|wie)\b.*\b(?:owes?|schuldet|schuldig|doit|debe|deve|verschuldigd)\b/;
const TO_WHOM =
  /\b(?:who|wer|qui|quien|chi|quem|wie)\b.*\b(?:who|whom|wem|a qui|a quien|a chi|a quem|aan wie|wie)\b|\bowes?\b.*\b(?:me|us|what|how much)\b/;

/** 'Who owes whom how much'. */
export function isOwing(reading: Labelled, span: Span): boolean {
  const low = fold(textOf(reading, span));
  return OWES.test(low) && TO_WHOM.test(low);
}
