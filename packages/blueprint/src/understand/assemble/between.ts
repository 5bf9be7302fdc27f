import type { Lang } from '../../lexicon/index.ts';
import { ANY_NUMBER, SEVERAL_WORDS } from '../../lexicon/numbers.ts';

/** What stands between two stretches of a sentence, and tells how they belong together. */

export const BELONGS =
  /\b(?:belongs?|geh[oö]r\w*|appartien\w*|pertenec\w*|pertenc\w*|hoor\w*|points?|is part)\s+(?:[^\s.;!?]+\s+){0,2}$/i;
/** 'And the hoard they belong to': what stands before is of it. */
export const BELONG_TO =
  /^\s*(?:(?:that|which|to which|zu de[mr]|à laquelle|auquel|al que|a la que|a cui|a que|waar) )?(?:(?:it|they|he|she|each|er|sie|es|il|elle|ils|elles|ze|hij) )?(?:belongs?(?: to)?|(?:comes?|came) from|geh[oö]r(?:t|en)|appartien\w*|pertenec\w*|appart[ei]\w*|pertenc\w*|(?:bij )?hoor\w*)\b/i;
/** 'Ingredients per beer', 'comments under each idea': the former are of the latter. */
export const PER =
  /\b(?:per|pro|par|por|(?:for|under|in|of|to|on|f[uü]r|pour|para|per|voor|zu) (?:each|every|jede\w*|chaque|cada|ogni|elke?))\s+$/i;
/** 'Meals, naps, each with a time': of all that were named. */
const EACH =
  '(?:each|all|both|jeweils|alle|chacune?|tous|toutes|cada un[oa]?|tod[oa]s|ognun[oa]|tutt[ei]|cada|elk|allemaal) (?:with|mit|avec|con|com|met)\\s';
export const EACH_WITH = new RegExp(`(?:^|[\\s,])${EACH}+(?:\\p{L}{1,5}\\s+)?$`, 'iu');
export const EACH_AHEAD = new RegExp(
  `^(?:(?:, ?| )(?:and |und |et |y |e |en )?\\p{L}+){0,6}(?:, ?| )${EACH}`,
  'iu',
);
/** 'Classes with a teacher': one of each row is noted of it. */
export const WITH_ONE =
  /(?:^|\s)(?:with|mit|avec|con|com|met)\s+(?:an?|eine[mnr]?|une?|una?|um|uma|een|its)\s+$/i;
const HAS: Record<Lang, string> = {
  en: 'has|have|gets?|consists? of|contains?|made of|include\\w*|(?:turns?|converted|changed) (?:in)?to|becomes?',
  de: 'hat|haben|enth[aä]lt|enthalten',
  // 'a' is an article in English and Portuguese.
  fr: 'a|ont|contien\\w*',
  es: 'tiene\\w*|contiene\\w*',
  it: 'ha|hanno|contien\\w*|contengono',
  pt: 'tem|t[êe]m|cont[eé]m',
  nl: 'heeft|hebben|bevat\\w*',
};
const MANY =
  'several|many|multiple|mehrere|viele|plusieurs|vari[oa]s|divers[ei]|v[aá]ri[oa]s|meerdere|veel|made of|of';
const HAS_MANY = Object.fromEntries(
  Object.entries(HAS).map(([lang, words]) => [
    lang,
    new RegExp(`(?<!\\p{L})(?:${words})\\s+(?:${MANY})?\\s*$`, 'iu'),
  ]),
) as Record<Lang, RegExp>;
/** Whether a text ends in saying that something has what follows, 'several' or not. */
export const hasMany = (before: string, lang: Lang): boolean => HAS_MANY[lang].test(before);
/** 'Huts with three rooms', in folded text: each has several. */
export const WITH_SEVERAL = new RegExp(
  `\\b(?:with|mit|avec|con|com|met)\\s+(?:${ANY_NUMBER}|${SEVERAL_WORDS}|\\d+)\\s+$`,
);
