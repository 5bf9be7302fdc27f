import { declaredField, withoutDeclaring } from './assisted/declared.ts';
import { change } from './change/index.ts';
import { CHANGE_WORDS } from './change/words.ts';
import { LANGS, lexiconFor } from './lexicon/index.ts';
import { tokenise } from './lexicon/tokens.ts';
import type { AppSpec, Understanding } from './spec.ts';
import { understand } from './understand/index.ts';
import { languageOf } from './understand/language.ts';

/**
 * Reads a message as the wish for a new app, or, where there is an app already, as a change to it.
 * An app is only replaced where the person says so ('start over'), or describes another one from its
 * first word on ('A booking page for …') and nothing of it reads as a change. Pure; never throws.
 */
export function respond(text: string, spec: AppSpec | null, now: Date): Understanding {
  if (!spec || (spec.entities.length === 0 && spec.pages.length === 0))
    return understand(text, { now });
  const changed = startsOver(text)
    ? null
    : (declaredField(text, spec, now) ?? change(withoutDeclaring(text), spec, { now }));
  if (changed && (changed.kind === 'change' || !describesAnApp(text))) return changed;
  const fresh = understand(text, { now });
  return fresh.kind === 'new' ? fresh : (changed ?? fresh);
}

function startsOver(text: string): boolean {
  const low = text.toLowerCase();
  return LANGS.some((lang) =>
    new RegExp(`(?<![\\p{L}])(?:${CHANGE_WORDS[lang].over})(?![\\p{L}])`, 'u').test(low),
  );
}

const INDEFINITE =
  /^\s*(?:(?:please |bitte )?(?:i (?:want|need)|build|create|make|baue?|erstelle?|cr[ée]e[rz]?|crea|crie|maak)(?: me| mir| moi)? )?(?:an?|eine?n?|une?|una|uma?|een)\s/i;

/** 'A recipe book with …', 'Build me an app for my gym': some app, not a part of this one. */
function describesAnApp(text: string): boolean {
  const tokens = tokenise(text.slice(0, 300));
  const lexicon = lexiconFor(languageOf(tokens));
  if (tokens.length < 6 || !INDEFINITE.test(text)) return false;
  return tokens
    .slice(0, 8)
    .some((_, at) =>
      lexicon.match(tokens, at)?.entries.some((entry) => entry.kind === 'container'),
    );
}
