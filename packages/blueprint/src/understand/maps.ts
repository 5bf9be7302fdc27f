import type { Lang } from '../lexicon/index.ts';
import { isAddress } from '../spec.ts';
import type { Draft } from './draft.ts';
import { ensure } from './fields.ts';

/** How a map of the rows is asked for beside them: 'see them on a map', 'und auf einer Karte anzeigen'. */
const BESIDE: Record<Lang, RegExp> = {
  en: /(?:[,;]? *(?:and |then |or |so |where )?(?:(?:(?!them\b|it\b)\b[a-z]{1,20} (?:can |could |should |may )?(?=(?:see|find|view)s? (?:them|it|these|those)\b))?(?:to )?(?:show|see|view|display|find|plot|pin|put|place|mark)(?:s|n|ed)? (?:them |it |all of them |these |those |everything )?)?)?\b(?:(?:on|in|with) (?:a|the|an? (?:interactive|online|city|google)) map(?: view)?|with map view|\(?map view\)?)\b/gi,
  de: /[,;]? *(?:und )?(?:(?:sie|alle|alles) )?\b(?:(?:auf|in) (?:einer|eine)|mit(?: einer)?) (?:Land|Stadt|Straßen|Übersichts)?karte\b(?: (?:anzeigen|zeigen|sehen|darstellen|finden|eintragen|markieren))?/gi,
  fr: /[,;]? *(?:et )?(?:(?:les )?(?:voir|afficher|montrer|situer|placer) )?(?:sur une (?:carte|mappe)|avec une carte)\b(?! de| du| des)/gi,
  es: /[,;]? *(?:y )?(?:(?:ver|mostrar|poner|situar)(?:l[oa]s)? )?(?:en (?:un|el) mapa|con mapa|con un mapa)\b/gi,
  it: /[,;]? *(?:e )?(?:(?:veder|mostrar|metter)(?:l[ie]|e) )?(?:su una mappa|sulla mappa|con (?:una )?mappa)\b/gi,
  pt: /[,;]? *(?:e )?(?:(?:ver|mostrar|colocar)(?:-[oa]s)? )?(?:num mapa|no mapa|em um mapa|com (?:um )?mapa)\b/gi,
  nl: /[,;]? *(?:en )?(?:ze )?(?:op een kaart|met een kaart)\b(?: (?:tonen|zien|laten zien|zetten))?/gi,
};
/** A map that the app is wished to be: 'a map of public toilets'. What it shows is what the app keeps. */
const OF: Record<Lang, RegExp> = {
  en: /\b(?:an? |the |my |our )?(?:(?:simple|interactive|online|digital|city|community|public|shared) )*(?<!\b(?:road|site|mind|heat|story|seating|floor|process) )map (?:of|for|with|showing) (?=\p{L})/giu,
  de: /\b(?:(?:eine|die) )?(?:interaktive )?(?:Landkarte|Stadtkarte|Übersichtskarte|(?<!\b(?:auf|in) der )Karte) (?:mit|aller|von) (?=\p{L})/giu,
  fr: /\b(?:une |la )?carte (?:interactive )(?:des |de |du |avec (?:les |des )?)(?=\p{L})/giu,
  es: /\b(?:un |el )?mapa (?:interactivo )?(?:de |con )(?=\p{L})/giu,
  it: /\b(?:una |la )?mappa (?:interattiva )?(?:delle |dei |degli |di |con )(?=\p{L})/giu,
  pt: /\b(?:um |o )?mapa (?:interativo )?(?:das |dos |de |com )(?=\p{L})/giu,
  nl: /\b(?:een |de )?(?:interactieve )?(?:landkaart|kaart) (?:van |met )(?=\p{L})/giu,
};

/** 'With a map and opening hours': what else it comes with stays. */
const WITH_MORE =
  /\b(with|mit|avec|con|com|met) (?:(?:an?|einer|une|una?|um|een) )?(?:map|Karte|carte|mapa|mappa|kaart) (?:and|und|et|y|e|en) /giu;

/** Where somebody pays, a card is none of places. */
const PAYS = /zahl|paiement|pay[eé]|betal|betaal|bargeld|esp[eè]ces|contant/i;
const SPEAKS = /map|karte|carte|mappe|kaart/i;

/** How a map is asked for in a text; null where none is. */
export function mapWord(text: string, lang: Lang): string | null {
  if (!SPEAKS.test(text) || PAYS.test(text)) return null;
  const forms = [WITH_MORE, BESIDE[lang], OF[lang]];
  const said = forms.flatMap((form) => [...text.matchAll(form)])[0]?.[0];
  return said === undefined ? null : said.replace(/^[,;\s]+|\s+$/g, '');
}

/** A text without its wish for a map, and how that was said; null where there is none, or nothing else. */
export function mapAsked(text: string, lang: Lang): { text: string; word: string } | null {
  const word = mapWord(text, lang);
  if (word === null) return null;
  const rest = text
    .replace(WITH_MORE, '$1 ')
    .replace(OF[lang], '')
    .replace(BESIDE[lang], '')
    .replace(/ +(?=[,.;:])/g, '')
    .trim();
  return rest === '' ? null : { text: rest, word };
}

/**
 * What is wished on a map gets its address, which opens in a map by a click. A map itself takes a service outside,
 * and the app calls none: the answer says so.
 */
export function withPlaces(draft: Draft, word: string): void {
  const [main, ...others] = draft.entities.filter(({ isChild }) => !isChild);
  const hasPlace = [main, ...others].some((entity) =>
    entity?.fields.some(({ name, role }) => role === 'place' || isAddress(name)),
  );
  if (main && !hasPlace) ensure(main, 'address', draft);
  draft.readings.push({ word, readAs: 'map' });
}
