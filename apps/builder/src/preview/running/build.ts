import { type Diagnostic, type PreviewBuild, ROOT_FILE } from '@trellis/contract';

/** What keeps a state from being shown as it is. */
export const faultsOf = ({ diagnostics }: Pick<PreviewBuild, 'diagnostics'>): Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');

/** An imported project's own root shows something without any page. */
export const hasScreen = ({ pages, modules }: PreviewBuild): boolean =>
  pages.length > 0 || modules.some(({ name }) => ROOT_FILE.test(name.replace(/^app:\//, '')));

export function isSame(a: PreviewBuild, b: PreviewBuild): boolean {
  const key = (build: PreviewBuild) =>
    `${build.css.hash} ${build.modules.map((m) => m.name + m.hash).join()}`;
  return key(a) === key(b);
}
