import { fold, type Lang } from '../lexicon/index.ts';

/** What people say before a command out of courtesy, folded. */
const BEFORE: Record<Lang, string> = {
  en: 'please|(?:can|could|would|will) you(?: please)?|now|also|just|then',
  de: 'bitte|(?:kannst|konntest|wurdest) du(?: mir| bitte| noch| auch)*|(?:konnen|konnten) sie(?: bitte| noch| auch)*|jetzt|und dann|dann',
  fr: "s'?il (?:te|vous) plait|(?:peux|pourrais|veux) ?-? ?tu|(?:pouvez|pourriez) ?-? ?vous|maintenant|puis",
  es: 'por favor|(?:puedes|podrias|puede|podria)(?: usted)?|ahora|luego',
  it: 'per favore|(?:puoi|potresti|puo|potrebbe)|adesso|ora|poi',
  pt: 'por favor|(?:podes|poderias|pode|poderia|voce pode|consegue)|agora|depois',
  nl: 'alsjeblieft|(?:kun|kan|zou|wil) (?:je|u)(?: ook| nog| alsjeblieft)*|nu|dan',
};
const AFTER =
  /[\s,]*(?:please|bitte|s[’']?il (?:te|vous) pla[iî]t|por favor|per favore|alsjeblieft)?\s*[?]*\s*$/iu;

/** German and Dutch end such a question with its verb ('Kannst du ein Feld hinzufügen?'): as a command it comes first. */
const LAST: Partial<Record<Lang, readonly (readonly [string, string, string])[]>> = {
  de: [
    ['hinzufugen', 'füge', ' hinzu'],
    ['erganzen', 'ergänze', ''],
    ['einbauen', 'füge', ' hinzu'],
    ['einfugen', 'füge', ' hinzu'],
    ['entfernen', 'entferne', ''],
    ['loschen', 'lösche', ''],
    ['umbenennen', 'benenne', ' um'],
    ['anzeigen', 'zeige', ''],
    ['zeigen', 'zeige', ''],
    ['sortieren', 'sortiere', ''],
    ['ausblenden', 'verstecke', ''],
    ['machen', 'mache', ''],
  ],
  nl: [
    ['toevoegen', 'voeg', ' toe'],
    ['verwijderen', 'verwijder', ''],
    ['hernoemen', 'hernoem', ''],
    ['tonen', 'toon', ''],
    ['verbergen', 'verberg', ''],
    ['sorteren', 'sorteer', ''],
    ['maken', 'maak', ''],
  ],
};

/** Portuguese is said to a friend as well as to a stranger: 'adiciona' is 'adicione'. */
const STRANGERS: Record<string, string> = {
  adiciona: 'adicione',
  acrescenta: 'acrescente',
  insere: 'insira',
  junta: 'adicione',
  inclui: 'inclua',
  mostra: 'mostre',
  cria: 'crie',
  coloca: 'coloque',
  poe: 'ponha',
  faz: 'faça',
  remove: 'remova',
  exclui: 'exclua',
  apaga: 'apague',
  apagar: 'apague',
  tira: 'tire',
  tirar: 'tire',
  retira: 'tire',
  retire: 'tire',
  elimina: 'elimine',
  esconde: 'esconda',
  oculta: 'oculte',
  renomeia: 'renomeie',
  muda: 'mude',
  troca: 'troque',
  altera: 'altere',
  torna: 'torne',
  ordena: 'ordene',
  chama: 'chame',
};

/** 'A list of members' are members. */
const LIST_OF =
  /(?<=^\S+ (?:\S+ )?)(?:an? |eine? |une |un |una |uma |um |een )?(?:new |neue |nouvelle |nuova |nueva |nova |nieuwe )?(?:list|liste|lista|elenco|lijst) (?:of|von|de|d[’']|di|del|van|met) ?(?=\p{L})/iu;
/** 'Ein Feld für den Verlag' is a field that is called so. */
const FIELD_FOR =
  /(?<=(?:feld|spalte|champ|colonne|campo|columna|coluna|veld|kolom) )(?:f[üu]r|pour|para|per|voor) (?:den |die |das |la |le |l[’']|el |il |lo |a |o |de |het )?(?=\p{L})/iu;

/** A command without its courtesies: 'Could you please add a price?' → 'add a price'. */
export function plainly(text: string, lang: Lang): string {
  let said = text.trim();
  for (;;) {
    const shorter = withoutFirst(said, lang);
    if (shorter === said) break;
    said = shorter;
  }
  if (said === '') return text;
  const bare = said.replace(AFTER, '').trim();
  return withoutFrame(verbFirst(bare === '' ? said : bare, lang), lang);
}

function withoutFrame(text: string, lang: Lang): string {
  const [first = ''] = text.split(/\s/);
  const strangers = lang === 'pt' ? STRANGERS[fold(first)] : undefined;
  const said =
    lang === 'de' && /^erganzen?$/.test(fold(first))
      ? `füge${text.slice(first.length)} hinzu`
      : strangers
        ? `${strangers}${text.slice(first.length)}`
        : text;
  return said.replace(LIST_OF, '').replace(FIELD_FOR, '');
}

function withoutFirst(text: string, lang: Lang): string {
  const words = text.split(/(?<=\s)/);
  // The longest courtesy first; the words keep their own spelling.
  for (let count = Math.min(6, words.length - 1); count > 0; count--) {
    const head = fold(words.slice(0, count).join('').replace(/[¿¡]/g, ''))
      .replace(/[,\s]+$/, '')
      .replace('’', "'");
    if (new RegExp(`^(?:${BEFORE[lang]})$`).test(head)) return words.slice(count).join('').trim();
  }
  return text.replace(/^[¿¡]\s*/, '');
}

function verbFirst(text: string, lang: Lang): string {
  const cut = text.search(/\S+$/);
  const last = fold(text.slice(cut)).replace(/[.!]+$/, '');
  const known = LAST[lang]?.find(([verb]) => verb === last);
  if (!known || cut <= 0) return text;
  const [, first, particle] = known;
  return `${first} ${text.slice(0, cut).trim()}${particle}`;
}
