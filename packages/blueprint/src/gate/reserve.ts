import type { Lang } from '../lexicon/index.ts';

/**
 * Talk of who shall not see something, in whatever words: a verb of seeing or knowing beside a denial, in one clause.
 * It need not be understood to be heeded: what it is about is closed, and asked about.
 */
interface Words {
  /** Somebody sees, reads, is shown. */
  see: string;
  /** Somebody comes to know; of 'we never know who comes' nothing shall be hidden, so that it takes a 'shall not'. */
  know: string;
  not: string;
  /** Who speaks: what these do not see is what the app shall show them. */
  me: string;
  /** People from outside. */
  strangers: string;
  /** Nothing is seen before one has signed in. */
  signedIn: string;
  /** It stays between some people. */
  between: string;
}

const WORDS: Record<Lang, Words> = {
  en: {
    see: 'sees?|seen|seeing|views?|viewed|viewing|reads?|reading|looks?|looked|looking|peeks?|peeking|peeps?|snoop\\w*|spy|spies|spying|shown to|visible|access(?:es|ed|ible)?|get (?:in|at)|gets (?:in|at)|come in|let in|reveal(?:s|ed)?|disclose[sd]?|share[sd]? with|told|leak\\w*|open to',
    know: "(?:should|must|may|shall|can|could|supposed to|allowed to|needs? to|has to|have to)(?: ?n'?o?t)? (?:\\w+ )?(?:know|learn|find out|discover|hear|tell)",
    not: "not|(?:do|does|did|is|are|was|were|ca|could|should|would|must|wo|has|have|had|need|might)n['’]?t|cannot|never|nothing|no|no ?one|nobody|none|neither|without",
    me: 'i|we|you',
    strangers:
      'strangers?|outsiders?|random (?:people|visitors)|the (?:general )?public|the (?:whole )?internet|google|people outside',
    signedIn:
      "behind (?:a |the |some )?(?:log ?in|sign ?in|password|account)|(?:must|ha(?:ve|s) to|needs? to|should) (?:be )?(?:log|sign)(?:ged|ned)? ?in(?: first)?(?: to (?:see|view|read|access|look|open|use|enter)| before|$)|(?:only|just) (?:after|when|once|with|by) (?:a |an |the |you |they |people )?(?:are )?(?:log\\w*|sign\\w*|account|password)|(?:log ?in|sign ?in|account|password) (?:is )?(?:required|needed|necessary|only|first)|requires? (?:a |an )?(?:log ?in|sign ?in|account|password)|password ?protected|(?:without|before) (?:a |an )?(?:log\\w*|sign\\w*|account|password)(?: in)? .{0,40}(?:nothing|not|n'?t|never)|nothing .{0,40}(?:without|before) (?:a |an )?(?:log\\w*|sign\\w*|account|password)",
    between: '(?:stays?|remains?|kept?|keep \\w+|only|just|strictly|is|are) between',
  },
  de: {
    see: 'seh\\w+|sieht|gesehen|les\\w+|liest|gelesen|mitles\\w+|einseh\\w+|einsicht|schau\\w*|ansch\\w+|anseh\\w+|guck\\w*|spick\\w*|gezeigt|zeigen|sichtbar|zu gesicht|zugang|zugriff|zuganglich|rein\\w*|einblick',
    know: '(?:darf|durfen|soll|sollen|sollte\\w*|muss|mussen|braucht?) .{0,40}(?:wissen|erfahren|kennen|mitbekommen|mitkriegen)|(?:geht|gehen) .{0,20}(?:an|nichts an)',
    not: 'kein\\w*|nicht|nie|niemals|niemand\\w*|nichts|ohne|weder',
    me: 'ich|wir|man',
    strangers:
      'fremde\\w*|aussenstehende\\w*|unbefugte\\w*|die offentlichkeit|das (?:ganze )?internet',
    signedIn:
      '(?:nur|erst) (?:mit|nach) (?:\\w+ )?(?:login|anmeld\\w+|einlogg\\w+|passwort|konto|account)|(?:nur|erst) wenn .{0,20}(?:angemeldet|eingeloggt)|hinter (?:einem |dem )?(?:login|passwort)|passwortgeschutzt|(?:muss|mussen) .{0,20}(?:einlogg\\w+|anmelden|angemeldet|eingeloggt)|ohne (?:login|anmeld\\w+|konto|account|passwort) .{0,40}(?:nichts|nicht|kein\\w*|nie)|(?:nichts|nicht|kein\\w*) .{0,40}ohne (?:login|anmeld\\w+|konto|account|passwort)',
    between: '(?:bleib\\w*|nur|strikt) (?:unter uns|zwischen)|unter vier augen',
  },
  fr: {
    see: 'voir|voit|voient|voie|vu|vue|lire|lit|lisent|lise|lu|consult\\w+|regard\\w+|montre\\w*|visibles?|acces|acceder|accede\\w*|entrer',
    know: '(?:doit|doivent|peut|peuvent|faut|devrai\\w+) .{0,30}(?:savoir|connaitre|apprendre)|regarde (?:personne|que)',
    not: 'ne|n|pas|jamais|aucune?|personne|rien|sans|ni',
    me: 'je|j|nous|on',
    strangers: 'etrangers?|inconnus?|exterieurs?|le public|internet|personnes exterieures',
    signedIn:
      'il faut (?:se connecter|etre connecte\\w*|un compte|s identifier|s inscrire)|(?:apres|une fois|que si|seulement si) .{0,15}(?:connexion|connecte\\w*|identifie\\w*)|derriere un (?:login|mot de passe|compte)|(?:connexion|compte|mot de passe) (?:obligatoire|requise?|necessaire)|(?:doit|doivent) (?:se connecter|etre connecte\\w*)|protege\\w* par (?:un )?mot de passe|sans (?:connexion|compte|se connecter) .{0,40}(?:rien|pas|ne)',
    between: '(?:reste\\w*|uniquement|seulement|strictement) entre',
  },
  es: {
    see: 'ver|ve|ven|vea|vean|visto|vista|leer|lee|leen|lea|lean|mirar?|miren?|mostrad[oa]s?|muestr\\w+|visibles?|acceder|accede\\w*|acceso|entrar|consult\\w+|compart\\w+',
    know: '(?:debe\\w*|puede\\w*|tiene\\w* que) (?:\\w+ )?(?:saber|conocer|enterarse)|(?:sepan?|enteren?)|importa',
    not: 'no|nunca|jamas|nadie|ningun[oa]?|nada|sin|ni|tampoco',
    me: 'yo|nosotros|podemos|puedo|sabemos|vemos|veo',
    strangers: 'extran[oa]s|desconocid[oa]s|ajen[oa]s|el publico|internet|gente de fuera',
    signedIn:
      '(?:hay que|se debe|debe\\w*|tiene\\w* que) (?:iniciar sesion|registrarse|entrar con|tener cuenta|identificarse)|(?:solo|solamente|unicamente) (?:con|tras|despues de|al) (?:iniciar sesion|login|una? ?cuenta|contrasena|registr\\w+)|detras de (?:un )?(?:login|contrasena)|(?:inicio de sesion|login|cuenta|registro) (?:obligatori[oa]|necesari[oa]|requerid[oa])|sin (?:cuenta|iniciar sesion|login|registr\\w+) .{0,40}(?:nada|no|nadie)|protegid[oa]s? (?:con|por) contrasena',
    between: '(?:queda\\w*|solo|solamente) entre',
  },
  it: {
    see: 'ved\\w+|vist[oaie]|legg\\w+|lett[oaie]|guard\\w+|mostrat[oaie]|visibil[ei]|acced\\w+|accesso|entr\\w+|consult\\w+|condivi\\w+',
    know: '(?:deve|devono|puo|possono) (?:\\w+ )?(?:saper\\w*|conoscer\\w*|scoprir\\w*)|sappia\\w*|riguarda',
    not: 'non|mai|nessun\\w*|niente|nulla|senza|ne',
    me: 'io|noi|possiamo|posso|sappiamo|vediamo|vedo',
    strangers: 'estrane[oi]|sconosciut[oi]|estern[oi]|il pubblico|internet',
    signedIn:
      '(?:solo|soltanto) (?:dopo|con|previo) (?:l )?(?:accesso|login|password|account|registrazione|aver)|(?:bisogna|si deve|occorre|deve|devono) (?:accedere|fare (?:il )?login|registrarsi|autenticarsi)|dietro (?:un )?(?:login|password)|(?:accesso|login|account) (?:obbligatorio|richiesto|necessario)|senza (?:account|login|accesso) .{0,40}(?:niente|nulla|non)|protett[oaie] da password',
    between: '(?:rest\\w+|rimane\\w*|solo|soltanto) tra',
  },
  pt: {
    see: 'ver|ve|veem|veja\\w*|vist[oa]s?|ler|le|leem|leia\\w*|olh\\w+|mostrad[oa]s?|visive\\w+|acess\\w+|entrar|consult\\w+|compartilh\\w+|partilh\\w+',
    know: '(?:deve\\w*|pode\\w*|precisa\\w*) (?:\\w+ )?(?:saber|conhecer|descobrir)|saiba\\w*|diz respeito',
    not: 'nao|nunca|jamais|ninguem|nenhum\\w*|nada|sem|nem',
    me: 'eu|nos|podemos|posso|sabemos|vemos|vejo',
    strangers: 'estranh[oa]s|desconhecid[oa]s|de fora|o publico|internet',
    signedIn:
      '(?:so|somente|apenas) (?:com|depois de|apos) (?:o )?(?:login|conta|senha|entrar|cadastro)|(?:e preciso|precisa\\w*|tem que|deve\\w*) (?:fazer login|entrar com|ter conta|estar logad[oa]|se cadastrar|de (?:login|conta|senha))|atras de (?:um )?(?:login|senha)|(?:login|conta|cadastro) (?:obrigatori[oa]|necessari[oa])|sem (?:conta|login|cadastro) .{0,40}(?:nada|nao|ninguem)|protegid[oa]s? por senha',
    between: '(?:fica\\w*|so|somente|apenas) entre',
  },
  nl: {
    see: 'zien|ziet|gezien|lez\\w+|leest|gelezen|kijk\\w*|bekijk\\w*|inzien|inzage|getoond|zichtbaar|toegang|toegankelijk|meelezen|binnen\\w*',
    know: '(?:mag|mogen|moet|moeten|hoeft|hoeven|zou) .{0,40}(?:weten|kennen|horen)|(?:gaat|gaan) .{0,20}aan',
    not: 'geen|niet|nooit|niemand|niets|zonder|noch',
    me: 'ik|we|wij|je',
    strangers: 'vreemden|buitenstaanders|onbekenden|het publiek|(?:het )?internet',
    signedIn:
      '(?:alleen|pas|enkel) (?:na|met|als) .{0,12}(?:inlogg\\w+|ingelogd|login|account|wachtwoord)|(?:moet|moeten) .{0,15}(?:inloggen|ingelogd)|achter (?:een )?(?:login|wachtwoord)|(?:inloggen|account|login) (?:verplicht|nodig|vereist)|zonder (?:account|inloggen|login) .{0,40}(?:niets|niet|geen)|beveiligd met (?:een )?wachtwoord',
    between: '(?:blijf\\w*|alleen|enkel) (?:onder ons|tussen)',
  },
};

