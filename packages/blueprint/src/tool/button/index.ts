import { type ToolFile, toolFilesIn } from '@trellis/contract';
import { clausesOf } from '../../change/clause.ts';
import { change } from '../../change/index.ts';
import type { BlueprintInput } from '../../input.ts';
import { LANGS, type Lang, lexiconFor } from '../../lexicon/index.ts';
import { tokenise } from '../../lexicon/tokens.ts';
import type { AppSpec, Understanding } from '../../spec.ts';
import { languageOf } from '../../understand/language.ts';
import { foreignButton } from '../foreign/read.ts';
import type { ForeignTongue } from '../foreign/verbs.ts';
import { VOCABULARY } from '../foreign/vocabulary.ts';
import { toolWords } from '../words.ts';
import { placeOf } from './find.ts';
import { makeButton, withWritten } from './make.ts';
import { type ButtonWish, buttonWish } from './read.ts';

/** A message about a button that has a model write something: what it changes, with the tool behind it; or an answer. */
export interface ButtonTurn {
  understanding: Understanding;
  tools: readonly ToolFile[];
}

const REMOVES =
  /^(?:please\s+)?(?:remove|delete|drop|hide|take away|get rid of)\s+(?:the\s+|that\s+|this\s+)?(.*\bbutton\b.*)$/i;

/**
 * Reads a message that wishes a button which suggests, summarises or writes what a field holds ('add a button that
 * suggests a title'), or one of these away. What else the message wishes is done with it, or told as not understood.
 * null where it is about nothing of that.
 */
export function buttonTurn({ messages, files, spec, now }: BlueprintInput): ButtonTurn | null {
  const text = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  if (!spec || spec.entities.length === 0) return null;
  const lang = languageOf(
    tokenise(text),
    LANGS.find((known) => known === spec.language),
  );
  const read = (clause: string) =>
    lang === 'en' ? buttonWish(clause) : foreignButton(clause, lang);
  const clauses = clausesOf(text.slice(0, 2_000), lexiconFor(lang)).map((one) => one.text);
  const removed = clauses.length === 1 ? removedButton(text, spec, lang) : null;
  if (removed) return { understanding: removed, tools: [] };
  const at = clauses.findIndex((clause) => read(clause) !== null);
  const wish = at < 0 ? null : read(clauses[at]!);
  if (!wish) return null;
  const others = clauses.filter((_, n) => n !== at);
  const more = others.length > 0 ? change(others.join('. '), spec, { now }) : null;
  const base = more?.kind === 'change' ? more.spec : spec;
  const done = more?.kind === 'change' ? more.changes : [];
  const unread = more && more.kind !== 'change' ? others : [];
  const made = madeFor(wish, base, toolFilesIn(files), lang);
  if (made === null) return null;
  if (typeof made !== 'string') {
    const changes = [...done, ...made.said];
    const after = withUnread(made.spec, unread);
    return { understanding: { kind: 'change', spec: after, changes }, tools: made.tools };
  }
  return {
    understanding:
      more?.kind === 'change'
        ? { ...more, spec: withUnread(base, [clauses[at]!]) }
        : { kind: 'unclear', spec, changes: [], answer: made },
    tools: [],
  };
}

interface Made {
  spec: AppSpec;
  tools: ToolFile[];
  said: string[];
}

/** A button for each field that is named; why there is none where one of them cannot be; null for no wish of that. */
function madeFor(
  wish: ButtonWish,
  spec: AppSpec,
  tools: readonly ToolFile[],
  lang: Lang,
): Made | string | null {
  let made: Made = { spec, tools: [], said: [] };
  for (const object of wish.objects) {
    const place = placeOf(wish, object, made.spec, lang);
    if (place === null || typeof place === 'string') return place;
    const { written, label } = place.target;
    if (written) return toolWords(lang, 'there', written.label, label);
    // Of several each is told what is its own.
    const said = wish.objects.length > 1 ? object : wish.said;
    const mine = { ...wish, objects: [object], said };
    const one = makeButton(mine, place, made.spec, [...tools, ...made.tools], lang);
    made = { spec: one.spec, tools: [...made.tools, one.tool], said: [...made.said, one.said] };
  }
  return made;
}

/** What was not understood of a message is told; it is no part of what the app is. */
const withUnread = (spec: AppSpec, unread: readonly string[]): AppSpec => ({
  ...spec,
  readings: [
    ...spec.readings.filter(({ readAs }) => readAs === 'unread'),
    ...unread.map((word) => ({ word: word.replace(/[.!?]+$/, ''), readAs: 'unread' })),
  ],
});

/** The same in another language: what a sentence says that takes a button away. */
function removesIn(text: string, lang: ForeignTongue): string | null {
  const words = VOCABULARY[lang];
  const tokens = tokenise(text);
  const has = (is: RegExp) => tokens.some(({ low }) => is.test(low));
  return has(words.button) && has(words.removes) ? text.toLowerCase() : null;
}

/** 'Remove the button that suggests a title': the button alone, where there is one that is meant. */
function removedButton(text: string, spec: AppSpec, lang: Lang): Understanding | null {
  const words =
    lang === 'en' ? REMOVES.exec(text.trim())?.[1]?.toLowerCase() : removesIn(text, lang);
  const all = spec.entities.flatMap((entity) =>
    entity.fields.flatMap((field) => (field.written ? [{ entity, field }] : [])),
  );
  if (!words || all.length === 0) return null;
  const named = all.filter(({ field }) => words.includes(field.label.toLowerCase()));
  const [only] = named.length > 0 ? named : all;
  if (!only || (named.length === 0 && all.length > 1)) return null;
  const { entity, field } = only;
  return {
    kind: 'change',
    spec: withUnread(withWritten(spec, entity.name, field.name, undefined), []),
    changes: [toolWords(lang, 'gone', field.written!.label, field.label)],
  };
}
