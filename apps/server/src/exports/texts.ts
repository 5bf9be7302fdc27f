/** What a list's texts may not hold to stand beside each other with a sign between them. */
const PARTED = /[,;|\n\r\t]|^\[|^\s|\s$|^$/;

/** A list of texts in one cell, as an import takes it apart again; null for what is no such list. */
export function listText(value: unknown): string | null {
  if (!Array.isArray(value) || !value.every((one): one is string => typeof one === 'string'))
    return null;
  return value.length === 0 || value.some((one) => PARTED.test(one))
    ? JSON.stringify(value)
    : value.join(';');
}
