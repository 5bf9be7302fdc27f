import type { PreviewBuild, PreviewUpdate } from './compile.ts';

/** What turns one build into the next. */
export function updateBetween(previous: PreviewBuild, next: PreviewBuild): PreviewUpdate {
  const before = new Map(previous.modules.map((module) => [module.name, module.hash]));
  const after = new Set(next.modules.map(({ name }) => name));
  return {
    versionId: next.versionId,
    full:
      previous.entry !== next.entry ||
      previous.appId !== next.appId ||
      // Modules that stay would hold on to the other build of it.
      Object.entries(previous.vendor).some(([name, file]) => (next.vendor[name] ?? file) !== file),
    pages: next.pages,
    mainPage: next.mainPage,
    changed: next.modules.filter(({ name, hash }) => before.get(name) !== hash),
    removed: previous.modules.flatMap(({ name }) => (after.has(name) ? [] : [name])),
    css: previous.css.hash === next.css.hash ? null : next.css,
    vendor: Object.fromEntries(
      Object.entries(next.vendor).filter(([name, file]) => previous.vendor[name] !== file),
    ),
    later: next.later,
    diagnostics: next.diagnostics,
  };
}

/** The build after an update: what a client holds without asking for all of it again. */
export function applyUpdate(previous: PreviewBuild, update: PreviewUpdate): PreviewBuild {
  const changed = new Map(update.changed.map((module) => [module.name, module]));
  const removed = new Set(update.removed);
  const kept = previous.modules
    .filter(({ name }) => !removed.has(name))
    .map((module) => changed.get(module.name) ?? module);
  const known = new Set(previous.modules.map(({ name }) => name));
  return {
    ...previous,
    versionId: update.versionId,
    pages: update.pages,
    mainPage: update.mainPage,
    modules: [...kept, ...update.changed.filter(({ name }) => !known.has(name))],
    css: update.css ?? previous.css,
    vendor: { ...previous.vendor, ...update.vendor },
    later: update.later,
    diagnostics: update.diagnostics,
  };
}
