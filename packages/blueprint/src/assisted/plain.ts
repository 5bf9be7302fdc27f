import { CHANGE_WORDS } from '../change/words.ts';
import { fold, LANGS } from '../lexicon/index.ts';
import type { AppSpec } from '../spec.ts';

/**
 * Whether the built-in builder's reading of a follow-up is sure enough to go without the model: it left
 * nothing unread, and what it would add was asked for by a plain command ('Add …'). It finds fields in
 * any sentence, also in one that wishes for something else.
 */
export function isSure(spec: AppSpec, before: AppSpec, message: string): boolean {
  return spec.readings.length === 0 && (!adds(spec, before) || isCommand(message));
}

function adds(after: AppSpec, before: AppSpec): boolean {
  return after.entities.some((entity) => {
    const old = before.entities.find(({ name }) => name === (entity.renamedFrom ?? entity.name));
    return entity.fields.some(
      (field) => !old?.fields.some(({ name }) => name === (field.renamedFrom ?? field.name)),
    );
  });
}

function isCommand(message: string): boolean {
  const text = fold(message).trim();
  return LANGS.some((lang) =>
    new RegExp(
      `^(?:please |bitte |could you |can you |kannst du |puedes |peux tu |podrias )*(?:${CHANGE_WORDS[lang].add})(?![\\p{L}])`,
      'u',
    ).test(text),
  );
}
