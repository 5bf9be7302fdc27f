import { noMap } from '../answer/maps.ts';
import { LANGS, type Lexicon, lexiconFor } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { AppSpec, type Understanding } from '../spec.ts';
import { foreignScript, languageOf } from '../understand/language.ts';
import { unclearAnswer } from '../understand/unclear.ts';
import { access, ruled } from './access.ts';
import { add, namesField } from './add.ts';
import { alter } from './alter.ts';
import { answerTo } from './ask.ts';
import { type Clause, clauseOf, clausesOf } from './clause.ts';
import { defaultValue } from './defaults.ts';
import { look, order } from './look.ts';
import { mapped } from './mapped.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { accessAsked } from './requested.ts';
import { SAID } from './said.ts';
import { Changing } from './state.ts';
import { talkAnswer } from './talk.ts';

export interface ChangeOptions {
  now?: Date;
}

const LONGEST = 2000;

/**
 * Reads a follow-up as changes to a spec: several in one message, each told in the person's language.
 * What it does not understand changes nothing; where nothing was understood the kind is 'unclear' with an
 * answer. A question about the app is answered the same way. Pure; never throws.
 */
export function change(text: string, spec: AppSpec, options: ChangeOptions = {}): Understanding {
  const clean = text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  const base: AppSpec = settled(spec);
  const own = LANGS.find((known) => known === spec.language) ?? 'en';
  const tokens = tokenise(clean);
  const lang = languageOf(tokens, own);
  const foreign = foreignScript(clean);
  if (foreign)
    return { kind: 'unclear', spec, changes: [], answer: unclearAnswer(lang, 'script', foreign) };
  const lexicon = lexiconFor(lang);
  const state = new Changing(base, lang, options.now ?? new Date());
  const asked = accessAsked(clean);
  if (asked && ruled(asked, state))
    return { kind: 'change', spec: state.spec, changes: state.changes };
  const clauses = clausesOf(clean, lexicon);
  const [only] = clauses;
  const whole = clauseOf(clean);
  const answer =
    talkAnswer(whole, spec, lang) ??
    (only && clauses.length === 1 ? answerTo({ ...only, text: clean }, spec, lang) : null);
  if (answer) return { kind: 'unclear', spec, changes: [], answer };
  const unread: string[] = [];
  for (const clause of clauses) if (!apply(clause, state, lexicon)) unread.push(clause.text);
  const [there] = state.there;
  if (state.changes.length === 0 && there)
    return { kind: 'unclear', spec, changes: [], answer: SAID[lang].there?.(there) ?? there };
  if (state.changes.length === 0 && state.asides.length > 0)
    return { kind: 'unclear', spec, changes: [], answer: noMap(spec, lang) };
  if (state.changes.length === 0)
    return { kind: 'unclear', spec, changes: [], answer: unclearAnswer(lang, 'change') };
  const readings = [...state.asides, ...unread.map((word) => ({ word, readAs: 'unread' }))];
  return {
    kind: 'change',
    spec: AppSpec.parse({ ...state.spec, readings }),
    changes: state.changes,
  };
}

/** A rename is told once: the turn after, the new name is the name. */
function settled(spec: AppSpec): AppSpec {
  return {
    ...spec,
    entities: spec.entities.map(({ renamedFrom: _was, ...entity }) => ({
      ...entity,
      fields: entity.fields.map(({ renamedFrom: _before, ...field }) => field),
    })),
  };
}

function apply(clause: Clause, state: Changing, lexicon: Lexicon): boolean {
  return (
    mapped(clause, state) ||
    access(clause, state) ||
    defaultValue(clause, state) ||
    rename(clause, state) ||
    order(clause, state) ||
    remove(clause, state) ||
    alter(clause, state) ||
    (!namesField(clause) && look(clause, state, lexicon)) ||
    add(clause, state, lexicon)
  );
}
