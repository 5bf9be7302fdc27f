import { type AppSpec, isAddress } from '../spec.ts';
import { sentences } from './words.ts';

/** What is said where a map was asked for: that there is none, and what addresses do instead. */
export function noMap({ entities }: AppSpec, language: string): string {
  const say = sentences(language);
  const hasAddress = entities.some(({ fields }) => fields.some(({ name }) => isAddress(name)));
  return hasAddress ? `${say('no_map')} ${say('map_click')}` : say('no_map');
}
