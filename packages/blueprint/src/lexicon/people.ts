import { fold, HEAD_FIRST, type Lang } from './lang.ts';

/**
 * Words for people that no list of the lexicon keeps, by stems of folded words. Who stands with their name for what is
 * shown (speakers, singers, teachers) is none of them: such rows may be meant for everybody.
 */
const PEOPLE: Record<Lang, string> = {
  en: 'carers?|mentees?|famil(?:y|ies)|households?|next of kin|godparents?|in-laws?',
  de: 'pachter|besitzer|eigentumer|^(?:tier|pferde?|hunde|katzen|haus)?halter|zuchter|kaufer|trauzeugen?|hausmeister|kassenwarte?|eltern(?:teile?)?|klient(?:en)?|patient(?:en)?|kunden?|schuler|mitglied(?:er)?|kind(?:er)?|enkel(?:kind(?:er)?)?|teilnehmer|vermieter|fahrer|betreuer|anwohner|bewohner|nachbar[n]?|praktikant(?:en?)?|fluchtlinge?|gefluchtete[nr]?|senior(?:en)?|(?<!s)paten?|patin|famili(?:e|en)|haushalte?|(?<![a-z])erben?|gast|gaste|spender|kolleg(?:e|en)|azubis?|auszubildende[nr]?|lehrlinge?|(?<![a-z])zeugen?|freiwillige[nr]?|ehrenamtliche[nr]?|besucher|studierende[nr]?|mieter|pachter|helfer|verwandte[nr]?|bekannte[nr]?|freunde?|ehemalige[nr]?|absolvent(?:en)?|jugendliche[nr]?|babys?|sauglinge?|personen?|leute|menschen|manner|frauen|madchen|rentner|angehorige[nr]?|gefangene[nr]?|haftlinge?|opfer|arbeiter|angestellte[nr]?|beschaftigte[nr]?|konfirmand(?:en)?|firmlinge?|tauflinge?|pflegebedurftige[nr]?|hinterbliebene[nr]?',
  fr: 'locataires?|proprietaires?|eleveu(?:r|se)s?|acheteu(?:r|se)s?|vendeu(?:r|se)s?|parents?|enfants?|bebes?|petits-enfants|participante?s?|bailleurs?|bailleresses?|chauffeurs?|conduct(?:eur|rice)s?|accompagnante?s?|riveraine?s?|habitante?s?|residente?s?|voisine?s?|apprentie?s?|stagiaires?|refugiee?s?|seniors?|parrains?|marraines?|filleule?s?|familles?|foyers?|donat(?:eur|rice)s?|collegues?|temoins?|benevoles?|visit(?:eur|euse)s?|invitee?s?|proches?|aidante?s?|beneficiaires?|usage(?:r|re)s?|salariee?s?|ouvri(?:er|ere)s?|jeunes?|adolescente?s?|personnes?|gens|hommes?|femmes?|filles?|garcons?|retraitee?s|heriti(?:er|ere)s?|detenue?s?|victimes?|amie?s?',
  es: 'inquilin[oa]s?|propietari[oa]s?|duen[oa]s?|criador(?:es|as?)?|comprador(?:es|as?)?|vendedor(?:es|as?)?|padres?|madres?|progenitores?|nin[oa]s?|hij[oa]s?|niet[oa]s?|abuel[oa]s?|bebes?|participantes?|companer[oa]s?|caser[oa]s?|conductor(?:es|as?)?|cuidador(?:es|as?)?|residentes?|vecin[oa]s?|becari[oa]s?|aprendiz|aprendices|refugiad[oa]s?|mayor(?:es)?|ancian[oa]s?|padrinos?|madrinas?|ahijad[oa]s?|familias?|hogares?|donantes?|testigos?|voluntari[oa]s?|visitantes?|invitad[oa]s?|familiares?|parientes?|usuari[oa]s?|trabajador(?:es|as?)?|jovenes|joven|adolescentes?|personas?|gente|hombres?|mujer(?:es)?|jubilad[oa]s?|hereder[oa]s?|pres[oa]s|intern[oa]s|victimas?|amig[oa]s?',
  it: 'inquilin[oaie]|proprietari[oae]?|allevator[ei]|acquirent[ei]|venditor[ei]|genitor[ei]|bambin[oiae]|figli[oae]?|neonat[oiae]|nipot[ei]|nonn[oiae]|ragazz[oiae]|partecipant[ei]|colleg(?:a|hi|he)|autist[aei]|conducent[ei]|resident[ei]|vicin[oiae]|apprendist[aei]|tirocinant[ei]|rifugiat[oiae]|anzian[oiae]|padrin[oi]|madrin[ae]|famigli[ae]|donator[ei]|testimon[ei]|volontari[oae]?|visitator[ei]|invitat[oiae]|ospit[ei]|utent[ei]|operai[oae]?|giovan[ei]|adolescent[ei]|person[ae]|uom(?:o|ini)|donn[ae]|pensionat[oiae]|ered[ei]|detenut[oiae]|vittim[ae]|amic(?:o|i|a|he)|assistit[oiae]',
  pt: 'inquilin[oa]s?|proprietari[oa]s?|don[oa]s?|criador(?:es|as?)?|comprador(?:es|as?)?|vendedor(?:es|as?)?|pais?|maes?|filh[oa]s?|net[oa]s?|avos?|criancas?|bebes?|participantes?|colegas?|motoristas?|condutor(?:es|as?)?|morador(?:es|as?)?|residentes?|vizinh[oa]s?|aprendiz(?:es)?|estagiari[oa]s?|refugiad[oa]s?|idos[oa]s?|padrinhos?|madrinhas?|afilhad[oa]s?|familias?|doador(?:es|as?)?|testemunhas?|voluntari[oa]s?|visitantes?|convidad[oa]s?|hospedes?|familiares|parentes?|usuari[oa]s?|utentes?|trabalhador(?:es|as?)?|jove(?:m|ns)|adolescentes?|pessoas?|gente|home(?:m|ns)|mulher(?:es)?|aposentad[oa]s?|reformad[oa]s?|herdeir[oa]s?|pres[oa]s|recluso?s?|vitimas?|amig[oa]s?',
  nl: "eigena(?:ars?|ren)|fokkers?|kopers?|verkopers?|pachters?|peetooms?|peettantes?|(?<![a-z])(?:groot|pleeg|stief|schoon)?ouders?|kind(?:eren)?|kleinkind(?:eren)?|baby'?s?|deelnemers?|chauffeurs?|bestuurders?|begeleiders?|bewoners?|omwonenden|buren|buurman|stagiairs?|stagiaires|vluchteling(?:en)?|ouderen|senioren|peetouders?|peetkind(?:eren)?|gezin(?:nen)?|families?|huishoudens?|gast(?:en)?|donateurs?|collega'?s?|getuigen?|vrijwilligers?|bezoekers?|verhuurders?|huurders?|vrienden?|jongeren|personen|persoon|mensen|mannen|vrouwen|meisjes|jongens|gepensioneerden|naasten|verwanten|mantelzorgers?|gebruikers?|werknemers?|erfgenamen|gedetineerden|slachtoffers?|nabestaanden",
};

