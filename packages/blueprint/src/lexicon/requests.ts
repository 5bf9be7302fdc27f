import type { Lang } from './lang.ts';

/** What someone from outside asks of whoever keeps the app. */
export type RequestKind = 'request' | 'apply' | 'suggest' | 'sign' | 'register' | 'form';

/** Verbs of asking, folded; those of 'form' need the word form behind them. */
export const REQUEST_VERBS: Record<Lang, Partial<Record<RequestKind, string>>> = {
  en: {
    request: 'ask asks request requests enquire inquire',
    apply: 'apply applies',
    suggest: 'suggest suggests propose proposes nominate nominates recommend',
    sign: 'sign signs',
    register: 'register registers rsvp signup sign',
    form: 'fill fills complete submit submits send',
  },
  de: {
    request: 'anfragen anfragt beantragen beantragt erbitten',
    apply: 'bewerben bewirbt',
    suggest: 'vorschlagen',
    sign: 'unterschreiben unterzeichnen',
    register: 'registrieren',
    form: 'ausfullen',
  },
  fr: {
    request: 'demander demandent',
    apply: 'postuler postulent candidater',
    suggest: 'suggerer suggerent proposer proposent',
    sign: 'signer signent',
    register: "s'inscrire inscrire",
    form: 'remplir remplissent',
  },
  es: {
    request: 'solicitar solicitan pedir piden',
    apply: 'postular postulan',
    suggest: 'sugerir sugieren proponer proponen',
    sign: 'firmar firman',
    register: 'registrarse inscribirse',
    form: 'rellenar completar',
  },
  it: {
    request: 'richiedere richiedono chiedere chiedono',
    apply: 'candidarsi',
    suggest: 'suggerire suggeriscono proporre',
    sign: 'firmare firmano',
    register: 'registrarsi iscriversi',
    form: 'compilare',
  },
  pt: {
    request: 'solicitar solicitam pedir pedem',
    apply: 'candidatar candidatarem',
    suggest: 'sugerir sugerem propor',
    sign: 'assinar assinam',
    register: 'registar-se inscrever-se',
    form: 'preencher',
  },
  nl: {
    request: 'aanvragen aanvraagt',
    apply: 'solliciteren',
    suggest: 'voorstellen',
    sign: 'ondertekenen',
    register: 'registreren',
    form: 'invullen',
  },
};

/** Small words that mean whoever comes by ('people can …', 'anyone may …'). */
export const WHOEVER =
  /^(people|anyone|anybody|everyone|everybody|others|they|man|jeder|alle|on|cualquiera|todos|chiunque|tutti|qualquer|iedereen)$/;

/** What booking is called where another verb was said for it: one, many, and the button's word. */
export const BOOKING_WORDS: Record<Lang, [RegExp, string, string, string][]> = {
  en: [
    [/^reserv/, 'Reservation', 'Reservations', 'Reserve'],
    [/^(sign|signup)/, 'Sign-up', 'Sign-ups', 'Sign up'],
    [/^(regist|enrol)/, 'Registration', 'Registrations', 'Register'],
    [/^(join|attend|rsvp)/, 'Sign-up', 'Sign-ups', 'Join'],
  ],
  de: [
    [/^reserv/, 'Reservierung', 'Reservierungen', 'Reservieren'],
    [/^(anmeld|eintrag|einschreib|teilnehm|meld|trag)/, 'Anmeldung', 'Anmeldungen', 'Anmelden'],
  ],
  fr: [[/inscri/, 'Inscription', 'Inscriptions', "S'inscrire"]],
  es: [[/inscri|apunt/, 'Inscripción', 'Inscripciones', 'Inscribirse']],
  it: [[/iscriv/, 'Iscrizione', 'Iscrizioni', 'Iscriviti']],
  pt: [[/inscrev/, 'Inscrição', 'Inscrições', 'Inscrever-se']],
  nl: [
    [/^reserve/, 'Reservering', 'Reserveringen', 'Reserveren'],
    [/^(inschrijv|aanmeld|meld|schrijf)/, 'Aanmelding', 'Aanmeldingen', 'Aanmelden'],
  ],
};

/** What the form is called by that asks; `{0}` is what is asked for, `{a}` its article before it. */
export const REQUEST_ACTIONS: Record<keyof typeof REQUEST_LABELS, Record<Lang, string>> = {
  request: {
    en: 'Ask for {a}',
    de: '{0} anfragen',
    fr: 'Faire une demande',
    es: 'Solicitar {0}',
    it: 'Richiedi {0}',
    pt: 'Solicitar {0}',
    nl: '{0} aanvragen',
  },
  apply: {
    en: 'Apply',
    de: 'Bewerben',
    fr: 'Postuler',
    es: 'Postularse',
    it: 'Candidati',
    pt: 'Candidatar-se',
    nl: 'Solliciteren',
  },
  suggest: {
    en: 'Suggest {a}',
    de: '{0} vorschlagen',
    fr: 'Faire une suggestion',
    es: 'Sugerir {0}',
    it: 'Suggerisci {0}',
    pt: 'Sugerir {0}',
    nl: '{0} voorstellen',
  },
  register: {
    en: 'Register',
    de: 'Anmelden',
    fr: "S'inscrire",
    es: 'Inscribirse',
    it: 'Iscriviti',
    pt: 'Inscrever-se',
    nl: 'Aanmelden',
  },
};

/** How the rows are called; `{0}` is what is asked for. One and many. */
export const REQUEST_LABELS: Record<
  'request' | 'apply' | 'suggest' | 'register',
  Record<Lang, [string, string]>
> = {
  request: {
    en: ['{0} request', '{0} requests'],
    de: ['Anfrage', 'Anfragen'],
    fr: ['Demande de {0}', 'Demandes de {0}'],
    es: ['Solicitud de {0}', 'Solicitudes de {0}'],
    it: ['Richiesta di {0}', 'Richieste di {0}'],
    pt: ['Pedido de {0}', 'Pedidos de {0}'],
    nl: ['Aanvraag', 'Aanvragen'],
  },
  apply: {
    en: ['Application', 'Applications'],
    de: ['Bewerbung', 'Bewerbungen'],
    fr: ['Candidature', 'Candidatures'],
    es: ['Solicitud', 'Solicitudes'],
    it: ['Candidatura', 'Candidature'],
    pt: ['Candidatura', 'Candidaturas'],
    nl: ['Sollicitatie', 'Sollicitaties'],
  },
  suggest: {
    en: ['{0} suggestion', '{0} suggestions'],
    de: ['Vorschlag', 'Vorschläge'],
    fr: ['Suggestion', 'Suggestions'],
    es: ['Sugerencia', 'Sugerencias'],
    it: ['Suggerimento', 'Suggerimenti'],
    pt: ['Sugestão', 'Sugestões'],
    nl: ['Voorstel', 'Voorstellen'],
  },
  register: {
    en: ['Registration', 'Registrations'],
    de: ['Anmeldung', 'Anmeldungen'],
    fr: ['Inscription', 'Inscriptions'],
    es: ['Inscripción', 'Inscripciones'],
    it: ['Iscrizione', 'Iscrizioni'],
    pt: ['Inscrição', 'Inscrições'],
    nl: ['Aanmelding', 'Aanmeldingen'],
  },
};
