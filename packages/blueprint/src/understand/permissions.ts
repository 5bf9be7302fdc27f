import { PERMISSION_WORDS } from '../lexicon/actors.ts';
import { deedIn } from '../lexicon/doers.ts';
import { type Lang, lexiconFor } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import type { Level } from './draft.ts';
import { foldedLine } from './phrases.ts';

/** 'Only admins may read the answers': who, what, and of which thing, where one is named. */
export interface Statement {
  action: 'read' | 'write';
  level: Level;
  /** The thing key or the word that it is about. */
  about?: string;
  /** Of whose deeds one sees ('only I see who booked'): what those leave behind. */
  things?: readonly string[];
  /** What follows the verb, folded, without what that is about ('a question about a pot'). */
  object?: string;
  only: boolean;
  /** 'Everyone', which is everybody of a group where the app is for one. */
  isEverybody?: boolean;
}

const EVERYBODY =
  /^(?:everyone|everybody|all people|alle|alle leute|jede[rn]?|tout le monde|chacun|todos|todo el mundo|tutti|todo mundo|iedereen)$/;

/** What is somebody's own, in seven languages. */
const THEIRS =
  /^\s*(?:their|ihre[nm]?|leurs?|sus?|(?:i|le|il|la) (?:loro|propri[aeio])|(?:os |as )?(?:seus?|suas?)|hun)\s/i;

/** 'Everybody sees each other's shifts': shared, without a 'may'. */
const RECIPROCAL =
  /(?<!\p{L})(?:each other|one another|(?<=(?:sees?|reads?|views?) )every(?:one|body)|gegenseitig\w*|voneinander|les uns des autres|mutuellement|de los demas|unos de otros|a vicenda|degli altri|uns dos outros|dos outros|elkaars?|van elkaar)(?!\p{L})/u;
