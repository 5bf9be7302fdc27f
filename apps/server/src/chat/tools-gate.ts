import type { Draft } from '@trellis/assistant';
import { toolPicture } from '@trellis/blueprint';
import {
  type AppFiles,
  type ToolDefinition,
  toolFile,
  toolFilesIn,
  toolNameOf,
} from '@trellis/contract';
import { fittedTool, namedAlike } from '@trellis/tools';
import { isAdmin } from '../identity/index.ts';
import type { ChatNeeds } from './needs.ts';
import type { Started } from './started.ts';

interface Gated {
  /** What had to be another, for the answer; empty where nothing had to. */
  said: string;
  /** The app's tools as they will be. */
  count: number;
  /** What an app that is one tool is called now, where its title changed. */
  name: { name: string; tagline: string } | null;
}

/** Fits the tools that a turn wrote to the rules and the plan before they are committed (ruling 85); changes the draft. */
export async function gateTools(
  { db, plans, versions }: ChatNeeds,
  { turn, builder, draftVersionId, appKind }: Started,
  draft: Draft,
): Promise<Gated> {
  const after = toolsIn(draft.files);
  const written = [...draft.changed].filter((path) => toolNameOf(path) !== null);
  if (written.length === 0) return { said: '', count: after.size, name: null };
  const { owner_id, settings } = await db
    .selectFrom('apps')
    .select(['owner_id', 'settings'])
    .where('app_id', '=', turn.appId)
    .executeTakeFirstOrThrow();
  const hasSignup = settings.isSignupEnabled === true;
  const limits = await plans.limitsOf(db, owner_id);
  const before = toolsIn(await versions.files(turn.appId, draftVersionId));
  const by = await isAdmin(db, builder.userId);
  const changes: string[] = [];
  const most = Math.max(limits.toolsPerApp ?? Number.POSITIVE_INFINITY, before.size);
  for (const path of written) {
    const tool = after.get(path);
    if (!tool) continue;
    if (!before.has(path) && after.size > most) {
      after.delete(path);
      delete draft.files[path];
      changes.push(`The plan has room for ${most} tools, so “${tool.title}” was not added.`);
      continue;
    }
    const others = [...after].flatMap(([other, one]) => (other === path ? [] : [one]));
    const given = { limits, isAdmin: by, hasSignup, before: before.get(path) ?? null, others };
    const fitted = fittedTool(tool, given);
    const imageUrl = before.has(path)
      ? fitted.tool.imageUrl
      : (fitted.tool.imageUrl ?? toolPicture(fitted.tool.title));
    const isApp = appKind === 'AI_TOOL' && after.size === 1;
    const next = {
      ...(isApp ? namedAlike(fitted.tool, changedIn(before.get(path), fitted.tool)) : fitted.tool),
      imageUrl,
    };
    after.set(path, next);
    draft.files[path] = toolFile(next);
    changes.push(...fitted.changes);
  }
  const said = changes.length > 0 ? `\n\n${changes.join(' ')}` : '';
  return { said, count: after.size, name: appKind === 'AI_TOOL' ? nameOf(before, after) : null };
}

const toolsIn = (files: AppFiles): Map<string, ToolDefinition> =>
  new Map(toolFilesIn(files).map(({ path, definition }) => [path, definition]));

/** Which of its two names a turn wrote anew. */
const changedIn = (before: ToolDefinition | undefined, now: ToolDefinition): string[] =>
  (['title', 'header'] as const).filter((part) => before && before[part] !== now[part]);

/** Such an app is called as its tool is (ruling 74). */
function nameOf(
  before: ReadonlyMap<string, ToolDefinition>,
  after: ReadonlyMap<string, ToolDefinition>,
): Gated['name'] {
  const [path, tool] = [...after][0] ?? [];
  if (!path || !tool || after.size > 1 || tool.title.trim() === '') return null;
  if (before.get(path)?.title === tool.title) return null;
  return { name: tool.title, tagline: tool.description };
}