/** Whom somebody looks after or has in their hands, by folded words of all languages. */
const IN_CARE =
  /(?:^|\b)(?:child(?:ren)?\b|kids?\b|bab(?:y|ies)\b|refugee|patient|inmate|prisoner|victim|orphan)|kind(?:er)?$|saugling|fluchtling|gefluchtet|gefangen|haftling|opfer$|pflegebedurftig|^(?:enfant|bebe|refugie|detenu|victime|nin[oa]|refugiad|pres[oa]s|intern[oa]s|victima|bambin|neonat|rifugiat|detenut|vittim|assistit|crianca|recluso|vitima)|kinderen$|vluchteling|gedetineerd|slachtoffer/;

const MATCHING = Object.fromEntries(
  Object.entries(PEOPLE).map(([lang, stems]) => [
    lang,
    // German and Dutch write what they are of before them, in one word.
    lang === 'de'
      ? new RegExp(`(?:${stems})(?:in|innen)?$`)
      : new RegExp(lang === 'nl' ? `(?:${stems})$` : `^(?:${stems})$`),
  ]),
) as Record<Lang, RegExp>;

/** Whether a phrase names people by a word of this list: 'parents', 'Pflegekinder', 'familles d’accueil'. */
export function isOfPeopleList(phrase: string, lang: Lang): boolean {
  const words = fold(phrase).split(' ');
  const head = (HEAD_FIRST.has(lang) ? words[0] : words.at(-1)) ?? '';
  return MATCHING[lang].test(head);
}

/** Whether a phrase names people whom somebody looks after: children, patients, refugees. */
export const isOfThoseInCare = (phrase: string): boolean => IN_CARE.test(fold(phrase));