const DENIED =
  /(?<!\p{L})(?:not|(?:do|does|did|is|are|was|were|ca|could|should|would|must|wo|has|have|had|need|might)n['’]?t|never|no|no ?one|nobody|none|without|kein\w*|nicht|nie|niemand|ohne|pas|jamais|aucun\w*|personne|sans|nunca|nadie|ningun\w*|sin|non|mai|nessun\w*|senza|nao|ninguem|nenhum\w*|sem|geen|niet|nooit|zonder)(?!\p{L})/u;

/** People from outside: what they may see, everybody may. */
const PUBLIC = /^(customers?|clients?|kunden|clientes|clienti|klanten)$/;

const RANK: Record<Level, number> = { none: -1, creator: 0, admin: 1, all: 2, anonymous: 3 };

/**
 * What a text says about who may see and change rows. A clause counts where it says 'only', 'without
 * logging in', or has a 'may' between someone and what they do.
 */
export function permissionsIn(text: string, lang: Lang): Statement[] {
  const words = PERMISSION_WORDS[lang];
  const out: Statement[] = [];
  const whole = (source: string) =>
    new RegExp(`(?<![\\p{L}])(?:${source.replaceAll("'", "['’ ]")})(?![\\p{L}])`, 'gu');
  const { line } = foldedLine(tokenise(text));
  for (const clause of line.split(
    /[.;!?\n]|, (?=(?:but|aber|mais|pero|ma|mas|maar) )|, (?=(?:only|nur|seul\w*|solo|so|alleen) )/,
  )) {
    const noLogin = whole(words.noLogin).test(clause);
    const only = whole(words.only).test(clause);
    const modal = whole(words.modal).test(clause);
    const isShared = RECIPROCAL.test(clause) && !DENIED.test(clause);
    if (!noLogin && !only && !modal && !isShared) continue;
    const actors: { at: number; end: number; level: Level }[] = [];
    for (const level of ['creator', 'anonymous', 'all', 'admin'] as const)
      for (const match of clause.matchAll(whole(words[level]))) {
        const end = match.index + match[0].length;
        const longer = actors.find((actor) => actor.at <= match.index && match.index < actor.end);
        const inside = actors.findIndex(
          (actor) =>
            match.index <= actor.at && actor.end <= end && end - match.index > actor.end - actor.at,
        );
        if (inside >= 0) actors.splice(inside, 1);
        else if (longer) continue;
        actors.push({ at: match.index, end, level });
      }
    actors.sort((a, b) => a.at - b.at);
    for (const action of ['read', 'write'] as const)
      for (const match of clause.matchAll(whole(words[action]))) {
        const german = lang === 'de' || lang === 'nl';
        const actor = german
          ? whoMay(actors, clause, match.index, whole(words.modal))
          : actors.filter((known) => known.end <= match.index).at(-1);
        if (!actor) {
          if (noLogin && actors.length === 0) {
            const what = antecedent(clause.slice(0, match.index), lang);
            out.push({
              action,
              level: 'anonymous',
              only: false,
              isEverybody: false,
              ...(what ? { about: what } : {}),
            });
          }
          continue;
        }
        const between = clause.slice(actor.end, match.index);
        const isOpening = actor.level === 'anonymous' || actor.level === 'all';
        if (isOpening && ANOTHER.test(between)) continue;
        const onlyHere = whole(words.only).test(
          clause.slice(Math.max(0, actor.at - 12), actor.end + 8),
        );
        if (
          actor.level === 'admin' &&
          !onlyHere &&
          /^(i|ich|je|yo|io|eu|ik|moi)$/.test(clause.slice(actor.at, actor.end))
        )
          continue;
        if (
          !onlyHere &&
          !noLogin &&
          !(isShared && action === 'read') &&
          !whole(words.modal).test(between) &&
          !out.some((known) => known.level === actor.level)
        )
          continue;
        const behind = itself(
          german
            ? clause.slice(actor.end, match.index)
            : clause.slice(match.index + match[0].length),
        );
        const object = behind.trim() || action === 'read' ? behind : ahead(clause, actor.at);
        const guests = action === 'read' && PUBLIC.test(clause.slice(actor.at, actor.end));
        const isOpen = (noLogin && actor.level !== 'admin' && !onlyHere) || guests;
        // Who sees each other's knows each other.
        const among = isShared && actor.level === 'anonymous' ? 'all' : actor.level;
        // 'Residents can see their meter readings': each their own.
        const isOwn = action === 'read' && isOpening && !only && THEIRS.test(object);
        const open = isOpen ? 'anonymous' : among;
        const level = isOwn ? 'creator' : open;
        const about = thingNamed(object, lang) ?? antecedent(clause.slice(0, actor.at), lang);
        const isEverybody = !noLogin && EVERYBODY.test(clause.slice(actor.at, actor.end));
        const done = action === 'read' && onlyHere ? doneBehind(clause, match, lang) : null;
        out.push({
          action,
          level,
          ...(done && { things: done }),
          object,
          only: onlyHere,
          isEverybody,
          ...(about ? { about } : {}),
        });
      }
  }
  return narrowest(out);
}

/**
 * 'Members can borrow books, the librarian sees who has what': somebody else was named before the verb, so that nothing is
 * opened to the members. In 'members and coaches see' both are meant.
 */
const ANOTHER =
  /\p{L} ?(?:,|\b(?:and|while|but|whereas)\b) ?(?:the |my |our |an? )?(?!(?:can|could|may|might|must|shall|should|will|also|then|only|just|even|they|them|to|not|never|and|or|who|that|freely|all|both|we|i|you)\b)\p{L}+ $/u;

/** 'Only I see who booked': what is behind the verb is somebody's deed, and nothing else. */
function doneBehind(clause: string, verb: RegExpMatchArray, lang: Lang): readonly string[] | null {
  const done = deedIn(clause.slice((verb.index ?? 0) + verb[0].length), lang);
  return done && done.at <= ' , '.length ? done.things : null;
}

/** What is done something to, without what that is about. */
const itself = (object: string): string =>
  object.replace(
    /(?<=\p{L}) (?:about|regarding|concerning|uber|concernant|sur|sobre|riguardo|sul|sulla|over) .*/u,
    '',
  );

/** 'Swarm alerts anyone can report': what stands before who writes it, where nothing stands behind the verb. */
const ahead = (clause: string, actor: number): string =>
  clause.slice(0, actor).split(/[,:]/).at(-1) ?? '';

/** German and Dutch put the object before the verb ('nur ich darf die Mitglieder sehen'): who may stands beside the 'may'. */
function whoMay<A extends { at: number; end: number }>(
  actors: A[],
  clause: string,
  verb: number,
  modal: RegExp,
): A | undefined {
  const before = actors.filter((known) => known.end <= verb);
  const mays = [...clause.matchAll(modal)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  const beside = before.findLast((actor) =>
    mays.some(
      ([from, to]) =>
        Math.abs(from - actor.end) <= 1 ||
        Math.abs(actor.at - to) <= 1 ||
        /^ nur $/.test(clause.slice(to, actor.at)),
    ),
  );
  return beside ?? before.at(-1);
}

/** Of two statements about the same, the one that says 'only' stands, else the later. */
function narrowest(list: Statement[]): Statement[] {
  const kept = new Map<string, Statement>();
  for (const statement of list) {
    const key = `${statement.action}:${statement.things?.join() ?? statement.about ?? ''}`;
    const known = kept.get(key);
    if (!known || statement.only || (!known.only && RANK[statement.level] >= RANK[known.level]))
      kept.set(key, statement);
  }
  return [...kept.values()];
}

/** 'Prayer requests that people can send in': the thing before 'that'. */
function antecedent(before: string, lang: Lang): string | undefined {
  const relative =
    lang === 'en'
      ? /(.*)\b(?:that|which|where)\b[^,]{0,24}$/.exec(before.trim())
      : /(.*)\b(?:die|das|den|que|che|dat|waar)$/.exec(before.trim());
  if (!relative?.[1]) return undefined;
  const tokens = tokenise(relative[1]);
  const lexicon = lexiconFor(lang);
  for (let at = tokens.length - 1; at >= Math.max(0, tokens.length - 4); at--) {
    const hit = lexicon.match(tokens, at);
    const longer = at > 0 ? lexicon.match(tokens, at - 1) : null;
    const entries = longer && longer.length > 1 ? longer.entries : hit?.entries;
    const entry = entries?.find((known) => known.kind === 'thing');
    if (entry?.kind === 'thing') return entry.thing.key;
  }
  return undefined;
}

function thingNamed(clause: string, lang: Lang): string | undefined {
  const tokens = tokenise(clause);
  const lexicon = lexiconFor(lang);
  for (let at = 0; at < Math.min(tokens.length, 6); at++) {
    const entry = lexicon.match(tokens, at)?.entries.find((known) => known.kind === 'thing');
    if (entry?.kind === 'thing') return entry.thing.key;
  }
  return undefined;
}

/** Whether the person says that nobody else shall see it. */
export function saysPrivate(text: string, lang: Lang): boolean {
  const { line } = foldedLine(tokenise(text));
  return new RegExp(`(?<![\\p{L}])(?:${PERMISSION_WORDS[lang].hidden})(?![\\p{L}])`, 'u').test(
    line,
  );
}

/** Whether nobody shall need an account. */
export function saysNoLogin(text: string, lang: Lang): boolean {
  const { line } = foldedLine(tokenise(text));
  return new RegExp(`(?<![\\p{L}])(?:${PERMISSION_WORDS[lang].noLogin})(?![\\p{L}])`, 'u').test(
    line,
  );
}
