import { type AppStyle, GLOBALS_FILE, LAYOUT_FILE } from '@trellis/contract';
import { PART_TOKENS } from '@trellis/looks';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/index.ts';
import { fileOf } from './theme.ts';

type Field = Exclude<keyof AppStyle, 'hideBuildAI'>;

/** What of the branding lies over which of an app's own tokens. */
const OVER: readonly [tokens: readonly string[], fields: readonly Field[]][] = [
  [['app-font', 'app-heading-font', 'radius', ...PART_TOKENS], ['look']],
  [['primary'], ['palette', 'buttonBackgroundColor', 'buttonTextColor']],
  [['background'], ['palette', 'backgroundColor']],
];

/** The fields of the branding that a newer style sheet says something else of. */
export function overtaken(before: string, after: string): Field[] {
  const [old, now] = [rootTokens(before), rootTokens(after)];
  const fields = OVER.filter(([tokens]) =>
    tokens.some((name) => now.has(name) && now.get(name) !== old.get(name)),
  ).flatMap(([, over]) => over);
  return [...new Set(fields)];
}

/** Whether a newer layout begins the app light or dark where the older one did not. */
export const turnsMode = (before: string, after: string): boolean =>
  after !== '' && modeIn(before) !== modeIn(after);

/** The mode that a layout says pages begin with; null for the reader's own. */
const modeIn = (layout: string): string | null =>
  /\bmode=(?:\{\s*)?["'](dark|light)["']/.exec(layout)?.[1] ?? null;

/** The tokens that a style sheet declares for light pages; what comes later counts. */
function rootTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, rules = ''] of bare.matchAll(/:root\s*\{([^{}]*)\}/g))
    for (const [, name, value] of rules.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g))
      tokens.set(name!, value!.trim());
  return tokens;
}

/**
 * Takes back what App branding had chosen, where a turn has set the same anew: the newer word counts, and
 * an answer that says 'It is green now' would otherwise be seen by nobody. For the transaction that commits; answers
 * whether there was anything to take back.
 */
export async function overtakeStyle(
  trx: Transaction<Tables>,
  appId: string,
  versionId: string | null,
  files: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (versionId === null) return false;
  const before = (path: string) => fileOf(trx, appId, versionId, path);
  const [css, layout] = [files[GLOBALS_FILE] ?? '', files[LAYOUT_FILE] ?? ''];
  const [oldCss, oldLayout] = [await before(GLOBALS_FILE), await before(LAYOUT_FILE)];
  const fields: Field[] = oldCss !== '' && css !== '' ? overtaken(oldCss, css) : [];
  if (oldLayout !== '' && turnsMode(oldLayout, layout)) fields.push('styleName');
  if (fields.length === 0) return false;
  const { settings } = await trx
    .selectFrom('apps')
    .select('settings')
    .where('app_id', '=', appId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const style = { ...(settings.appStyle as Partial<AppStyle> | undefined) };
  const set = fields.filter((field) => style[field]);
  if (set.length === 0) return false;
  for (const field of set) delete style[field];
  await trx
    .updateTable('apps')
    .set({ settings: JSON.stringify({ ...settings, appStyle: style }) })
    .where('app_id', '=', appId)
    .execute();
  return true;
}
