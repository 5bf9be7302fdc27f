import {
  attributeLabel,
  attributes,
  capital,
  fold,
  type Lang,
  type Lexicon,
  singularOf,
} from '../../lexicon/index.ts';
import type { DraftField } from '../draft.ts';
import { fromAttribute } from '../fields.ts';
import { fieldName } from '../names.ts';
import { classOf } from '../wordnet.ts';

/** What a question's first word asks for, by language: patterns over the folded question, and the attribute that answers it. */
const ASKED: readonly [RegExp, string][] = [
  [
    /^(?:how much|wie ?viel|combien (?:ca )?cout|cuanto (?:cuesta|pag)|quanto (?:costa|cust|ho pagato|pag)|hoeveel (?:het )?kost|what (?:i|we|it|he|she|they) (?:paid|payed|costs?|charged?)|wat i (?:paid|payed)|ce que j'ai paye|was (?:ich|es) (?:bezahlt|gekostet|kostet)|wat ik betaald)/,
    'cost',
  ],
  [
    /^(?:who|wer|qui|quien|chi|quem|wie).*\b(?:pay|paid|payed|pays|bezahl\w*|zahl\w*|paie|pague?|pago|pagou?|pagato|betaal\w*)\b/,
    'payer',
  ],
  [
    /^(?:if|whether|ob|si|se|of)\b.*\b(?:pa(?:id|yed)|bezahlt|paye|pagad[oa]|pagat[oa]|pago|betaald)\b/,
    'paid',
  ],
  [/^(?:if|whether|ob|si|se|of|is)\b/, 'done'],
  [
    /^(?:who|wem|wer|wen|qui|quien|chi|quem|wie)\b.*\b(?:has|hat|have|borrowed|ausgeliehen|emprunte|tiene|ce l'ha|heeft|lent)\b/,
    'borrower',
  ],
  [/^(?:who|whose|wer|wem|wen|qui|quien|chi|quem|wie)\b/, 'assignee'],
  [/^(?:where|wo|ou|donde|dove|onde|waar)\b/, 'location'],
  [
    /^(?:how long|wie lange|combien de temps|cuanto (?:tiempo|dura)|quanto (?:tempo|dura)|hoe lang)\b/,
    'duration',
  ],
  [/^(?:how many|wie viele|combien de|cuant[oa]s|quant[ei]|quant[oa]s|hoeveel)\b/, 'quantity'],
  [
    /^(?:until when|bis wann|jusqu'a quand|hasta cuando|fino a quando|ate quando|tot wanneer)\b/,
    'due_date',
  ],
  [
    /^(?:when|since when|wann|seit wann|quand|cuando|quando|wanneer)\b.*\b(?:due|fallig|deadline|vence|scade|klaar)\b/,
    'due_date',
  ],
  [
    /^(?:when|since when|wann|seit wann|quand|depuis quand|cuando|desde cuando|quando|wanneer)\b/,
    'date',
  ],
  [
    /^(?:at |zu |a |en |op |um )?(?:which|what|welche[rs]?|quel(?:le)?|que|qual[ei]?|welke?) (?:time|hour|uhr\w*|zeit|heure|hora|ora|tijd)\b/,
    'time',
  ],
  [
    /^(?:which|what|welche[rnms]?|quel(?:le)?|que|qual[ei]?|welke?) (?:night|day|evening|morning|afternoon|week|weekend|nacht|tag|abend|woche|nuit|jour|soir|semaine|noche|dia|semana|notte|giorno|sera|settimana|noite|dag|avond)\b/,
    'date',
  ],
  [/^(?:about|on) (?:what|which|whom)\b|^(?:woruber|worum)\b/, 'subject'],
  [/^(?:by|to|from|with|for) who(?:m|se)?\b|^(?:von|an|mit|fur) wem\b/, 'assignee'],
  [/^(?:why|warum|wieso|pourquoi|por que|perche|waarom)\b/, 'reason'],
  [/^(?:what|wat|was|que|quoi|cosa|o que|ce que|which|how|wie)\b/, 'description'],
];

/** English participles that are not made with -ed, for names such as 'Taken by'. */
const DONE: Record<string, string> = {
  took: 'taken',
  takes: 'taken',
  made: 'made',
  makes: 'made',
  gave: 'given',
  gives: 'given',
  brought: 'brought',
  brings: 'brought',
  bought: 'bought',
  buys: 'bought',
  sold: 'sold',
  sells: 'sold',
  found: 'found',
  finds: 'found',
  wrote: 'written',
  writes: 'written',
  did: 'done',
  does: 'done',
  drove: 'driven',
  drives: 'driven',
  saw: 'seen',
  sees: 'seen',
  built: 'built',
  builds: 'built',
  taught: 'taught',
  teaches: 'taught',
  led: 'led',
  leads: 'led',
  sent: 'sent',
  sends: 'sent',
  won: 'won',
  lent: 'lent',
  ate: 'eaten',
  eats: 'eaten',
  drank: 'drunk',
  drinks: 'drunk',
};

const COMES_TO =
  /^(?:what|how much|was|wie ?viel|combien|ce que|cuanto|lo que|quanto|wat|hoeveel)\b.*\b(?:owed|owes?|schuldet|schulden|doit|doivent|debe|deben|deve|devono|devem|schuldig)\b/;

/** 'We log who, when and how much': of whatever it is, where nothing is paid. */
const HOW_MUCH =
  /^(?:and |und |et |y |e |en )?(?:how much|wie ?viel|combien|cuanto|quanto|hoeveel)(?: of (?:it|each))?$/;
const AMOUNT: Record<Lang, string> = {
  en: 'Amount',
  de: 'Menge',
  fr: 'Quantité',
  es: 'Cantidad',
  it: 'Quantità',
  pt: 'Quantidade',
  nl: 'Hoeveelheid',
};

/** A field for a question that a text says of its rows ('who took it', 'what I paid'), or null where nothing is asked. */
export function answerTo(question: string, { lang }: Lexicon): DraftField | null {
  const low = fold(question).trim();
  // What somebody is owed adds up from rows, and is written into none.
  if (COMES_TO.test(low)) return null;
  if (HOW_MUCH.test(low))
    return { name: 'amount', label: AMOUNT[lang], type: 'number', role: 'quantity', asked: true };
  const key = ASKED.find(([pattern]) => pattern.test(low))?.[1];
  const attribute = attributes.get(key ?? '');
  if (!attribute) return null;
  const field = { ...fromAttribute(attribute, lang, attributeLabel(attribute, lang)), asked: true };
  const label = lang === 'en' ? labelIn(low, key ?? '') : undefined;
  return label ? { ...field, label, name: fieldName(label), attribute: undefined } : field;
}

/** 'who took it' is told by 'Taken by', 'who I gave it to' by 'Given to', 'what I sold it for' by 'Sold for'. */
/** 'Whether they bring a dog' is 'Brings a dog', 'whether it is vegetarian' is 'Vegetarian'. */
function stateIn(words: readonly string[]): string | undefined {
  if (!/^(?:if|whether)$/.test(words[0] ?? '')) return undefined;
  const [subject = '', verb = '', ...rest] = words
    .slice(1)
    .filter((word) => !/^(?:or|not)$/.test(word));
  if (!/^(?:it|they|he|she|somebody|someone)$/.test(subject) || rest.length > MOST_SAID)
    return undefined;
  const said = rest.filter((word, at) => at > 0 || !/^(?:an?|the)$/.test(word));
  if (/^(?:is|are|was|were)$/.test(verb))
    return said.length > 0 ? capital(said.join(' ')) : undefined;
  if (/^(?:can|could|will|would|should|must|may|has|have|had|do|does|did)$/.test(verb))
    return undefined;
  if (rest.length === 0) return undefined;
  const third = /s$/.test(verb) ? verb : /(?:ch|sh|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return capital([third, ...rest].join(' '));
}

/** How many words a state is called by at most, beside its verb. */
const MOST_SAID = 3;

function labelIn(low: string, key: string): string | undefined {
  const words = low.split(/\s+/);
  const verb = words.find((word) => DONE[word] || (/[a-z]{2}ed$/.test(word) && word !== 'need'));
  const done = verb && (DONE[verb] ?? verb);
  const whom = /^(by|to|from|with|for) who/.exec(low)?.[1];
  if (whom) return { by: 'Done by', to: 'Given to', from: 'From', with: 'With', for: 'For' }[whom];
  if (key === 'assignee' && done && done !== 'done')
    return `${capital(done)} ${low.endsWith(' to') ? 'to' : 'by'}`;
  if (key === 'date' && done && /^when (?:i|we|it|they|he|she) (?:was |were )?last/.test(low))
    return `Last ${done}`;
  if (key === 'date' && done) return `${capital(done)} on`;
  if (key === 'cost' && /paid|payed/.test(low)) return 'Price paid';
  // 'What they did', 'what he ate': of several, each by its deed.
  if (key === 'description' && done && /^what (?:i|we|he|she|they) \w+$/.test(low))
    return capital(done);
  // 'Who can't make it'.
  if (key === 'assignee' && /\b(?:can['’ ]?t|cannot|can not|won['’ ]?t|not)\b/.test(low))
    return 'Away';
  const does = key === 'assignee' && words.length === 2 ? singularOf(words[1] ?? '', 'en') : '';
  if (does && does !== words[1] && classOf(does) === 'person') return capital(does);
  if (key === 'description' && /^wh?at (?:i|we) (?:sold|got)/.test(low)) return undefined;
  if (key === 'description' && /about/.test(low)) return 'Subject';
  if (key === 'done' && done) return capital(done);
  const isSo = key === 'done' ? stateIn(words) : undefined;
  if (isSo) return isSo;
  const counted = /^how many (\w+)/.exec(low)?.[1];
  if (key === 'quantity' && counted) return `Number of ${counted}`;
  return undefined;
}
