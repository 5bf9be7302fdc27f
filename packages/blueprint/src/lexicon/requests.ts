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
