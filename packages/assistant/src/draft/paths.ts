import { type Action, type AppFiles, FUNCTION_ENTRIES, fileKind } from '@trellis/contract';

/** The folders in which other builders keep code for the server. */
const ELSEWHERE = '(?:(?:supabase|base44|netlify)/)?functions/';
/** A function of the server as they lay it out: `functions/x.ts`, `functions/x/index.ts`. */
const FUNCTION_ELSEWHERE = new RegExp(
  `^${ELSEWHERE}(?=[A-Za-z0-9_-]+(?:/(?:${FUNCTION_ENTRIES.join('|')}))?\\.[tj]sx?$)`,
);
/** What their functions share. */
const SHARED_ELSEWHERE = new RegExp(`^${ELSEWHERE}_shared/(?=[A-Za-z0-9_./-]+\\.(?:ts|js|json)$)`);

/**
 * The path that an action means: models write `/pages/Home.tsx`, `src/pages/Home`, `layout.tsx` or
 * just `Recipe` for an entity. null: no file of an app can stand there.
 */
export function actionPath(file: string, isEntity: boolean): string | null {
  let path = fromRoot(file);
  if (isEntity) {
    const name = path.replace(/^entities\//i, '').replace(/\.json$/i, '');
    path = `entities/${name}.json`;
  } else {
    path = path.replace(/^(Pages|Components|Entities|Services)\//, (folder) =>
      folder.toLowerCase(),
    );
    if (FUNCTION_ELSEWHERE.test(path))
      path = path
        .replace(FUNCTION_ELSEWHERE, 'server/functions/')
        // No markup is drawn on the server.
        .replace(/(?<=\.[tj]s)x$/, '');
    path = path.replace(SHARED_ELSEWHERE, 'server/shared/');
    if (/^layout(\.(tsx|jsx|js))?$/i.test(path)) path = 'Layout.tsx';
    if (/^(globals?|index|styles?)\.css$/i.test(path)) path = 'globals.css';
    if (/^(pages|components)\/[^.]*[^./]$/.test(path)) path += '.tsx';
  }
  return fileKind(path) ? path : null;
}

/**
 * The path of a file that an edit means: where no file can stand by a name without a folder, it is the only one of the
 * app that is called so. `isInPart`: it changes what is there, whatever the ending of that.
 */
export function editedPath(
  file: string,
  files: Readonly<AppFiles>,
  isInPart = false,
): string | null {
  const [path, name] = [actionPath(file, false), fromRoot(file)];
  if (path) return (isInPart && twinOf(path, files)) || path;
  if (!name || name.includes('/') || namesTheApp(file)) return path;
  const called = Object.keys(files).filter((one) => one.endsWith(`/${name}`));
  return called.length === 1 ? called[0]! : null;
}

const CODE = /\.[jt]sx?$/;

/**
 * The file that stands at a path by another ending of code: a model writes `pages/Home.tsx` where an imported app has
 * `pages/Home.jsx`. Two of one name would hide each other. Null where the path itself is one, or there is no such file.
 */
export function twinOf(path: string, files: Readonly<AppFiles>): string | null {
  if (path in files || !CODE.test(path)) return null;
  const stem = path.replace(CODE, '');
  return (
    ['tsx', 'jsx', 'ts', 'js'].map((ending) => `${stem}.${ending}`).find((one) => one in files) ??
    null
  );
}

/** A path as it stands in an app, whose root models take for `/`, `src/` or `app/`. */
const fromRoot = (file: string): string =>
  file
    .trim()
    .replace(/^(\.?\/)+/, '')
    .replace(/^(src|app)\//, '')
    .replaceAll('\\', '/');

/** Whether a path reads as code for the server and stands where it would be given to browsers. */
export const isServerCodeAstray = (path: string): boolean =>
  path.startsWith('server/') && fileKind(path) !== 'function';

/** Whether a path is the file that is none: it names the app. */
export const namesTheApp = (file: string): boolean => /^(?:\.?\/)?app\.json$/i.test(file.trim());

/** 'Recipe' of `Recipe` and of `entities/Recipe.json`, as models write either where rows go. */
export const entityNamed = (file: string): string =>
  file
    .trim()
    .replace(/^entities\//, '')
    .replace(/\.json$/, '');

/** An action with the file that it really is about, so that its card and the next request name what is in the app. */
export function withStoredFile(action: Action, files: Readonly<AppFiles>): Action {
  if (/^(?:insert_entity_records|import_entities)$/.test(action.type))
    return { ...action, file: entityNamed(action.file) };
  if (namesTheApp(action.file) || !/_(?:file|entity)$/.test(action.type)) return action;
  const path =
    action.type === 'edit_file'
      ? editedPath(action.file, files)
      : actionPath(action.file, action.type.endsWith('_entity'));
  const file = path ?? action.file;
  return { ...action, file, title: action.title === action.file ? file : action.title };
}
