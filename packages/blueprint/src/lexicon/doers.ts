import type { Lang } from './lang.ts';

/** Who has done something, in the words of a language, and the deeds that leave rows behind; folded. */
interface Doers {
  who: string;
  books: string;
  votes: string;
  orders: string;
  borrows: string;
  applies: string;
  gives: string;
}

type Deed = Exclude<keyof Doers, 'who'>;

const WORDS: Record<Lang, Doers> = {
  en: {
    who: 'who(?:ever)?|which (?:people|members?|guests?|customers?|persons?)',
    books:
      'book(?:s|ed|ing)?|reserve[sd]?|reserving|sign(?:s|ed|ing)? up|regist(?:ers?|ered|ering)|enroll?(?:s|ed)?|join(?:s|ed|ing)?|rsvp\\S*|comes?|coming|attend(?:s|ed|ing)?|takes? part|(?:is|are|sits?) where|rides?|goes|going',
    votes: 'vote[sd]?|voting',
    orders: 'order(?:s|ed)?|buys?|bought|purchased?',
    borrows: 'borrow(?:s|ed)?|rent(?:s|ed)?|ha[sd] (?:it|what|which \\S+)',
    applies: 'appl(?:y|ies|ied)',
    gives: 'donate[sd]?|gives?|gave|pledge[sd]?',
  },
  de: {
    who: 'wer',
    books:
      '(?:ge)?buch(?:t|en)|reserviert|(?:an)?(?:ge)?meldet|eingeschrieben|eingetragen|kommt|teilnimmt|dabei|(?:wo|ist) (?:sitzt|ist|wo)|mitkommt|mitfahrt',
    votes: '(?:ab)?(?:ge)?stimm(?:t|en)',
    orders: 'bestell(?:t|en)|(?:ge)?kauft?',
    borrows: '(?:aus)?(?:ge)?liehen|leiht',
    applies: 'beworben|bewirbt',
    gives: '(?:ge)?spendet',
  },
  fr: {
    who: 'qui',
    books: 'reserve\\w*|inscri\\w+|vien(?:t|nent)|particip\\w+',
    votes: 'vote\\w*',
    orders: 'command\\w+|achet\\w+',
    borrows: 'emprunt\\w+|loue\\w*',
    applies: 'postul\\w+|candidat\\w+',
    gives: 'donn\\w+',
  },
  es: {
    who: 'quien(?:es)?',
    books: 'reserv\\w+|inscri\\w+|apunt\\w+|viene\\w*|va|van|particip\\w+|asist\\w+',
    votes: 'vot\\w+',
    orders: 'ped\\w+|pidi\\w+|compr\\w+|encarg\\w+',
    borrows: 'prestado|alquil\\w+',
    applies: 'solicit\\w+|postul\\w+',
    gives: 'don\\w+',
  },
  it: {
    who: 'chi',
    books: 'prenot\\w+|iscri\\w+|viene|vengono|partecip\\w+',
    votes: 'vot\\w+',
    orders: 'ordin\\w+|compr\\w+',
    borrows: 'prestito|noleggi\\w+|affitt\\w+',
    applies: 'candidat\\w+',
    gives: 'don\\w+',
  },
  pt: {
    who: 'quem',
    books: 'reserv\\w+|inscrev\\w+|inscri\\w+|vem|vai|particip\\w+',
    votes: 'vot\\w+',
    orders: 'ped\\w+|compr\\w+|encomend\\w+',
    borrows: 'empresta\\w+|alug\\w+',
    applies: 'candidat\\w+',
    gives: 'doou|doa\\w*',
  },
  nl: {
    who: 'wie',
    books: '(?:ge)?boekt|(?:ge)?reserve\\w+|aan(?:ge)?meld\\w*|inge?schr\\w+|komt|komen|meedo\\w+',
    votes: '(?:ge)?stemd?t?',
    orders: 'bestel\\w+|(?:ge)?koch?t|koopt',
    borrows: '(?:ge)?leend?t?|huurt|gehuurd',
    applies: 'solliciteer\\w*|gesolliciteerd',
    gives: '(?:ge)?doneer\\w*|gedoneerd',
  },
};

/** What deeds leave behind, by the lexicon's keys of things. */
const LEFT: Record<Deed, readonly string[]> = {
  books: [
    'booking',
    'table_reservation',
    'appointment',
    'stay',
    'rental',
    'viewing',
    'attendance',
    'waiting_entry',
    'camp_registration',
  ],
  votes: ['vote'],
  orders: ['order', 'sale', 'catering_order', 'lunch_order', 'freight_order'],
  borrows: ['loan', 'library_loan', 'rental'],
  applies: ['job_application', 'adoption_application', 'grant_application'],
  gives: ['donation', 'in_kind_donation', 'blood_donation'],
};

/** Whether a folded text has anybody book, sign up or come. */
export const speaksOfBooking = (text: string, lang: Lang): boolean =>
  [WORDS[lang].books, WORDS.en.books].some((words) =>
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u').test(text),
  );

/** Somebody's deed within a folded line: where 'who' stands in it, and what such deeds leave behind. */
export interface Done {
  at: number;
  things: readonly string[];
}

/**
 * 'Only I see who booked': what is said of who did something is said of what the deed left behind (bookings), and not of
 * what it was done to (classes). Null where a folded line speaks of nobody's deed.
 */
export function deedIn(line: string, lang: Lang): Done | null {
  for (const { who, ...deeds } of lang === 'en' ? [WORDS.en] : [WORDS[lang], WORDS.en])
    for (const [deed, words] of Object.entries(deeds)) {
      // 'Who has booked', 'wer welchen Kurs gebucht hat'.
      const told = new RegExp(
        `(?<!\\p{L})(?:${who})(?: [^\\s,.;]+){0,4}? (?:${words})(?!\\p{L})`,
        'u',
      ).exec(line);
      if (told) return { at: told.index, things: LEFT[deed as Deed] };
    }
  // 'Candidates choose a slot, only we see who': of whatever was done before.
  const { who } = WORDS[lang];
  const bare = new RegExp(`(?<!\\p{L})(?:${who})(?=\\s*(?:[,.;!]|$))`, 'u').exec(line);
  return bare ? { at: bare.index, things: Object.values(LEFT).flat() } : null;
}
