import {
  ELEMENT_MOVED,
  type ElementPlace,
  type ElementView,
  elementCalls,
  MESSAGES,
} from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { type Route, route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import { changeFiles } from './change.ts';
import type { CodeNeeds } from './needs.ts';

const moved = () => new Refusal('conflict', MESSAGES.elementMoved, { code: ELEMENT_MOVED });

/**
 * Direct changes of elements in the preview: exact edits of the source, for everybody who may edit the app.
 * They change texts and looks of what is there and write no code, so that the rules for code do not apply.
 */
export function elementRoutes(services: CodeNeeds): Route[] {
  return [
    route(elementCalls.view, async ({ params, query }) => {
      const { module, tag, ...place } = query;
      const { draftId, file, paths } = await fileOf(services, params.appId, place);
      const build = await services.previews.open(params.appId, draftId, true);
      const shown = build.modules.find(({ name }) => name === `app:/${place.file}`);
      // What the browser shows must be what stands here, or the place means something else.
      if (shown?.hash !== module) throw moved();
      const view = await viewOf(file, place, tag);
      const entity = view.entity ?? (view.hasData ? entityIn(place.file, paths) : null);
      return { ...view, entity };
    }),
    route(elementCalls.change, async ({ params, body }) => {
      const { tag, base, changes, ...place } = body;
      const { appId } = params;
      await requireRest(services, appId);
      const { file } = await fileOf(services, appId, place);
      if (file.hash !== base) throw moved();
      const { changeElement } = await import('@trellis/compiler');
      const changed = changeElement(file.content, place, tag, changes);
      if (!changed) throw new Refusal('invalid', MESSAGES.elementUnfit, { code: 'element_unfit' });
      const saved = await changeFiles(services, appId, [
        { path: place.file, content: changed.text, base },
      ]);
      const hash = saved.files.find(({ id }) => id === place.file)?.hash ?? base;
      const view = await viewOf({ content: changed.text, hash }, place, tag);
      return { versionId: saved.versionId, view, undo: changed.undo };
    }),
  ];
}

/** While the assistant writes, the preview shows what is not stored yet. */
async function requireRest({ turns }: CodeNeeds, appId: string): Promise<void> {
  if (await turns.underWay(appId))
    throw new Refusal('conflict', MESSAGES.elementWhileBusy, { code: 'chat_busy' });
}

async function fileOf({ db, versions }: CodeNeeds, appId: string, place: ElementPlace) {
  const app = await appById(db, appId);
  const files = await versions.listed(appId, app.draft_version_id);
  const file = files.find(({ path }) => path === place.file);
  if (!file) throw moved();
  return { file, draftId: app.draft_version_id, paths: files.map(({ path }) => path) };
}

/** The entity that a file is named after: 'TaskCard' shows tasks. Of several the longest name. */
function entityIn(file: string, paths: readonly string[]): string | null {
  const name = (file.split('/').at(-1) ?? '').toLowerCase();
  const entities = paths.flatMap((path) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? []);
  const named = entities.filter((entity) => name.startsWith(entity.toLowerCase()));
  return named.sort((a, b) => b.length - a.length)[0] ?? null;
}

async function viewOf(
  { content, hash }: { content: string; hash: string },
  place: ElementPlace,
  tag: string,
): Promise<ElementView> {
  const { viewElement } = await import('@trellis/compiler');
  const view = viewElement(content, place, tag);
  if (!view) throw moved();
  return { ...view, base: hash };
}
