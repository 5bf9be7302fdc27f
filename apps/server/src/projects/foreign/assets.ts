import type { AppRow } from '../../apps/index.ts';
import { storeFile } from '../../integrations/index.ts';
import { Refusal } from '../../refusal.ts';
import type { ProjectNeeds } from '../needs.ts';
import { plainLetters } from './plain-file.ts';
import type { Project } from './shape.ts';

/** Stores a project's pictures and the like as the app's files, and lets its code find them there. */
export async function takeAssets(
  services: ProjectNeeds,
  app: AppRow,
  project: Project,
): Promise<number> {
  const shown = new Map<string, string>();
  let taken = 0;
  for (const { path, imported, file } of project.assets) {
    const bytes = Buffer.from(file.content, file.encoding === 'base64' ? 'base64' : 'utf8');
    const name = path.replace(/^.*\//, '');
    try {
      const upload = new File([bytes], name);
      const stored = await storeFile(services, app, upload, { userId: null, isPrivate: false });
      taken++;
      if (imported)
        project.files[`${path.includes('/') ? '' : 'root/'}${path}.js`] =
          `export default ${JSON.stringify(stored.path)};\n`;
      else shown.set(`/${path}`, stored.path);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      project.leftOut.push({ path: file.path, reason: error.message });
    }
  }
  if (shown.size > 0)
    for (const [path, code] of Object.entries(project.files))
      if (!path.startsWith('entities/')) project.files[path] = withAddresses(code, shown);
  return taken;
}

/** `"/logo.png"` and `${import.meta.env.BASE_URL}logo.png` → where the file stands now. */
const withAddresses = (code: string, shown: ReadonlyMap<string, string>): string =>
  code
    .replaceAll(/\$\{import\.meta\.env\.BASE_URL\}\/?(?=[^"'`]+\.\w+["'`?#])/g, '/')
    .replace(
      /(["'`(])(\/[^"'`()?#\n]+\.\w+)(?=["'`)?#])/g,
      (whole, before: string, path: string) => {
        const address = shown.get(path) ?? shown.get(plainLetters(decoded(path)));
        return address ? before + address : whole;
      },
    );

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
