import { plainText } from '../xml.ts';

/** Elements that draw by work without bound, run code, or show what stands elsewhere: left out, with all that is in them. */
const LEFT_OUT = new Set([
  'script',
  'foreignObject',
  'filter',
  'animate',
  'animateColor',
  'animateMotion',
  'animateTransform',
  'set',
  'iframe',
  'embed',
  'object',
  'video',
  'audio',
  'handler',
  'listener',
  'metadata',
]);
/** Pixels within a drawing; another drawing in it would be read with none of these rules. */
const PIXELS = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]*$/;
const LOCAL = /^#[^\s'"()]{1,200}$/;

export const isLeftOut = (name: string): boolean => LEFT_OUT.has(name) || name.startsWith('fe');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** An element's attributes without what reaches out of the drawing; which others of its elements it draws. */
export function allowed(
  element: string,
  attributes: string,
): { kept: string; uses: string[]; shows: boolean } {
  const uses: string[] = [];
  let kept = '';
  let shows = true;
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    // Without entities: behind those anything can hide.
    const value = plainText(double ?? single ?? '');
    const plain = name.slice(name.indexOf(':') + 1).toLowerCase();
    if (plain.startsWith('on') || plain === 'filter' || plain === 'base') continue;
    if (plain === 'href' || plain === 'src') {
      const isLocal = LOCAL.test(value);
      if (element === 'image' ? !PIXELS.test(value) : !isLocal) {
        shows = element !== 'image' && element !== 'use';
        continue;
      }
      if (isLocal) uses.push(value.slice(1));
    }
    const styled = plain === 'style' ? allowedStyle(value) : value;
    if (!usesIn(styled, uses)) continue;
    kept += ` ${name}="${escaped(styled)}"`;
  }
  return { kept, uses, shows };
}

/** CSS without filters, imports and addresses elsewhere. */
export function allowedStyle(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@import[^;]*;?/gi, '')
    .replace(/\\/g, '')
    .replace(/filter\s*:[^;}]*/gi, '')
    .replace(/url\s*\(\s*(?!['"]?#)[^)]*\)/gi, 'none');
}

/** What of the drawing is named by `url(#…)`; false where anything else is. */
export function usesIn(text: string, uses: string[]): boolean {
  for (const [, address = ''] of text.matchAll(/url\s*\(\s*['"]?([^)'"]*)/gi)) {
    if (!LOCAL.test(address.trim())) return false;
    uses.push(address.trim().slice(1));
  }
  return true;
}
