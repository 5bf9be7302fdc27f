import { fold } from '../lexicon/index.ts';

/** What players have on a field, with a shirt. */
const ON_A_FIELD = new Set(['position_played', 'number_shirt']);
/** Games and sports that have neither, in seven languages. */
const WITHOUT =
  /(?<!\p{L})(?:chess|checkers|backgammon|bridge|poker|bingo|scrabble|board ?games?|card games?|esports?|video ?games?|gaming|darts?|billiards?|snooker|pool|bowling|golf\p{L}*|tennis\p{L}*|tenis|padel|badminton|squash|ping[- ]?pong|table tennis|archery|fencing|petanque|boule|bocce|quiz\p{L}*|trivia|rpg|d&d|mahjong|schach\p{L}*|skat|doppelkopf|brettspiel\p{L}*|kartenspiel\p{L}*|kegeln|tischtennis|bogenschie\p{L}*|echecs|dames|belote|tarot|jeux? de (?:societe|cartes)|flechettes|ajedrez|damas|domino|juegos? de (?:mesa|cartas)|dardos|scacchi|dama|briscola|giochi? da tavolo|giochi? di carte|freccette|xadrez|jogos? de (?:tabuleiro|cartas)|schaken|schaak\p{L}*|dammen|klaverjas\p{L}*|bordspel\p{L}*|kaartspel\p{L}*)(?!\p{L})/u;

/** Whether a usual field of players has no place in the game that a text names: no goalkeeper plays chess. */
export const isOffTheField = (attribute: string, text: string): boolean =>
  ON_A_FIELD.has(attribute) && WITHOUT.test(fold(text));
