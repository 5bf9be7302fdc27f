import { fold } from '../lexicon/index.ts';
import { forget } from './assemble/forget.ts';
import type { Draft, DraftEntity } from './draft.ts';

/** What people call the rows of any list ('everyone can see all entries'), and what opens the app ('behind a login'). */
const ROWS =
  /^(?:entry|entries|records?|rows?|data|eintrag|eintrage|datensatz|datensatze|daten|entrees?|enregistrements?|registros?|datos|voce|voci|dati|registos?|dados|invoer|gegevens|log ?ins?|sign ?ins?|anmeldung|connexion|inicio de sesion|accesso|cadastro|inloggen)$/;

/** Rows that were spoken of beside a list that they are the rows of are no list of their own. */
export function dropBareRows(draft: Draft): void {
  const isBare = ({ label, plural, fields }: DraftEntity): boolean =>
    (ROWS.test(fold(label)) || ROWS.test(fold(plural))) && !fields.some(({ asked }) => asked);
  const lists = draft.entities.filter((entity) => !isBare(entity));
  if (lists.length > 0) for (const entity of draft.entities.filter(isBare)) forget(draft, entity);
}
