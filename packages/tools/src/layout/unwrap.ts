import { type NamedBlock, plainKey } from './keys.ts';

/** What a model that thinks aloud says before its answer. */
const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i;
const MARKDOWN_FENCE = /^\s*```(?:markdown|md)[ \t]*\n/i;

/** An answer without what models put around all of it: thoughts, a fence that says that it is Markdown. */
export function unwrapped(text: string): string {
  const said = text.replace(/\r\n?/g, '\n').replace(THOUGHT, '');
  const fence = MARKDOWN_FENCE.exec(said);
  if (!fence) return said;
  const inside = said.slice(fence[0].length);
  // The fence that nothing within opened is its end.
  const isOpen = (inside.match(/^[ \t]*```/gm) ?? []).length % 2 === 1;
  return isOpen ? inside.replace(/\n[ \t]*```\s*$/, '') : inside;
}

/** The same without a heading that is still written, or was broken off. */
export function withoutHalfHeading(text: string, named: readonly NamedBlock[]): string {
  const half = /(?:^|\n)#{1,6}([^\n]*)$/.exec(text);
  if (!half) return text;
  const name = plainKey(half[1]!.replace(/^\s*\d+[.)]\s*/, ''));
  const isHalf = named.some(({ heading }) => {
    const whole = plainKey(heading);
    return whole !== name && whole.startsWith(name);
  });
  return isHalf ? text.slice(0, half.index) : text;
}
