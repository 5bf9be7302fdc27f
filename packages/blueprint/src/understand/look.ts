import { LOOKS } from '@trellis/looks';
import { capital, type Lang } from '../lexicon/index.ts';
import { suitedLook } from '../lexicon/looks.ts';
import type { AppSpec, SpecTheme } from '../spec.ts';
import type { Draft, DraftEntity } from './draft.ts';

const COLOUR_NAMES: [number, Record<Lang, string>][] = [
  [10, { en: 'red', de: 'Rot', fr: 'rouge', es: 'rojo', it: 'rosso', pt: 'vermelho', nl: 'rood' }],
  [
    35,
    {
      en: 'orange',
      de: 'Orange',
      fr: 'orange',
      es: 'naranja',
      it: 'arancione',
      pt: 'laranja',
      nl: 'oranje',
    },
  ],
  [
    50,
    {
      en: 'amber',
      de: 'Bernstein',
      fr: 'ambre',
      es: 'ámbar',
      it: 'ambra',
      pt: 'âmbar',
      nl: 'amber',
    },
  ],
  [
    100,
    { en: 'olive', de: 'Oliv', fr: 'olive', es: 'oliva', it: 'oliva', pt: 'oliva', nl: 'olijf' },
  ],
  [
    145,
    { en: 'green', de: 'Grün', fr: 'vert', es: 'verde', it: 'verde', pt: 'verde', nl: 'groen' },
  ],
  [
    185,
    {
      en: 'teal',
      de: 'Türkis',
      fr: 'turquoise',
      es: 'turquesa',
      it: 'turchese',
      pt: 'turquesa',
      nl: 'turkoois',
    },
  ],
  [230, { en: 'blue', de: 'Blau', fr: 'bleu', es: 'azul', it: 'blu', pt: 'azul', nl: 'blauw' }],
  [
    270,
    {
      en: 'indigo',
      de: 'Indigo',
      fr: 'indigo',
      es: 'índigo',
      it: 'indaco',
      pt: 'índigo',
      nl: 'indigo',
    },
  ],
  [
    300,
    {
      en: 'violet',
      de: 'Violett',
      fr: 'violet',
      es: 'violeta',
      it: 'viola',
      pt: 'violeta',
      nl: 'paars',
    },
  ],
  [345, { en: 'rose', de: 'Rosé', fr: 'rose', es: 'rosa', it: 'rosa', pt: 'rosa', nl: 'roze' }],
];

/** The name of a hue, as a reply says it. */
export function colourName(hue: number, lang: Lang): string {
  const distance = (a: number) => Math.min(Math.abs(a - hue), 360 - Math.abs(a - hue));
  return COLOUR_NAMES.reduce((best, next) =>
    distance(next[0]) < distance(best[0]) ? next : best,
  )[1][lang];
}

/** The theme that was asked for, else what suits the place, else what suits the main thing. */
export function themeOf(draft: Draft, main: DraftEntity | undefined): SpecTheme {
  const context = draft.contexts.find((known) => !known.key.startsWith('?'));
  const asked = draft.colour;
  const hue =
    asked && asked.hue >= 0 ? asked.hue : (context?.hue ?? main?.thing?.hue ?? hueFrom(draft.text));
  const tone = asked?.tone ?? context?.tone ?? main?.thing?.tone ?? 'calm';
  // Courses of a pottery look like pottery, not like courses anywhere.
  const isOfPlace = main?.thing && context?.things.includes(main.thing.key);
  const ofPlace = isOfPlace ? [] : (context?.things ?? []);
  const keys = [
    ...[context?.key, ...ofPlace, main?.thing?.key],
    ...draft.entities.map(({ thing }) => thing?.key),
  ];
  const look = draft.look ?? suitedLook(keys, tone, hueFrom(draft.text));
  return {
    mode: draft.mode ?? (LOOKS[look].isDark ? 'dark' : 'light'),
    hue,
    tone,
    colour: asked?.word ?? colourName(hue, draft.lang),
    look,
  };
}

