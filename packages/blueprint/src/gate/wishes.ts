import { accessAsked } from '../change/requested.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { languageOf } from '../understand/language.ts';
import { clausesOf } from './clauses.ts';
import { demandsOf, opensReading } from './demands.ts';
import type { Called } from './named.ts';

/** Who may read a list at the most, as a conversation says: those inside of the app, or each their own and admins. */
export type Asked = 'inside' | 'closed';

/**
 * What a conversation says of privacy, by the names of the lists it is about; the last word of each counts. It is what
 * the gate holds a turn of the built-in builder to, for versions that were made in another way. Pure.
 */
export function privacyAsked(
  messages: readonly string[],
  lists: readonly Called[],
): ReadonlyMap<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const message of messages) {
    const exactly = accessAsked(message);
    if (exactly) asked.delete(exactly.entity);
    else
      for (const clause of clausesOf(message, lists, languageOf(tokenise(message)))) {
        const about = clause.entities ?? lists;
        const reading = demandsOf(clause).find(({ action }) => action === 'read');
        for (const { name } of about)
          if (reading) asked.set(name, reading.most === 'inside' ? 'inside' : 'closed');
          else if (opensReading(clause) && clause.isNaming) asked.delete(name);
      }
  }
  return asked;
}
