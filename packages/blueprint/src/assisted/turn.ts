import { sentences } from '../answer/words.ts';
import { accessAsked } from '../change/requested.ts';
import type { BlueprintEvent, BlueprintInput } from '../input.ts';
import { LANGS, type Lang } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { blueprintTurn } from '../model.ts';
import { respond } from '../respond.ts';
import type { AppSpec, Understanding } from '../spec.ts';
import { buttonTurn } from '../tool/button/index.ts';
import { writeTurn } from '../turn.ts';
import { languageOf } from '../understand/language.ts';
import { unclearAnswer } from '../understand/unclear.ts';
import { completeSpec } from './complete.ts';
import type { Note } from './notes.ts';
import { isSure } from './plain.ts';
import { changePrompt, firstPrompt, type Prompt } from './prompt.ts';
import type { ReducedSpec } from './reduced.ts';
import { revise } from './revise.ts';
import { said } from './words.ts';

/** Why a model's answer could not be used. */
export type Unusable = 'invalid' | 'rate-limit' | 'stalled' | 'network' | 'refused' | 'provider';

const messageOf = (input: BlueprintInput): string =>
  input.messages.findLast(({ role }) => role === 'user')?.text ?? '';

const langOf = (language: string): Lang => LANGS.find((lang) => lang === language) ?? 'en';

const isBuilt = (spec: AppSpec | null): spec is AppSpec =>
  spec !== null && spec.entities.length > 0;

/**
 * What to ask a model for this turn; null where the built-in builder understands all of the message
 * by itself (a change without a rest, a question about the app), or there is nothing to understand.
 */
export function specPrompt(input: BlueprintInput): Prompt | null {
  const message = messageOf(input);
  if (!/[\p{L}\p{N}]/u.test(message)) return null;
  // The panel's own words are no riddle.
  if (accessAsked(message)) return null;
  if (!isBuilt(input.spec)) return firstPrompt(message);
  if (buttonTurn(input)) return null;
  const { kind, spec, answer } = respond(message, input.spec, input.now);
  if (kind === 'new') return firstPrompt(message);
  if (kind === 'change')
    return isSure(spec, input.spec, message) ? null : changePrompt(message, input.spec);
  const isAnswered = !LANGS.some((lang) => unclearAnswer(lang, 'change') === answer);
  const isForeign = answer?.includes(unclearAnswer('en', 'script')) ?? false;
  return isAnswered && !isForeign ? null : changePrompt(message, input.spec);
}

/** One turn of the builder with a spec that a model filled: completed, repaired and written by code. */
export async function* assistedTurn(
  input: BlueprintInput,
  reduced: ReducedSpec,
  model: string,
): AsyncGenerator<BlueprintEvent> {
  const message = messageOf(input);
  const own = respond(message, input.spec, input.now);
  if (!isBuilt(input.spec) || own.kind === 'new') {
    const { spec, notes } = completeSpec(reduced, message, input.now);
    yield* write(input, { kind: 'new', spec, changes: [] }, notes, model);
    return;
  }
  const { understanding, notes } = revise(input.spec, reduced, message, input.now);
  if (understanding.kind === 'change') {
    yield* write(input, understanding, notes, model);
    return;
  }
  // Part of a message that the built-in builder is sure of is still done.
  if (own.kind === 'change' && isSure({ ...own.spec, readings: [] }, input.spec, message)) {
    yield* blueprintTurn(input);
    return;
  }
  const { language } = input.spec;
  const answer = own.answer ?? unclearAnswer(langOf(language), 'change');
  const words = [answer, said(language, 'neither', model), told(notes, language, model)];
  yield { type: 'text', text: words.filter(Boolean).join('\n\n') };
}

/** The turn of the built-in builder alone, which first says why the model had no part in it. */
export async function* unassistedTurn(
  input: BlueprintInput,
  why: Unusable,
  model: string,
): AsyncGenerator<BlueprintEvent> {
  const language = input.spec?.language ?? languageOf(tokenise(messageOf(input)));
  yield { type: 'text', text: `${said(language, why, model)}\n\n` };
  yield* blueprintTurn(input);
}

function* write(
  input: BlueprintInput,
  understanding: Understanding,
  notes: readonly Note[],
  model: string,
): Generator<BlueprintEvent> {
  yield* writeTurn(input, understanding, (answer, { language }) => {
    const by = [told(notes, language, model), said(language, 'by', model)];
    return answer.replace(sentences(language)('by'), () => by.filter(Boolean).join('\n\n'));
  });
}

/** The notes in words, those of a kind together. */
function told(notes: readonly Note[], language: string, model: string): string {
  const byKind = Map.groupBy(notes, ({ kind }) => kind);
  return [...byKind]
    .map(([kind, list]) => {
      const names = [...new Set(list.map(({ what }) => `“${what}”`))].slice(0, 8).join(', ');
      return said(language, kind === 'access' ? 'accesskept' : kind, names, model);
    })
    .join(' ');
}
