/** JSON writes such characters with these escapes only; most bodies have none and are not looked through. */
const ESCAPED = /\\u(0000|d[89a-f])/i;

/** Whether the JSON text may hold a character that cannot be kept. */
export const mayHoldUnkept = (json: string): boolean => ESCAPED.test(json);

/**
 * The place of the first text that the database cannot keep, in an input of any depth; null when it can
 * keep all. NUL and halves of character pairs are no text to it, and must be the caller's fault, not ours.
 */
export function unkeptIn(input: unknown): string | null {
  const open: [string, unknown][] = [['', input]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isKept(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isKept(name)) return path;
      open.push([path ? `${path}.${name}` : name, inner]);
    }
  }
  return null;
}

const isKept = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** How deep a body may be nested; what is deeper overflows whoever walks it. */
export const DEEPEST = 200;

/** Whether lists and objects of a JSON text stand deeper in each other than they may. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) at = endOfString(json, at);
    else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      if (++depth > DEEPEST) return true;
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth--;
  }
  return false;
}

/** Where the string ends that begins there. Most are long and have nothing escaped: those are not walked through. */
function endOfString(json: string, start: number): number {
  for (let end = start; ; ) {
    end = json.indexOf('"', end + 1);
    if (end < 0) return json.length;
    let before = end - 1;
    while (json.charCodeAt(before) === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map(
  (character) => character.charCodeAt(0),
) as [number, number, number, number, number, number];
