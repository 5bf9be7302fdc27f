import { isAddress } from '../spec.ts';
import { ensure } from '../understand/fields.ts';
import { mapWord } from '../understand/maps.ts';
import type { Clause } from './clause.ts';
import { listsNamed } from './parts.ts';
import { seedDraft } from './seed.ts';
import type { Changing } from './state.ts';
import { fieldsOf, take } from './take.ts';

const BARE =
  /^(?:please |bitte )?(?:add|show|include|i want|we need|füge?|ajoute[rz]?|añade|agrega|aggiungi|adiciona|adicione|voeg) (?:an? |the |me |eine |une |una? |uma? |een )?(?:[a-z]+ )?(?:map(?: view)?|karte|carte|mapa|mappa|kaart)(?: hinzu| toe)?[.!]*$/iu;

/**
 * 'Show the branches on a map', 'add a map': the list gets its address, which opens in a map, and the answer says that
 * there is no map in the app. True where the clause asks for one.
 */
export function mapped(clause: Clause, state: Changing): boolean {
  const word = mapWord(clause.text, state.lang) ?? (BARE.test(clause.text) && clause.text);
  if (!word) return false;
  state.asides.push({ word, readAs: 'map' });
  const named = listsNamed(clause.tokens, state.spec, state.lang)[0]?.entity ?? state.focus;
  const entity = named ?? state.spec.entities.find(({ isChild }) => !isChild);
  if (!entity || entity.fields.some(({ name, role }) => role === 'place' || isAddress(name)))
    return true;
  const draft = seedDraft(state.spec, state.lang, clause.text);
  const before = fieldsOf(draft);
  const own = draft.entities.find(({ key }) => key === entity.name);
  if (own) ensure(own, 'address', draft).asked = true;
  take(state, draft, before, false);
  return true;
}
