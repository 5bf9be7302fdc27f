/** Colors as styles hold them (`#2f5d50`), and how well one is read on another (WCAG 2). */

type Rgb = [red: number, green: number, blue: number];

/** The three parts of a hex color, 0 to 255; transparency is left out. null for what is none. */
export function rgbOf(color: string): Rgb | null {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(color)?.[1];
  if (!hex || hex.length === 5 || hex.length === 7) return null;
  const digits = hex.length < 6 ? [...hex.slice(0, 3)].map((d) => d + d).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colors, 1 to 21; 4.5 is the least for text. */
export function contrastOf(a: string, b: string): number {
  const [one, two] = [rgbOf(a), rgbOf(b)];
  if (!one || !two) return 21;
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of text with what it stands on. */
export const READABLE = 4.5;

const hex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `part` of the second color mixed into the first. */
export function mixed(color: string, into: string, part: number): string {
  const [one, two] = [rgbOf(color), rgbOf(into)];
  if (!one || !two) return color;
  return hex(one.map((value, at) => value + (two[at]! - value) * part) as Rgb);
}

/** The color nearest to `color` that is readable on `ground`: darker or lighter, whichever is nearer. */
export function readableColor(color: string, ground: string): string {
  for (let part = 0; part <= 1; part += 0.02)
    for (const end of ['#000000', '#ffffff']) {
      const tried = mixed(color, end, part);
      if (contrastOf(tried, ground) >= READABLE) return tried;
    }
  return contrastOf('#000000', ground) >= contrastOf('#ffffff', ground) ? '#000000' : '#ffffff';
}

/** As the tokens of apps hold a color: `16 66% 38%`. */
export function hslToken(color: string): string | null {
  const rgb = rgbOf(color);
  if (!rgb) return null;
  const [r, g, b] = rgb.map((part) => part / 255) as Rgb;
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, spread] = [(most + least) / 2, most - least];
  const round = (value: number) => Math.round(value * 10) / 10;
  if (spread === 0) return `0 0% ${round(light * 100)}%`;
  const saturation = spread / (1 - Math.abs(2 * light - 1));
  const turn =
    most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return `${round((turn * 60 + 360) % 360)} ${round(saturation * 100)}% ${round(light * 100)}%`;
}

/** The color of a token, as apps write them: `16 66% 38%`, the same in `hsl(…)`, or hex. null for what is none of these. */
export function colorOfToken(token: string): string | null {
  const text = token.trim();
  const plain = rgbOf(text);
  if (plain) return hex(plain);
  const parts =
    /^(?:hsl\()?\s*(\d+(?:\.\d+)?)(?:deg)?[\s,]+(\d+(?:\.\d+)?)%[\s,]+(\d+(?:\.\d+)?)%\s*\)?$/i
      .exec(text)
      ?.slice(1)
      .map(Number);
  if (!parts) return null;
  const [turn = 0, saturation = 0, light = 0] = parts;
  const l = Math.min(light, 100) / 100;
  const reach = (Math.min(saturation, 100) / 100) * Math.min(l, 1 - l);
  const part = (n: number) => {
    const k = (n + turn / 30) % 12;
    return 255 * (l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hex([part(0), part(8), part(4)]);
}
