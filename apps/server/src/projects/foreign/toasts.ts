import type { Project, ProjectFile } from './shape.ts';
import { asText } from './text.ts';

/** Where a project keeps its short messages, and what draws them. */
const STORE = /^(components\/ui|hooks)\/use-toast\./;
const DRAWN = /^(?:src\/)?(components\/ui\/(?:toaster|toast)\.\w+)$/;

/** Short messages that a project keeps in its own way are drawn by its own parts: the kit's know nothing of them. */
export function keepToasts(project: Project, files: readonly ProjectFile[]): void {
  if (!Object.keys(project.files).some((path) => STORE.test(path))) return;
  for (const file of files) {
    const path = DRAWN.exec(file.path)?.[1];
    const at = project.replaced.indexOf(file.path);
    if (!path || at === -1) continue;
    project.replaced.splice(at, 1);
    project.files[path] = asText(file).content;
  }
}