/** 'No account needed to see it', 'without signing in': the opposite of a wish for privacy. */
const FREELY =
  /(?<!\p{L})(?:no (?:log ?in|account|sign ?up|password|registration)|without (?:having to |needing to |the need to )?(?:an? )?(?:log\w*|sign\w*|account|regist\w+|password)|ohne (?:\w+ )?(?:anmeld\w+|login|konto|account|registrier\w+|einlogg\w+)|sans (?:compte|inscription|connexion|se connecter|s inscrire)|sin (?:cuenta|registr\w+|iniciar sesion)|senza (?:account|registra\w+|login|acced\w+)|sem (?:conta|cadastro|login|registr\w+)|zonder (?:account|inlogg\w+|registr\w+|login))(?!\p{L})/u;

/** The same at length: 'sem fazer login', 'sin tener que registrarse'. */
const FREELY_SAID =
  /(?<!\p{L})(?:ohne (?:sich )?(?:anzumelden|einzuloggen|zu registrieren)|sans (?:avoir (?:de |un )?|devoir |creer (?:de |un )?)(?:compte|se connecter|s inscrire)|sin (?:tener (?:que )?|crear |hacer )(?:una? )?(?:cuenta|registr\w+|iniciar sesion|login)|senza (?:dover (?:fare )?|fare |avere |creare )(?:il |un )?(?:account|registra\w+|login|acced\w+)|sem (?:fazer |ter |precisar (?:de )?|criar )(?:uma? |o )?(?:conta|cadastro|login|registr\w+|entrar)|zonder (?:in te loggen|een account))(?!\p{L})/u;

