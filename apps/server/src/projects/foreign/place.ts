import { fileKind, GLOBALS_FILE, LAYOUT_FILE } from '@trellis/contract';
import { OUTSIDE } from './root-folder.ts';
import { SETTINGS_FILE } from './settings.ts';

export const NOT_OF_APP = 'It is outside the folder with the app’s pages';

/** What a file of a project is to an app. */
export type Place =
  | { kind: 'code'; path: string }
  /** An AI tool of ours, in an app that was taken out of here. */
  | { kind: 'tool'; path: string }
  /** Code for the server. */
  | { kind: 'server'; path: string }
  | { kind: 'schema' }
  | { kind: 'agent' }
  /** The page that the app is drawn in, and the module that draws it. */
  | { kind: 'head' }
  | { kind: 'main' }
  /** Values that its build puts into the code. */
  | { kind: 'settings' }
  /** What it is made with. */
  | { kind: 'packages' }
  /** What a project adds to the theme of Tailwind. */
  | { kind: 'theme' }
  | { kind: 'rows' }
  /** Pictures and the like; `imported`: by code, from where it stands; otherwise by its address. */
  | { kind: 'asset'; path: string; imported: boolean }
  /** The runtime does its work. */
  | { kind: 'replaced' }
  | { kind: 'silent' }
  | { kind: 'left'; reason: string };

/**
 * Nothing of the app, and not worth a word each. Tests and what was built stand beside the code: within
 * it, `components/tests/` is a part of the app.
 */
const SILENT =
  /(^|\/)(node_modules|\.next|__MACOSX|__tests__|__mocks__)\/|^(?:(?!(?:src|pages|components)\/)[^/]+\/)*(?:dist|build|coverage|e2e|tests?)\/|(^|\/)\.|\.(test|spec|stories)\.\w+$|\.d\.ts$/;
const SETUP =
  /^([\w.-]+\.config\.[cm]?[jt]s|package(-lock)?\.json|components\.json|[jt]sconfig[\w.]*\.json|index\.html|(yarn|bun|pnpm-lock|deno|vercel|netlify|capacitor\.config|firebase|manifest)[\w.-]*|.*\.(md|lock|lockb|toml|sh|py|ya?ml|log)|LICENSE|Dockerfile|Makefile|app\.json|(src\/)?(main|index)\.(jsx|tsx|js|ts)|(src\/)?vite-env\.d\.ts|robots\.txt|_redirects)$/i;
/** Modules of the client that every such project carries. */
const CLIENT =
  /^(api\/(base44Client|entities|integrations)|entities\/(all|index)|integrations\/(Core|all|index)|lib\/(app-params|NavigationTracker|VisualEditAgent)|pages\.config|pages\/index)\.(jsx|tsx|js|ts)$/;
/** Parts of such projects that another service does the work of. */
const ELSEWHERE: [RegExp, string][] = [
  [/^base44\/config\b/, 'Settings of other services are not read here'],
  [
    /^base44\/(workflows|automations|schedules)\//,
    'Scheduled and triggered code does not run here',
  ],
  [
    /^base44\/(connectors|integrations)\//,
    'Connect other services in the app’s integrations instead',
  ],
];
const ASSET = /\.(png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|wav|ogg|woff2?|ttf|otf|pdf)$/i;
/** What pages fetch by its address. */
const FETCHED = /^(?:src\/)?public\/(.+\.(?:json|geojson|txt|md|xml|vtt|srt|glb|gltf))$/i;
const CODE = /\.(tsx|ts|jsx|js|css|json)$/;

/** Functions, and what they share; `server/` is what an app of ours calls the folder. */
const SERVER = /^(?=base44\/|server\/|functions\/)(base44\/|server\/)?(functions|shared)\/(.+)$/;

/** Where a file stands in an app; its path counts from the project's folder. */
export function placeOf(path: string): Place {
  if (SETTINGS_FILE.test(path)) return { kind: 'settings' };
  if (SILENT.test(path)) return { kind: 'silent' };
  if (path.startsWith(OUTSIDE)) return { kind: 'left', reason: NOT_OF_APP };
  if (/^(base44\/)?agents\/.+\.jsonc?$/.test(path)) return { kind: 'agent' };
  if (/^base44\/seeds?\/[^/]+\.jsonc?$/.test(path)) return { kind: 'rows' };
  if (fileKind(path) === 'tool') return { kind: 'tool', path };
  const server = serverPlace(path);
  if (server) return server;
  const elsewhere = ELSEWHERE.find(([place]) => place.test(path))?.[1];
  if (elsewhere) return { kind: 'left', reason: elsewhere };
  if (/(^|\/)(base44\/)?(src\/)?(api\/)?entities\/[^/]+\.jsonc?$/.test(path))
    return { kind: 'schema' };
  if (/^base44\/|^functions\/|^supabase\/|^server\/|^convex\//.test(path))
    return { kind: 'left', reason: 'Server code does not run here' };
  if (
    /^public\/(manifest\.(json|webmanifest)|robots\.txt|sitemap[\w-]*\.xml|_\w+|CNAME)$/.test(path)
  )
    return { kind: 'silent' };
  const fetched = FETCHED.exec(path)?.[1];
  if (fetched !== undefined) return { kind: 'asset', path: fetched, imported: false };
  if (/\.(csv|tsv|xlsx)$/i.test(path) || /^(data|exports?)\/[^/]+\.json$/i.test(path))
    return { kind: 'rows' };
  if (/^tailwind\.config\.[cm]?[jt]s$/.test(path)) return { kind: 'theme' };
  if (path === 'package.json') return { kind: 'packages' };
  if (path === 'index.html') return { kind: 'head' };
  if (/^(src\/(main|index)|main)\.(jsx|tsx|js|ts)$/.test(path)) return { kind: 'main' };
  if (SETUP.test(path)) return { kind: 'silent' };
  if (ASSET.test(path)) {
    const shown = /^(?:src\/)?public\/(.+)$/.exec(path)?.[1];
    const inside = shown ?? path.replace(/^src\//, '');
    return { kind: 'asset', path: inside, imported: shown === undefined };
  }
  const inside = path.replace(/^src\//, '');
  if (CLIENT.test(inside)) return { kind: 'replaced' };
  const meant = codePath(inside);
  if (meant !== null && fileKind(meant) !== null) return { kind: 'code', path: meant };
  const reason = CODE.test(inside)
    ? 'An app cannot have a file at this path'
    : 'Files of this kind are not part of an app';
  return { kind: 'left', reason };
}

function serverPlace(path: string): Place | null {
  const [, , part, inside] = SERVER.exec(path) ?? [];
  if (!part || !inside) return null;
  if (/(^|\/)(function|deno|import_map)\.jsonc?$/.test(inside)) return { kind: 'silent' };
  const named = inside.replace(/\.(jsx|[cm]js)$/, '.js').replace(/\.(tsx|mts)$/, '.ts');
  const place = `server/${part}/${named}`;
  return fileKind(place) === 'function' ? { kind: 'server', path: place } : null;
}

function codePath(inside: string): string | null {
  if (/^(pages\/)?Layout\.(jsx|tsx|js)$/i.test(inside)) return LAYOUT_FILE;
  if (/^(index|globals|styles\/(globals|index))\.css$/.test(inside)) return GLOBALS_FILE;
  if (/^[\w.-]+\.(jsx|tsx|js|ts|css|json)$/.test(inside) && inside !== GLOBALS_FILE)
    return `root/${inside}`;
  return inside;
}
