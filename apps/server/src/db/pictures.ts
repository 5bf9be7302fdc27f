import type { Generated } from 'kysely';

/** An app's first page as its builder's preview drew it. */
export interface PictureTable {
  app_id: string;
  content: Buffer;
  type: string;
  /** Which version was drawn. */
  version_id: string | null;
  /** The one of the published version, where all that it shows is open to strangers. */
  shared: Buffer | null;
}

/** A picture of a page that the assistant asked somebody's preview for, until it has looked at it. */
export interface ScreenshotTable {
  id: string;
  app_id: string;
  user_id: string;
  asked_at: Generated<Date>;
  /** WebP; null until the preview gives it. */
  content: Buffer | null;
}
