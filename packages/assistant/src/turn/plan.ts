import { type AppFiles, BLUEPRINT_FILE, type EntitySchema } from '@trellis/contract';
import type { Draft } from '../draft/draft.ts';
import type { TurnEvent } from './events.ts';

/**
 * Who words a plan: a model that writes code does it itself; of one that only builds, the plan is what it would have
 * built: as it was asked for, or as the guess that it is.
 */
export type PlanKind = 'written' | 'derived' | 'guessed';

/** Of an answer that plans, what is said: of what it does nothing is told, and its words only where they are the plan. */
export async function* saidOnly(
  events: AsyncIterable<TurnEvent>,
  kind: PlanKind,
): AsyncGenerator<TurnEvent, string> {
  let held = '';
  for await (const event of events) {
    if (event.type.startsWith('action-') || ['file', 'next'].includes(event.type)) continue;
    if (kind !== 'written' && event.type === 'text') held += event.text;
    else yield event;
  }
  return held;
}

/** The plan that a draft comes to, as Markdown, in the language of the app that it would be; '' where it changes nothing. */
export function planOf(
  before: Readonly<AppFiles>,
  draft: Draft,
  memos: Readonly<Record<string, string>>,
  isGuess: boolean,
): string {
  const say = wordsIn(languageOf(memos[BLUEPRINT_FILE]));
  const part = (prefix: string, line: (path: string) => string) => {
    const paths = [...draft.changed].filter((path) => path.startsWith(prefix)).sort();
    return paths.map((path) => {
      const state = !(path in draft.files) ? 'gone' : path in before ? 'changed' : '';
      return `- ${state === 'gone' ? `**${nameOf(path)}**` : line(path)}${state && ` (${say[state]})`}`;
    });
  };
  const groups = [
    [say.data, part('entities/', (path) => entityLine(path, draft.files[path]))],
    [say.pages, part('pages/', (path) => `**${titleOf(path)}**`)],
    [say.tools, part('tools/', (path) => `**${toolTitle(path, draft.files[path])}**`)],
  ] as const;
  const lists = groups
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}:\n${lines.join('\n')}`);
  const rest = [...draft.changed].filter((path) => !/^(?:entities|pages|tools)\//.test(path));
  if (lists.length === 0 && rest.length === 0) return '';
  if (lists.length === 0) lists.push(`${say.files}:\n${rest.map((p) => `- \`${p}\``).join('\n')}`);
  return [isGuess ? say.guess : say.plan, ...lists, say.build].join('\n\n');
}

function entityLine(path: string, text = '{}'): string {
  const schema = parsed<Partial<EntitySchema>>(text);
  const fields = Object.entries(schema?.properties ?? {}).map(
    ([name, field]) => field.title || spaced(name).toLowerCase(),
  );
  return `**${titleOf(path)}**${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;
}

const toolTitle = (path: string, text = '{}'): string =>
  parsed<{ title?: string }>(text)?.title || titleOf(path);

const nameOf = (path: string): string => (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '');
const titleOf = (path: string): string => spaced(nameOf(path));
/** 'ShoppingList' and 'due_date' as words. */
const spaced = (name: string): string =>
  name
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .replace(/ \p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    // What is no JSON has no fields to name.
    return null;
  }
}

const languageOf = (memo = '{}'): string => parsed<{ language?: string }>(memo)?.language ?? 'en';

/** One line a sentence, one column a language, as the built-in builder's answers have them. */
const TABLE = `
key | en | de | fr | es | it | pt | nl
plan | This is what I would make. Nothing is changed yet. | Das würde ich machen. Noch ist nichts geändert. | Voici ce que je ferais. Rien n’est encore changé. | Esto es lo que haría. Aún no ha cambiado nada. | Ecco che cosa farei. Nulla è ancora cambiato. | Isto é o que eu faria. Nada mudou ainda. | Dit zou ik maken. Er is nog niets veranderd.
guess | I am not sure what you have in mind, so this is only a guess. Nothing is changed yet. Tell me what the app should keep, for example “members with a name and a phone number”. | Ich bin nicht sicher, was Sie im Sinn haben; das hier ist nur geraten. Noch ist nichts geändert. Sagen Sie mir, was die App festhalten soll, zum Beispiel „Mitglieder mit Name und Telefon“. | Je ne suis pas sûr de ce que vous avez en tête ; ceci n’est qu’une supposition. Rien n’est encore changé. Dites-moi ce que l’appli doit garder, par exemple « des membres avec nom et téléphone ». | No estoy seguro de lo que tienes en mente; esto es solo una suposición. Aún no ha cambiado nada. Dime qué debe guardar la app, por ejemplo «socios con nombre y teléfono». | Non sono sicuro di che cosa hai in mente; questa è solo un’ipotesi. Nulla è ancora cambiato. Dimmi che cosa deve tenere l’app, per esempio «soci con nome e telefono». | Não tenho a certeza do que tem em mente; isto é só um palpite. Nada mudou ainda. Diga-me o que a app deve guardar, por exemplo “membros com nome e telefone”. | Ik weet niet zeker wat u bedoelt; dit is maar een gok. Er is nog niets veranderd. Zeg me wat de app moet bijhouden, bijvoorbeeld ‘leden met naam en telefoon’.
data | Data | Daten | Données | Datos | Dati | Dados | Gegevens
pages | Pages | Seiten | Pages | Páginas | Pagine | Páginas | Pagina’s
tools | AI tools | KI-Werkzeuge | Outils d’IA | Herramientas de IA | Strumenti IA | Ferramentas de IA | AI-hulpmiddelen
files | Files | Dateien | Fichiers | Archivos | File | Ficheiros | Bestanden
changed | changed | geändert | modifié | cambiado | modificato | alterado | gewijzigd
gone | removed | entfernt | retiré | eliminado | rimosso | removido | verwijderd
build | Say what should be different, or let me build it. | Sag, was anders sein soll, oder lass es mich bauen. | Dites ce qui doit être différent, ou laissez-moi le construire. | Di qué debería ser distinto, o deja que lo construya. | Di’ che cosa deve essere diverso, o lasciamelo costruire. | Diga o que deve ser diferente, ou deixe-me construir. | Zeg wat anders moet, of laat het me bouwen.
`;

type Word = 'plan' | 'guess' | 'data' | 'pages' | 'tools' | 'files' | 'changed' | 'gone' | 'build';

function wordsIn(language: string): Record<Word, string> {
  const [head = [], ...lines] = TABLE.trim()
    .split('\n')
    .map((line) => line.split(' | '));
  const at = Math.max(1, head.indexOf(language));
  return Object.fromEntries(lines.map((cells) => [cells[0], cells[at]])) as Record<Word, string>;
}
