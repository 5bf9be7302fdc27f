import { PERMISSION_WORDS } from '../lexicon/actors.ts';
import type { Lang } from '../lexicon/index.ts';
import { isAgainstStrangers, isDenial, isFree, isReserved, needsSignIn } from './reserve.ts';

/** Words over folded text, as one pattern that begins and ends with a word. */
const words = (...sources: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${sources.join('|')})(?![\\p{L}])`, 'u');

/** What 'private' and 'secret' stand before without a wish for privacy: 'private lessons', 'secret santa', 'Privatkunden'. */
const TRADES =
  'lessons?|tutor\\w*|coach\\w*|teach\\w*|sector|practi[cs]es?|part(?:y|ies)|jets?|schools?|hire|investors?|equity|labels?|chefs?|dining|insurance|clinics?|patients?|stunden?|unterricht\\w*|schul\\w*|kund\\w*|patient\\w*|person\\w*|prax\\w*|lehrer\\w*|haushalt\\w*|zimmer|wirtschaft|versicher\\w*|lecons?|professeurs?|ecoles?|cliniques?|lecciones|profesor\\w*|escuelas?|lezion[ei]|scuol[ae]|insegnant[ei]|professor\\w*|escolas?|lessen|leraar|docent\\w*|santas?|gardens?|recipes?|ingredients?|agents?|shoppers?|menus?|spots?|locations?';

/**
 * Words of all languages by which nobody else shall see something, whatever the language a text was taken for: a wish
 * for privacy is not missed because a sentence mixes two.
 */
const SECRECY = words(
  `privat(?!(?:e[nrsm]?|[oai])? ?(?:${TRADES}))\\w*|(?:privad[oa]s?|privee?s?|privacy)(?! ?(?:${TRADES}|policy|notice|page|law))`,
  `(?:secret(?:s|e|es|ly|o|os|a|as)?|geheim(?:e|en|es|er)?|segret[oaie]|segred[oa]s?)(?! ?(?:${TRADES}))`,
  'confiden\\w*|vertraulich\\w*|vertrouwelijk\\w*|sensitive|personal data|personenbezogen\\w*',
  'eyes only|(?:for|to) (?:myself|themsel\\w+|himself|herself)(?: (?:only|alone))?|discreet\\w*|discreti?on|diskret\\w*',
  "nobody (?:else|besides)|no ?one (?:else|besides)|no other \\w+|none of the others?|others? (?:can ?not|can't|may not|must not|should ?n[o']t|don't|never)|not? (?:for|by|to) others|niemand sonst|niemand anders?|keine[rn]? (?:sonst|anderen?\\w*)|sonst niemand|personne d' ?autre|aucun autre|nadie mas|ningun otro|nessun altro|ninguem mais|nenhum outro|niemand anders",
  // 'No nurse sees the others' shifts'.
  '(?:no|not (?:one|a single)|neither|kein\\w*|aucune?|ningun\\w*|nessun\\w*|nenhum\\w*|geen) \\w+ (?:ne |n )?(?:(?:can|may|ever|must|should|peut|doit|puede|debe|puo|deve|pode) )?(?:sees?|reads?|views?|looks? at|sieht|sehen|liest|voit|voir|lit|ve|ver|lee|vede|vedere|legge|le|ziet|zien|leest)',
  '(?:kein\\w*|geen) \\w+ (?:(?:kann|darf|soll|sollte|muss|konnen|durfen|kan|mag|moet|kunnen|mogen) .{0,80})(?:sehen|lesen|einsehen|zien|lezen|inzien)',
  'invisible|unsichtbar|onzichtbaar|invisibles?|invisibil[ei]|invisivel|invisiveis',
  'hid(?:e|den) .{0,40}from|keep .{1,40}(?:away )?from|verberg\\w* .{0,40}(?:vor|voor)|ohne dass .{1,40}seh\\w+|without .{1,30}seeing',
  "not (?:be )?(?:public|visible|shown|open|seen)|(?:is|are)n't (?:public|visible)|non[- ]public|nicht (?:fur alle )?(?:offentlich\\w*|sichtbar|zu sehen)|niet (?:openbaar|zichtbaar)|pas (?:publi\\w+|visibles?)|no (?:sea[n]?|es|son)? ?(?:public\\w+|visibles?)|non (?:sia|siano|e|sono)? ?(?:pubblic\\w+|visibil\\w+)|nao (?:seja[m]?|e|sao)? ?(?:public\\w+|visive\\w+)",
);

/** 'With our secret key', 'the API secret': by what a service is called, which is of nobody's data. */
const CREDENTIALS = new RegExp(
  words(
    "(?:with|by|using|uses?|via|needs?|requires?|wants?) (?:[\\w'’]+ ){0,2}(?:secret|private) (?:api |access |signing )?(?:keys?|tokens?)",
    'mit (?:\\w+ ){0,2}(?:geheim|privat)\\w* (?:api[- ]?)?(?:schlussels?|tokens?)|met (?:\\w+ ){0,2}(?:geheime?|prive) ?(?:api[- ]?)?(?:sleutels?|tokens?)',
    '(?:avec|con|com) (?:\\w+ ){0,2}(?:cles?|claves?|chiav[ei]|chaves?) (?:(?:d[ei] )?api )?(?:secrete?[as]?|segret[ae]|segredas?|privee?s?|privad?[ae]s?)',
    '(?:api|client|webhook|signing|shared) secrets?',
  ).source,
  'gu',
);

/** 'Not private', 'no longer secret': the opposite. */
const NO_SECRECY =
  /(?<!\p{L})(?:not|no longer|isn't|aren't|instead of|nicht(?: mehr)?|statt|plus|ya no|non piu|nao|niet(?: meer)?) (?:private?\w*|privat\w*|privad\w*|privee?s?|secret\w*|geheim\w*)/u;

/** 'Their own': of each of those who use the app, not 'my own' nor 'its own'. */
const OWN = words(
  "(?:their|his|her|his or her|your|one's) own|theirs|own (?:data|entries|records|rows|ones|stuff)",
  '(?:nur )?(?:die|den|das|der|ihren?|ihre[mrs]?|seine?[nmrs]?|jeweils) (?:jeweils )?eigene\\w*|nur eigene\\w*|(?:nur|bloss) (?:ihre|seine)\\w?',
  '(?:ses|leurs?|son|sa|vos|votre) propres?|les (?:siens|siennes|leurs)',
  'sus? propi[oa]s?|l[oa]s suy[oa]s|l[oa] suy[oa]|solo sus?',
  '(?:i|le|la|il|nei|nelle) propri[oae]?|i suoi|le sue|solo i suoi',
  '(?:seus?|suas?) propri[oa]s?|(?:os|as) (?:seus|suas)(?: propri[oa]s)?',
  '(?:hun|zijn|haar|de|het|je|alleen) eigen',
);

/** What people have of their own and show: 'every artist has their own page'. */
const OWN_SHOWN = words(
  '(?:own|eigene\\w*|propres?|propi[oa]s?|propri[oae]?|eigen) (?:\\w+ )?(?:pages?|profiles?|galler(?:y|ies)|portfolios?|shops?|websites?|sites?|seiten?|profile?|galerien?|paginas?|pagine|pagina\\S?)',
);

/** 'Internal': for those inside, and for nobody without an account. */
const INSIDE = words(
  'internal(?! (?:medicine|link\\w*))|in[- ]house only|internen?|internes|intern[oa]s|members[- ]only|staff[- ]only|team[- ]only|(?:not|never|nobody) (?:for |by |to )?(?:outsiders?|strangers?|guests?|people outside)|nobody (?:from )?outside|not (?:for )?(?:everyone|everybody|anyone|anybody)|nicht (?:fur )?(?:alle|jeder\\w*)|niet (?:voor )?iedereen|pas (?:pour )?tout le monde|no (?:para )?todos|non (?:per )?tutti|nao (?:para )?todos',
  // 'Strictly for the three of us', 'it stays between us', 'bleibt unter uns'; costs are split between us.
  '(?:strictly|only|just|purely|meant|solely) (?:for|between|among) (?:the )?(?:\\w+ )?(?:of )?us|(?:stays?|kept?|keep it|remains?) (?:(?:between|among) (?:the )?(?:\\w+ )?(?:of )?us|(?:inside|within|in) (?:the|our) (?:office|company|team|family|house|club|group|firm|practice|school))',
  '(?:nur (?:fur|unter)|bleib(?:t|en) unter) uns|(?:seulement|uniquement|juste|strictement|restent?) (?:pour|entre) nous|(?:solo|quedan?) (?:para|entre) nosotr[oa]s|(?:solo|restan?o?) (?:per|tra) (?:di )?noi|(?:so|ficam?) (?:para|entre) nos|(?:alleen voor|blijft onder|blijven onder) ons',
);

const LIMIT = words(
  'only|just|strictly|purely|nobody but|no ?one but|nobody except|no ?one except|exclusively|solely|(?:restricted|limited|reserved|confined) (?:to|for)|nobody other than',
  'nur|bloss|ausschliesslich|lediglich|niemand ausser|vorbehalten|beschrankt auf',
  "seule?s?|seulement|uniquement|exclusivement|reservee?s? a(?:ux?)?|personne (?:sauf|a part)|qu'(?:a|aux?)",
  'solo|solamente|unicamente|exclusivamente|nadie (?:excepto|salvo)|reservad[oa]s? (?:a|para)',
  'soltanto|esclusivamente|riservat[oaie] a\\w*|nessuno tranne',
  'somente|apenas|ninguem (?:exceto|alem)',
  'alleen|enkel|uitsluitend|niemand behalve|voorbehouden',
);
/** 'Not only for experts' limits nothing. */
const NOT_ONLY =
  /(?<!\p{L})(?:not (?:only|just)|nicht nur|pas (?:seulement|uniquement)|no (?:solo|solamente)|non (?:solo|soltanto)|nao (?:so|somente|apenas)|niet (?:alleen|enkel))(?!\p{L})/gu;
/** In Portuguese alone: elsewhere it is another word. */
const LIMIT_PT = words('so');

/** 'Only for members', 'nur für Mitglieder': without a verb. */
const FOR = words(
  '(?:only|just|exclusively|solely|nur|ausschliesslich|lediglich|seulement|uniquement|solo|solamente|unicamente|soltanto|somente|apenas|alleen|enkel|uitsluitend) (?:for|to|visible|available|accessible|fur|von|sichtbar|pour|par|visibles?|aux?|para|por|per|visibil[ei]|agli|ai|voor|door|zichtbaar|accessibles?)',
);

/** 'I only want to see open tasks': a list's rows, not who sees them. */
const SIFTING =
  /(?<!\p{L})(?:i (?:only |just )?(?:want|need|would like|'d like) (?:only )?to (?:only )?(?:see|view)|ich (?:will|mochte|mocht|brauche) nur .{0,60}sehen|je (?:ne )?veux (?:seulement )?voir|solo quiero ver|voglio vedere solo|so quero ver|ik wil alleen .{0,60}zien|(?:show|list|display|zeige?|montrer?|muestra|mostra|toon) (?:me |mir |only |just |nur |solo |alleen )+)(?!\p{L})/u;

const EACH = words('each|every|jede[rsmn]?|chaque|chacune?|cada|ogni|ognuno|elke?|iedere?');

const OPEN = words(
  'public(?:ly|s)?(?! (?:transport\\w*|holidays?|speaking|relations|sector|school|enquir\\w*|inquir\\w*|form\\w*|contact|survey\\w*|sign ?up|booking|feedback))',
  'offentlich\\w*(?! (?:verkehr\\w*|form\\w*|anfrage\\w*|kontakt\\w*|umfrage\\w*|anmelde\\w*))|publi(?:que|ques|quement)|public[oa]s?(?! formulario)|publicamente|pubblic(?:o|a|i|he|amente)|openbare?|director(?:y|ies)|for (?:everyone|everybody|anyone|all) to (?:see|read|view)|fur alle sichtbar',
);
const FORM = words(
  'forms?|enquir\\w+|inquir\\w+|contact us|surveys?|questionnaires?|sign ?ups?|rsvp|feedback|petition|guest ?book|anonym\\w*',
  '\\w*formular\\w*|\\w*anfragen?|umfragen?|anmeldung\\w*|ruckmeldung\\w*|gastebuch|formulaires?|enquetes?|demandes?|sondages?|inscriptions?|formularios?|encuestas?|consultas?|solicitud\\w*|modul[oi]|sondagg\\w+|richiest\\w+|formulari\\w*|pesquisas?|pedidos?|formulier\\w*|aanvra\\w+|enquete\\w*|aanmeld\\w*',
);
const EVERYTHING = words(
  'everything|all (?:of it|of them|pages|lists|data)|alles|tout(?: le contenu)?|toutes les \\w+|todo|tutto|tudo',
);
/** What stands for what was spoken of, or for the app as a whole. */
const PRONOUN = words(
  'it|this|them|they|the (?:whole )?(?:app|site|page|list)|es|sie|die (?:app|seite|liste)|les|le|la|l app|lo|los|las|ela|elas?|het|ze|de (?:app|site|lijst)',
);
const TOGETHER = words(
  'team\\w*|staff|colleagues?|company|office|crew|famil(?:y|ies)|flat ?mates?|room ?mates?|household|choir|band|shared|together|we|our|us|committee|neighbou?rs|chor|kolleg\\w+|mitarbeiter\\w*|personal|firma|buro|wg|gemeinsam\\w*|wir|unser\\w*|uns|equipe|collegues?|entreprise|famille|ensemble|partage\\w*|nous|notre|nos|equipo|companeros|empresa|familia|compartid\\w+|nuestr\\w+|squadra|colleghi|azienda|famiglia|condivis\\w+|nostr\\w+|noi|colegas|partilhad\\w+|compartilhad\\w+|noss\\w+|collega\\w*|bedrijf|gezin|samen|gedeeld\\w*|wij|ons|onze',
);

const ME = words('i|me|myself|ich|mich|mir|moi|je|yo|mi|io|eu|mim|ik|mij');
const SMALL =
  'the|for|to|by|visible|available|accessible|of|all|our|my|die|den|der|das|alle|fur|von|les?|la|l|des|pour|par|aux?|nos|l[oa]s|el|para|por|i|gli|il|agli|ai|per|os?|as?|de|het|voor|door|onze|unsere?n?|meine?n?|sichtbar|zichtbaar';

/** 'Only members', 'nur für Mitglieder', 'members only': who may stands beside the limit, and is not what is limited. */
const isOfMembers = (line: string, members: string): boolean =>
  new RegExp(`${LIMIT.source} (?:(?:${SMALL}) )*(?:${members})(?!\\p{L})`, 'u').test(line) ||
  words(`(?:${members}) only`).test(line);

/** 'Members are not shown to guests': who is named first is what is hidden. */
const PASSIVE = words(
  'visible|shown|seen|revealed|accessible|read by|sichtbar|gezeigt|zuganglich|visibles?|montree?s?|mostrad[oa]s?|vist[oa]s?|visibil[ei]|mostrat[oaie]|visive\\w+|zichtbaar|getoond',
);

/** What a stretch of text says of who may see and change something. */
export interface Cues {
  secret: boolean;
  /** Of people it is said that they see nothing ('clients never see …'): they are not what is hidden. */
  denied: boolean;
  denies: boolean;
  /** Needs no account. */
  free: boolean;
  own: boolean;
  inside: boolean;
  limit: boolean;
  limitFor: boolean;
  reads: boolean;
  writes: boolean;
  open: boolean;
  everybody: boolean;
  members: boolean;
  makers: boolean;
  each: boolean;
  form: boolean;
  everything: boolean;
  pronoun: boolean;
  together: boolean;
}

/** The cues of one folded line. Words of seeing, changing and of who are those of the text's language and of English. */
export function cuesIn(said: string, lang: Lang): Cues {
  const line = said.replace(NOT_ONLY, ' ').replace(CREDENTIALS, ' ');
  const own = [PERMISSION_WORDS[lang], PERMISSION_WORDS.en];
  const any = (part: 'read' | 'write' | 'anonymous' | 'creator') =>
    own.some((table) => words(table[part]).test(line));
  const isSifting = SIFTING.test(line);
  const isHidden = !needsSignIn(line, lang) && !isSifting && isReserved(line, lang);
  const isInside = needsSignIn(line, lang) || (!isHidden && isAgainstStrangers(line, lang));
  const limits = (LIMIT.test(line) || (lang === 'pt' && LIMIT_PT.test(line))) && !isSifting;
  return {
    secret: (SECRECY.test(line) || isHidden) && !NO_SECRECY.test(line),
    denied: isHidden && !PASSIVE.test(line),
    denies: isDenial(line, lang),
    free: isFree(line, lang),
    own: OWN.test(line) && !OWN_SHOWN.test(line),
    inside: INSIDE.test(line) || isInside,
    limit: limits,
    limitFor: FOR.test(line) && !isSifting,
    reads:
      any('read') ||
      /(?<!\p{L})(?:sees|shown?|displayed|accessible|available|reads|sieht|liest|sehe|lese|voit|voient|lit|vois|lis|ve|lee|veo|leo|vea[n]?|vede|legge|vedo|leggo|veda|vedano|le[e]?m|vejo|leio|veja[m]?|ziet|leest|zie|lees)(?!\p{L})/u.test(
        line,
      ),
    writes: any('write'),
    open: OPEN.test(line) || NO_SECRECY.test(line),
    everybody: any('anonymous'),
    members: own.some((table) => isOfMembers(line, table.all)) && !ME.test(line),
    makers: any('creator'),
    each: EACH.test(line),
    form: FORM.test(line),
    everything: EVERYTHING.test(line),
    pronoun: PRONOUN.test(line),
    together: TOGETHER.test(line),
  };
}
