/** A turn of speech, and the plain words for it. English. */
export type Turn = [RegExp, string];
