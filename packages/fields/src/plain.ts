/** A stored value of any type as one text, as conversion reads it; lists of texts with commas. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What a text of JSON holds; undefined for what is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
