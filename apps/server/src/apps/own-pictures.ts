import { type AppStyle, isOfTools } from '@trellis/contract';
import { Refusal } from '../refusal.ts';
import { styleOf } from './branding.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';

const PICTURES = ['backgroundImage', 'logoUrl'] as const;

/**
 * A style with its pictures from elsewhere kept as files of the app. Where one cannot be had it is refused, except of an app
 * with code: its frame shows pictures from elsewhere.
 */
export async function withOwnPictures(
  { pictures }: Pick<AppNeeds, 'pictures'>,
  app: AppRow,
  change: Partial<AppStyle>,
): Promise<Partial<AppStyle>> {
  const next = { ...change };
  const stored = styleOf(app);
  for (const field of PICTURES) {
    const address = change[field];
    if (!address?.startsWith('http') || address === stored[field]) continue;
    try {
      next[field] = await pictures.keep(app, address);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!isOfTools(app.kind)) continue;
      const { kind, message, code } = error;
      throw new Refusal(kind, message, { code, cause: error, fields: { [field]: message } });
    }
  }
  return next;
}
