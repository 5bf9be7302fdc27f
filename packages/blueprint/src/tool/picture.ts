import { singularOf } from '../lexicon/lang.ts';
import { picture } from '../samples/picture.ts';
import { randomFrom } from '../samples/random.ts';

/** A drawing for a tool that was made in the chat, by what its title is about; the same for the same title. */
export function toolPicture(title: string): string {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return picture(title, singularOf(words.at(-1) ?? '', 'en'), randomFrom(title).int(360));
}
