/** NUL and halves of pairs as JSON has them; behind an odd backslash it is none of their escapes. */
const UNKEPT = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/**
 * A value as JSON that PostgreSQL keeps, with the sign for no character where one is none. Callers who send such are
 * refused (http/text); what models and files say is nobody's to send again, and must be storable to come to an end.
 */
export const keptJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNKEPT, '$1\ufffd');
