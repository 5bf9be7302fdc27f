/** Hue in degrees, saturation and lightness in percent. */
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

export const hsl = (h: number, s: number, l: number): Hsl => ({ h: ((h % 360) + 360) % 360, s, l });

/** As the tokens hold it: `16 66% 38%`. */
export function token({ h, s, l }: Hsl): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${Math.round(h)} ${round(s)}% ${round(l)}%`;
}

/** WCAG 2's contrast of two colours, 1 to 21. */
export function contrast(a: Hsl, b: Hsl): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour made darker (or lighter) until it is readable on all of the others. */
export function readableOn(
  color: Hsl,
  grounds: Hsl[],
  least: number,
  towards: 'dark' | 'light',
): Hsl {
  const step = towards === 'dark' ? -1 : 1;
  let found = color;
  while (grounds.some((ground) => contrast(found, ground) < least) && found.l > 2 && found.l < 98)
    found = { ...found, l: found.l + step };
  return found;
}

function luminance(color: Hsl): number {
  const [r, g, b] = rgb(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function rgb({ h, s, l }: Hsl): [number, number, number] {
  const light = l / 100;
  const reach = (s / 100) * Math.min(light, 1 - light);
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    return light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}
