import { fold } from './lang.ts';
import type { Thing } from './read.ts';

/** Kinds of equipment that have a picture of their own, by their words in seven languages, folded. */
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [
    /(?:boats?|kayaks?|canoes?|boote?|kajaks?|kanus?|bateaux?|barques?|barcos?|barcas?|barc[ah]e?|canoas?|canoe|boten|kano's)$/,
    'Sailboat',
  ],
  [
    /(?:bikes?|bicycles?|scooters?|(?:fahr|lasten)rad|rader|roller|velos?|trottinettes?|bicis?|bicicletas?|biciclett[ae]|bicicletas?|fiets(?:en)?)$/,
    'Bike',
  ],
  [/(?:laptops?|computers?|ordinateurs?|portatil(?:es)?|computadores?)$/, 'Laptop'],
  [
    /(?:cameras?|kameras?|appareils? photo|camaras?|fotocamer[ae]|macchine fotografiche)$/,
    'Camera',
  ],
  [/(?:tents?|zelte?|tentes?|carpas?|tend[ae]|tendas?|barracas?|tenten)$/, 'Tent'],
];

/** The icon of a list of a thing that is called so: a boat is no drill, though both are equipment. */
export function iconOf({ key, icon }: Thing, label: string): string {
  if (key !== 'equipment') return icon;
  const low = fold(label);
  return BY_WORD.find(([words]) => words.test(low))?.[1] ?? icon;
}
