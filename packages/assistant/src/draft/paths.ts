import { fileKind } from '@trellis/contract';

/**
 * The path that an action means: models write `/pages/Home.tsx`, `src/pages/Home`, `layout.tsx` or
 * just `Recipe` for an entity. null: no file of an app can stand there.
 */
export function actionPath(file: string, isEntity: boolean): string | null {
  let path = file
    .trim()
    .replace(/^(\.?\/)+/, '')
    .replace(/^(src|app)\//, '')
    .replaceAll('\\', '/');
  if (isEntity) {
    const name = path.replace(/^entities\//i, '').replace(/\.json$/i, '');
    path = `entities/${name}.json`;
  } else {
    path = path.replace(/^(Pages|Components|Entities|Services)\//, (folder) =>
      folder.toLowerCase(),
    );
    // A function of the server, as other builders lay them out.
    path = path.replace(/^functions\/(?=[A-Za-z0-9_-]+\.(?:ts|js)$)/, 'server/functions/');
    if (/^layout(\.(tsx|jsx|js))?$/i.test(path)) path = 'Layout.tsx';
    if (/^(globals?|index|styles?)\.css$/i.test(path)) path = 'globals.css';
    if (/^(pages|components)\/[^.]*[^./]$/.test(path)) path += '.tsx';
  }
  return fileKind(path) ? path : null;
}
