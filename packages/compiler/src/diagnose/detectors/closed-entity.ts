import { type AccessLevel, DEFAULT_PERMISSIONS } from '@trellis/contract';
import { type AppView, detector, type Finding } from '../detector.ts';
import { entityCalls, type Said } from './entity-reads.ts';

/** Code that asks who is there, and so shows visitors something else. */
const GATE =
  /\b(AccessGate|useUser|useAuth|ProtectedRoute|isAuthenticated|loginWithRedirect|redirectToLogin)\b|\b(User|auth)\.me\b/;
const READS = /^(list|filter|get|count|subscribe)$/;

const WHO: Record<AccessLevel, string> = {
  anonymous: 'anybody',
  all: 'people who are signed in',
  admin: 'admins',
  creator: 'whoever made a row',
  none: 'nobody',
};

/** Rows on a page that is open to visitors, of an entity that visitors may not read. */
export const closedEntity = detector<Said[]>({
  id: 'closed-entity',
  read: (tree) =>
    entityCalls(tree)
      .filter(({ method }) => method === null || READS.test(method.name))
      .map(({ entity }) => entity),
  judge: (reads, { source }, app) => {
    if (!app.isPublic || reads.length === 0 || !openModules(app).has(source.name)) return [];
    const seen = new Set<string>();
    return reads.flatMap(({ name, start }): Finding[] => {
      const schema = app.entities.get(name);
      if (!schema || schema.rls || name === 'User' || seen.has(name)) return [];
      seen.add(name);
      const { read } = schema['x-accessControl']?.permissions ?? DEFAULT_PERMISSIONS;
      if (read === 'anonymous') return [];
      const message = `Visitors see this page, but only ${WHO[read]} may read ${name}`;
      return [{ offset: start, severity: 'warning', message }];
    });
  },
});

const known = new WeakMap<AppView, ReadonlySet<string>>();

/** The modules that a visitor's page shows without asking who is there. */
function openModules(app: AppView): ReadonlySet<string> {
  let open = known.get(app);
  if (!open) {
    open = reachOpen(app);
    known.set(app, open);
  }
  return open;
}

/** The pages that a layout's AppShell shows to those alone whom they are for: `{ name: 'Deals', needs: 'user' }`. */
function closedPages(layout: string): ReadonlySet<string> {
  const entries = /\bAppShell\b/.test(layout) ? (layout.match(/\{[^{}]{1,400}\}/g) ?? []) : [];
  return new Set(
    entries
      .filter((entry) => /\bneeds\b['"]?\s*:\s*['"`](?:user|admin)['"`]/.test(entry))
      .flatMap((entry) => /\bname\b['"]?\s*:\s*['"`](\w+)['"`]/.exec(entry)?.[1] ?? []),
  );
}

function reachOpen({ files, sources, cache, resolver }: AppView): Set<string> {
  const reached = new Set<string>();
  const layout = Object.entries(files).find(([path]) => /^Layout\.\w+$/.test(path));
  if (layout && GATE.test(layout[1])) return reached;
  const closed = layout ? closedPages(layout[1]) : new Set();
  const queue = Object.keys(files)
    .filter((path) => /^(pages\/[^/]+|Layout)\.(tsx|jsx|ts|js)$/.test(path))
    .filter((path) => !closed.has(path.replace(/^pages\/|\.\w+$/g, '')))
    .map((path) => `app:/${path}`);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const source = reached.has(name) ? null : sources.get(name);
    if (source?.origin !== 'app' || GATE.test(source.text)) continue;
    reached.add(name);
    for (const { specifier } of cache.parsed(source).imports) {
      const found = resolver.resolve(specifier, name);
      if (found.kind === 'module' && found.name.startsWith('app:/')) queue.push(found.name);
    }
  }
  return reached;
}