/** Whether no account is needed; where beside it anybody is denied anything ('sem fazer login ninguém vê nada') it is. */
const isFreely = (line: string, lang: Lang): boolean =>
  FREELY.test(line) ||
  (FREELY_SAID.test(line) &&
    !inEach(lang).some(({ not }) => says(line.replace(FREELY_SAID, ' '), not)));

/** 'No account needed': a sign-in that is denied, unless nothing is seen without it. */
const UNNEEDED =
  /(?<!\p{L})(?:no|not|(?:do|does|did|is|are|was|were|ca|could|should|would|must|wo|has|have|had|need|might)n['’]?t|kein\w*|nicht|pas|nessun\w*|nao|geen|niet|ningun\w*) (?!(?:\S+ ){0,2}(?:without|ohne|sans|sin|senza|sem|zonder))(?:\S+ ){0,3}?(?:log\w*|sign\w*|accounts?|password|anmeld\w*|einlogg\w*|konto|connecter|connexion|compte|sesion|cuenta|acced\w*|accesso|conta|inlogg\w*)(?!\p{L})/u;

/** 'So that nobody forgets to look', 'who don't know where to look': nobody shall not see. */
const FORGETTING =
  /(?<!\p{L})(?<!(?:should|must|may|shall|could|can|to|darf|soll|muss) )(?:do(?:es)?n'?t|didn'?t|not|never|nobody|no ?one|niemand|keiner|nicht|personne|pas|nadie|no|nessuno|non|ninguem|nao|niet) (?:\S+ )?(?:knows?|forgets?|miss(?:es)?|remembers?|vergiss\w*|vergess\w*|verpass\w*|weiss|oubli\w*|sai[ts]|olvid\w*|sabe\w*|dimentic\w*|sa|sanno|esque\w*|verget\w*|weet)(?!\p{L})/u;

const patterns = new Map<string, RegExp>();
function says(line: string, source: string): boolean {
  const known = patterns.get(source) ?? new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
  patterns.set(source, known);
  return known.test(line);
}

const inEach = (lang: Lang): Words[] => (lang === 'en' ? [WORDS.en] : [WORDS[lang], WORDS.en]);

/** Whether a folded clause says that somebody shall not see something. */
export function isReserved(line: string, lang: Lang): boolean {
  return inEach(lang).some(({ see, know, not, me, between }) => {
    if (says(line, between)) return true;
    if (!says(line, not) || isFreely(line, lang) || FORGETTING.test(line)) return false;
    // 'I can never see what is left' is why there shall be an app.
    if (says(line, `(?:${me}) (?:\\S+ ){0,2}?(?:${not})`)) return false;
    return says(line, see) || says(line, know);
  });
}

/** What stands behind the first verb of seeing in a folded clause; null where nobody sees anything. */
export function seenIn(line: string, lang: Lang): string | null {
  for (const { see } of inEach(lang)) {
    const found = new RegExp(`(?<!\\p{L})(?:${see})(?!\\p{L})`, 'u').exec(line);
    if (found) return line.slice(found.index + found[0].length);
  }
  return null;
}

/** Whether a folded clause denies anything, but that an account is needed. */
export const isDenial = (line: string, lang: Lang): boolean =>
  !isFreely(line, lang) &&
  !FORGETTING.test(line) &&
  inEach(lang).some(({ not }) => says(line, not));

/** Whether a folded clause says that nothing is seen before one has signed in. */
export const needsSignIn = (line: string, lang: Lang): boolean =>
  !UNNEEDED.test(line) && inEach(lang).some(({ signedIn }) => says(line, signedIn));

/** Whether a folded clause denies something to people from outside. */
export const isAgainstStrangers = (line: string, lang: Lang): boolean =>
  !isFreely(line, lang) &&
  inEach(lang).some(({ strangers, not }) => says(line, strangers) && says(line, not));

/** Whether a folded clause says that no account is needed for something. */
export const isFree = (line: string, lang: Lang): boolean =>
  (isFreely(line, lang) || UNNEEDED.test(line)) && !needsSignIn(line, lang);
