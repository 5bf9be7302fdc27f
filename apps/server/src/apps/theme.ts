import { colorOfToken, GLOBALS_FILE } from '@trellis/contract';
import { type PaletteName, paletteOverride } from '@trellis/looks';
import { type Db, sql } from '../db/index.ts';
import type { AppRow } from './row.ts';

/** The colours that an app was built in: of its buttons and links, and of the words on them. */
interface Theme {
  primary: string | null;
  onPrimary: string | null;
}

const themes = new Map<string, Theme>();

/** The theme of an app's published version, else of its draft. A version never changes, so it is kept (the last 500 asked for). */
export async function themeOf(
  db: Db,
  app: Pick<AppRow, 'app_id' | 'published_version_id' | 'draft_version_id'>,
): Promise<Theme> {
  const versionId = app.published_version_id ?? app.draft_version_id;
  if (!versionId) return { primary: null, onPrimary: null };
  const key = `${app.app_id} ${versionId}`;
  let theme = themes.get(key);
  if (!theme) {
    theme = themeIn(await globalsOf(db, app.app_id, versionId));
    if (themes.size >= 500) themes.delete(themes.keys().next().value!);
    themes.set(key, theme);
  }
  return theme;
}

/** The global styles of a version; '' where it has none. */
export const globalsOf = (db: Db, appId: string, versionId: string): Promise<string> =>
  fileOf(db, appId, versionId, GLOBALS_FILE);

/** A file of a version; '' where it has none. */
export async function fileOf(
  db: Db,
  appId: string,
  versionId: string,
  path: string,
): Promise<string> {
  const { rows } = await sql<{ content: string }>`SELECT b.content FROM versions v
    JOIN blobs b ON b.app_id = v.app_id AND b.hash = v.manifest ->> ${path}
    WHERE v.app_id = ${appId} AND v.id = ${versionId}`.execute(db);
  return rows[0]?.content ?? '';
}

/** The theme of a palette that was chosen over what the app was built in. */
export const paletteTheme = (name: PaletteName): Theme => themeIn(paletteOverride(name));

/** The theme that an app's global styles declare for light pages. */
export function themeIn(css: string): Theme {
  const root = /:root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[\s\S]*?\*\//g, ''))?.[1] ?? '';
  const token = (name: string) =>
    colorOfToken(new RegExp(`--${name}\\s*:\\s*([^;]+)`).exec(root)?.[1] ?? '');
  return { primary: token('primary'), onPrimary: token('primary-foreground') };
}
