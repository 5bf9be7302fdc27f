import { LOOKS } from '@trellis/looks';
import type { Lexicon } from '../lexicon/index.ts';
import { colours } from '../understand/colours.ts';
import { colourName } from '../understand/look.ts';
import type { Clause } from './clause.ts';
import { LOOK_NAMES } from './look-names.ts';
import type { Changing } from './state.ts';
import { targetsOf } from './targets.ts';
import { CHANGE_WORDS } from './words.ts';

/** 'Make it dark with green accents', 'in blue, please', 'more playful'. */
export function look(clause: Clause, state: Changing, lexicon: Lexicon): boolean {
  const asked = colours(clause.tokens, lexicon, clause.tokens.length <= 6);
  if (!asked.colour && !asked.mode && !asked.look) return false;
  const { theme } = state.spec;
  const mode = asked.mode ?? (asked.look && LOOKS[asked.look].isDark ? 'dark' : undefined);
  state.spec = {
    ...state.spec,
    theme: {
      ...theme,
      ...(mode ? { mode } : {}),
      ...(asked.look ? { look: asked.look } : {}),
      ...(asked.colour
        ? {
            hue: asked.colour.hue >= 0 ? asked.colour.hue : theme.hue,
            tone: asked.colour.tone,
            colour: asked.colour.word,
          }
        : {}),
    },
  };
  if (mode && (asked.mode || mode !== theme.mode)) state.say(mode, '');
  if (asked.look) state.say('look', LOOK_NAMES[asked.look][state.lang]);
  if (asked.colour)
    state.say('colour', asked.colour.word || colourName(asked.colour.hue, state.lang));
  return true;
}

/** 'Put the statistics first', 'make the calendar the start page'. */
export function order(clause: Clause, state: Changing): boolean {
  const match = new RegExp(`^(?:please |bitte )?${CHANGE_WORDS[state.lang].first}[.!]*$`, 'd').exec(
    clause.line,
  );
  const x = match?.indices?.groups?.x;
  if (!x) return false;
  const target = targetsOf(clause.typed(...x), state.spec, state.lang, 'page').find(
    (known) => known.kind === 'page' || known.kind === 'field',
  );
  if (target?.kind === 'page') {
    state.spec = {
      ...state.spec,
      pages: [target.page, ...state.spec.pages.filter((page) => page !== target.page)],
    };
    state.say('first', target.page.title);
    return true;
  }
  if (target?.kind !== 'field') return false;
  state.update(target.entity.name, (entity) => ({
    ...entity,
    fields: [target.field, ...entity.fields.filter((field) => field.name !== target.field.name)],
  }));
  state.say('first', target.field.label);
  return true;
}
