/** So many messages are offered after an answer, each of at most so many characters. */
const MOST = 3;
const LONGEST = 120;

/** How a model says what the person may want to say next; `AsideSplitter` takes it out of the text. */
export const NEXT = `After your last words, where something is worth it, write what the person may want to say next: at most ${MOST} short messages, one on a line, in their words and language, each something that you would do at once:
<next>
Let members cancel until a day before
Show the bookings in a calendar
</next>`;

/** The messages of what stood in the tags of an answer: one on a line, without the marks of lists; what is too long is no button. */
export function nextOf(text: string): string[] {
  const lines = text.split('\n').map((line) =>
    line
      .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
      .replace(/^["“”„'](.*)["“”']$/, '$1')
      .trim(),
  );
  const fitting = lines.filter((line) => line.length > 1 && line.length <= LONGEST);
  return [...new Set(fitting)].slice(0, MOST);
}
