import { LANGS, type Lang } from '../lexicon/index.ts';

/** Messages that the built-in builder carries out to the letter: `key | en | de | fr | es | it | pt | nl`. */
const TABLE = `
field | Add “{1}” to {0} | Füge bei {0} „{1}“ hinzu | Ajoute « {1} » aux {0} | Añade «{1}» a {0} | Aggiungi «{1}» a {0} | Adiciona «{1}» a {0} | Voeg ‘{1}’ toe aan {0}
removeList | Remove {0} | Entferne {0} | Supprime les {0} | Quita {0} | Rimuovi {0} | Remove {0} | Verwijder {0}
board | Add a board of {0} | Füge eine Tafel für {0} hinzu | Ajoute un tableau kanban des {0} | Añade un tablero de {0} | Aggiungi una bacheca dei {0} | Adiciona um quadro de {0} | Voeg een bord van {0} toe
calendar | Add a calendar of {0} | Füge einen Kalender für {0} hinzu | Ajoute un calendrier des {0} | Añade un calendario de {0} | Aggiungi un calendario dei {0} | Adiciona um calendário de {0} | Voeg een kalender van {0} toe
statistics | Add statistics of {0} | Füge eine Statistik für {0} hinzu | Ajoute des statistiques des {0} | Añade estadísticas de {0} | Aggiungi statistiche dei {0} | Adiciona estatísticas de {0} | Voeg statistieken van {0} toe
signedIn | People who are signed in can see {0} | Angemeldete Nutzer können {0} sehen | Les utilisateurs connectés peuvent voir les {0} | Los usuarios registrados pueden ver {0} | Gli utenti registrati possono vedere {0} | Os utilizadores registados podem ver {0} | Ingelogde gebruikers kunnen {0} zien
admins | Only admins can see {0} | Nur Admins können {0} sehen | Seuls les admins peuvent voir les {0} | Solo los administradores pueden ver {0} | Solo gli amministratori possono vedere {0} | Só os administradores podem ver {0} | Alleen beheerders kunnen {0} zien
dark | Make it dark | Mach es dunkel | Rends-le sombre | Ponlo oscuro | Rendilo scuro | Deixa o tema escuro | Maak het donker
`;

export type NextMessage =
  | 'field'
  | 'removeList'
  | 'board'
  | 'calendar'
  | 'statistics'
  | 'signedIn'
  | 'admins'
  | 'dark';

const rows = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([key = '', ...texts]) => [key, texts] as const),
);

/** A message in the words of a language, about a list (as in a sentence) and a part of it. */
export function nextMessage(key: NextMessage, lang: Lang, list = '', part = ''): string {
  const text = rows.get(key)?.[LANGS.indexOf(lang)] ?? '';
  const bent = lang === 'de' && text.includes(' bei {0}') ? dative(list) : list;
  return text.replace('{0}', () => bent).replace('{1}', () => part);
}

/** 'bei Rezepten': a German plural that does not end in n or s gets its n. */
const dative = (plural: string): string => (/[ns]$/.test(plural) ? plural : `${plural}n`);
