import type { Config } from '../config.ts';

/** In whose name a mail is written: the product's for builders, the app's for its end users. */
export interface Brand {
  tenantId: string;
  name: string;
  /** Absolute, so that mail programs can load it. */
  logoUrl: string | null;
  color: string;
  onColor: string;
  supportEmail: string | null;
}

/** The product's own branding. */
export function productBrand(config: Config): Brand {
  return {
    tenantId: 'builder',
    name: 'Trellis',
    logoUrl: null,
    color: '#2f5d50',
    onColor: '#ffffff',
    supportEmail: config.supportEmail,
  };
}

/** A colour as app styles hold it, or the fallback: nothing but a plain hex colour reaches a style. */
export function plainColor(value: unknown, fallback: string): string {
  return typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? value : fallback;
}

/** Black or white, whichever is easier to read on this colour (WCAG's relative luminance). */
export function readableOn(color: string): string {
  const hex = color.slice(1);
  const digits = hex.length < 6 ? [...hex.slice(0, 3)].map((d) => d + d).join('') : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const c = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return luminance > 0.179 ? '#111111' : '#ffffff';
}
