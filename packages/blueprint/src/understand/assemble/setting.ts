import type { Span } from '../../labels/index.ts';
import { type Token, tokenise } from '../../lexicon/tokens.ts';
import { classOf } from '../wordnet.ts';
import type { Assembly } from './assembly.ts';
import { textOf } from './outline/state.ts';

/** How long the name of an app may be that is only said to be for something. */
const LONGEST = 28;
const MOST_WORDS = 4;
/** From which lead on a stretch is what the app is for. */
const SURE = 5;
const SMALL =
  /^(?:(?:my|our|a|an|the|this|small|little|local|mein\p{L}*|unser\p{L}*|ein\p{L}*|der|die|das|dem|den|klein\p{L}*|mon|ma|mes|notre|nos|un|une|le|la|les|petite?|mi|mis|nuestr[oa]s?|una|el|los|las|il|lo|i|gli|mio|mia|miei|nostr[oaie]|minha|meu|nossa|nosso|uma|um|o|os|mijn|onze|ons|een|de|het) +|(?:l|un|dell|d)['’] ?)+/iu;
/** What every second app is for, and people, say nothing of one. */
const OF_ANY =
  /^(?:teams?|company|companies|business|famil\p{L}*|familie|friends?|freunde?|amis?|amigos?|amici|vrienden|home|house(?:hold)?|haus|maison|casa|huis|office|büro|bureau|oficina|ufficio|escritório|kantoor|school|schule|école|escuela|scuola|escola|us|me|clients?|customers?|kund\p{L}*|clientes?|clienti|klanten|people|everyone|students?|kids?|children|kinder|enfants?|hijos|figli|filhos|kinderen|m[uo]m|dad|mother|father|grand\p{L}*|mutter|vater|mère|père|madre|padre|mãe|pai|moeder|vader|wife|husband|son|daughter|firma|empresa|entreprise|azienda|bedrijf|verein|association|asociación|associazione|club|equipo|squadra|équipe|equipa)$/iu;

/** What an app is for, where that could be its name; undefined for people and for what any app may be for. */
export function settingOf(assembly: Assembly): string | undefined {
  const settings = assembly.spans.filter(({ kind, lead }) => kind === 'setting' && lead > SURE);
  return settings.map((span) => nameIn(assembly, span)).find((name) => name !== undefined);
}

function nameIn(assembly: Assembly, span: Span): string | undefined {
  const said = textOf(assembly, span).replace(SMALL, '').trim();
  const words = tokenise(said).filter(({ kind }) => kind === 'word');
  const { lang } = assembly.draft;
  const head = (lang === 'en' ? words.at(-1) : words[0])?.low ?? '';
  if (head.length < 2 || said.length > LONGEST || OF_ANY.test(head) || /\d/.test(said))
    return undefined;
  const isPerson = lang === 'en' && words.length === 1 && classOf(head) === 'person';
  return words.length > MOST_WORDS || isPerson || isDone(assembly, span, words) ? undefined : said;
}

/** 'I repair violins', 'para organizar el viaje': what is done is no name. */
function isDone({ tokens, tags, draft }: Assembly, { from, to }: Span, words: Token[]): boolean {
  if (draft.lang !== 'en')
    return words.length > 2 && /(?:en|ar|er|ir|are|ere|ire)$/.test(words[0]?.low ?? '');
  const isBehindWho = /^(?:i|we)$/.test(tokens[from - 1]?.low ?? '');
  return isBehindWho || tokens.slice(from, to).some(({ start }) => tags.get(start) === 'verb');
}
