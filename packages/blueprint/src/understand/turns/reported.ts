import { fold, type Lang, pluralOf } from '../../lexicon/index.ts';

/** Who reports one of something reports many in time: verbs and articles, by language. */
const REPORTS: Partial<Record<Lang, RegExp>> = {
  fr: /(?<!\p{L})(signale(?:nt|r)?) (une?) (\p{L}{3,})/giu,
  es: /(?<!\p{L})((?:informa|avisa|reporta|denuncia)(?:n|r)?)(?: de| sobre)? (una?) (\p{L}{3,})/giu,
  it: /(?<!\p{L})(segnala(?:no|re)?) (un[ao]?['’]?) ?(\p{L}{3,})/giu,
  pt: /(?<!\p{L})((?:comunica|relata|reporta|denuncia|avisa)(?:m|r)?)(?: de| sobre)? (uma?) (\p{L}{3,})/giu,
  nl: /(?<!\p{L})(meld(?:t|en)) (een) (\p{L}{3,})/giu,
};
/** Words in front of the noun. */
const AHEAD = /^(?:petit|grand|nouve[la]+|nuev[oa]|gran|nuov[oa]|nov[oa]|nieuwe?|grote?)$/;

/** 'N’importe qui signale un problème' is of problems. */
export function withReported(text: string, lang: Lang): string {
  const pattern = REPORTS[lang];
  if (!pattern) return text;
  return text.replace(pattern, (said, verb: string, _article: string, noun: string) =>
    AHEAD.test(fold(noun)) ? said : `${verb} ${pluralOf(noun, lang)}`,
  );
}
