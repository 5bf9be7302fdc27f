import type { FromPreview } from '../messages.ts';
import { LONG, oneOf, type Read, readerOf, refuse, SHORT, shape, text, whole } from './parse.ts';

/** What somebody could send: no more than a message may hold, and more than blanks. */
const message: Read<string> = (value) => {
  const said = text(LONG + 1)(value);
  return said.length > LONG || said.trim() === '' ? refuse() : said;
};

/** Reads what only a preview has to say. */
export const readPreviewMessage = readerOf<FromPreview>({
  SendChatMessage: shape({ message }),
  Logged: shape({ level: oneOf('log', 'info', 'debug', 'warn', 'error'), text: text(SHORT) }),
  Updated: shape({ id: whole, outcome: oneOf('done', 'rebuild', 'failed') }),
  // The value is read by who asked for it.
  Used: shape({
    id: whole,
    value: (value) => value,
    error: (value) => (value === null ? value : text(SHORT)(value)),
  }),
});
