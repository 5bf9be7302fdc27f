import { singularOf } from '../lexicon/lang.ts';
import { pattern, picture } from '../samples/picture.ts';
import { randomFrom } from '../samples/random.ts';

/** A drawing for a tool that was made in the chat, by what its title is about; the same for the same title. */
export function toolPicture(title: string): string {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const hue = randomFrom(title).int(360);
  return picture(title, singularOf(words.at(-1) ?? '', 'en'), hue, title) ?? pattern(title, hue);
}
