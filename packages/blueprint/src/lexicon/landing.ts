import type { Lang } from './lang.ts';

interface Words {
  headline: (trade: string) => string;
  subline: string;
}

/** 'A' or 'An', by how the word is spoken. */
const articleOf = (word: string): string =>
  /^(?:[aio]|e(?!u)|u(?!ni|s[aeiu]|k|t[ei])|hou?r|hono)/i.test(word) && !/^one/i.test(word)
    ? 'An'
    : 'A';

/** The first lines of a landing page. They promise nothing that nobody said: no prices, no quotations, no numbers. */
export const LANDING: Record<Lang, Words> = {
  en: {
    headline: (trade) => `${articleOf(trade)} ${trade} you can count on`,
    subline: 'Who we are, what we offer, and how to reach us.',
  },
  de: {
    headline: (trade) => `${trade}, auf die Verlass ist`,
    subline: 'Wer wir sind, was wir anbieten und wie du uns erreichst.',
  },
  fr: {
    headline: (trade) => `${trade} : sur qui compter`,
    subline: 'Qui nous sommes, ce que nous proposons et comment nous joindre.',
  },
  es: {
    headline: (trade) => `${trade} en quien confiar`,
    subline: 'Quiénes somos, qué ofrecemos y cómo contactarnos.',
  },
  it: {
    headline: (trade) => `${trade} su cui contare`,
    subline: 'Chi siamo, che cosa offriamo e come contattarci.',
  },
  pt: {
    headline: (trade) => `${trade} em quem confiar`,
    subline: 'Quem somos, o que oferecemos e como falar conosco.',
  },
  nl: {
    headline: (trade) => `${trade} waar u op kunt rekenen`,
    subline: 'Wie we zijn, wat we bieden en hoe je ons bereikt.',
  },
};

/** Headlines of trades that are asked for often, in English. */
export const TRADE_HEADLINES: Record<string, string> = {
  dog_walking: 'Happy dogs, muddy paws, peace of mind',
  photographer: 'Photographs that still feel like the day',
};