/** Different unknown apps should not all look the same. */
function hueFrom(text: string): number {
  let sum = 7;
  for (const letter of text.slice(0, 200)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

const SMALL = new Set([
  'of',
  'and',
  'for',
  'the',
  'a',
  'an',
  'in',
  'to',
  'with',
  'on',
  'my',
  'our',
]);

/** What says nothing of an app. */
const PLAIN =
  /^(?:app|application|website|web|tool|system|software|site|page|platform|database|form|list|board|something)$/i;

/** The app's name: what the person called it, else the product name of its main thing. */
export function nameOf(draft: Draft, main: DraftEntity | undefined): string {
  if (draft.named) return draft.named.slice(0, 60);
  const { lang } = draft;
  const context = draft.contexts.find((known) => !known.key.startsWith('?'));
  const title = draft.title
    ?.replace(/\s+/g, ' ')
    .replace(/\s+(?:app|application|website|tool|system|software|site|page)$/i, '')
    // 'A choir's app' is the choir.
    .replace(/(?<=\p{L}{2})['’]s$/iu, '');
  if (title && title.length <= 32 && title.split(' ').length > 1) return cased(title, lang);
  // 'A library in our office', 'inventory for a brewery'.
  const isOfPlace = title && context && lang === 'en' && !title.includes(' ');
  const place = context?.text.toLowerCase() ?? '';
  if (isOfPlace && !PLAIN.test(title) && !place.includes(title.toLowerCase()))
    return cased(`${context.text} ${title}`, lang);
  // 'Wedding website' is called by its occasion.
  if (title && title.toLowerCase() === context?.text.toLowerCase()) return cased(title, lang);
  if (draft.landing && context) return cased(context.text, lang);
  // Of lists that nobody has a product's name for, where they are kept says more than the first of them.
  const isKnown = draft.entities.some(({ thing }) => thing);
  if (context && draft.entities.length > (isKnown ? 2 : 1)) return cased(context.text, lang);
  const app = main?.thing?.app?.[lang];
  const typed = main?.worded;
  if (app && !typed && app !== main?.plural) return app;
  // Of a list that is called like any of its kind, what it is for says more: 'Palestra', 'Dance Competition'.
  const isList =
    !title || draft.entities.some(({ label, plural }) => [label, plural].includes(capital(title)));
  const isPlainer = main?.plural.includes(' ') && !draft.setting?.includes(' ');
  if (draft.setting && isList && !isPlainer) return cased(draft.setting, lang);
  if (title && title.length > 2 && title.length <= 32) return cased(title, lang);
  return main
    ? cased(main.plural, lang)
    : (context && cased(context.text, lang)) ||
        {
          en: 'My App',
          de: 'Meine App',
          fr: 'Mon appli',
          es: 'Mi app',
          it: 'La mia app',
          pt: 'Meu app',
          nl: 'Mijn app',
        }[lang];
}

function cased(text: string, lang: Lang): string {
  if (lang !== 'en') return capital(text);
  return text
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : capital(word),
    )
    .join(' ');
}

const TAGLINES: Record<Lang, (plural: string, extra: string) => string> = {
  en: (plural, extra) => `${plural}${extra ? ` with ${extra}` : ''}`,
  de: (plural, extra) => `${plural}${extra ? ` mit ${extra}` : ''}`,
  fr: (plural, extra) => `${plural}${extra ? ` avec ${extra}` : ''}`,
  es: (plural, extra) => `${plural}${extra ? ` con ${extra}` : ''}`,
  it: (plural, extra) => `${plural}${extra ? ` con ${extra}` : ''}`,
  pt: (plural, extra) => `${plural}${extra ? ` com ${extra}` : ''}`,
  nl: (plural, extra) => `${plural}${extra ? ` met ${extra}` : ''}`,
};

/** What guests read above the form in which they answer. */
const WILL_YOU_COME: Record<Lang, string> = {
  en: 'Let us know whether you can come',
  de: 'Sag uns, ob du kommen kannst',
  fr: 'Dites-nous si vous venez',
  es: 'Dinos si puedes venir',
  it: 'Facci sapere se puoi venire',
  pt: 'Diga-nos se pode vir',
  nl: 'Laat weten of je kunt komen',
};

/** One line under the name. */
export function taglineOf(draft: Draft, main: DraftEntity | undefined): string {
  const { lang } = draft;
  if (draft.requests.some(({ entity, action }) => entity === main?.key && action === 'RSVP'))
    return WILL_YOU_COME[draft.lang];
  const own = main?.thing && !main.worded ? main.thing.tagline : undefined;
  if (own && lang === 'en') return own.en;
  if (own?.de && lang === 'de') return own.de;
  const low = (text: string) =>
    lang === 'de' || /^\p{Lu}{2}/u.test(text) ? text : text.toLowerCase();
  const extra = (main?.fields ?? [])
    .filter((field) => field.asked && field.role !== 'title' && field.role !== 'relation')
    .slice(0, 2)
    .map((field) => low(field.label));
  // Its plural alone is what the heading says already.
  if (extra.length === 0) return '';
  return TAGLINES[lang](
    main?.plural ?? nameOf(draft, main),
    extra.join(lang === 'en' ? ' and ' : lang === 'de' ? ' und ' : ', '),
  );
}

/** The spec's domain word. */
export function domainOf(draft: Draft, main: DraftEntity | undefined): AppSpec['domain'] {
  if (draft.landing) return 'landing';
  return main?.thing?.key ?? draft.contexts[0]?.key.replace('?', '') ?? 'general';
}
