export interface FileChange {
  path: string;
  status: 'added' | 'modified' | 'deleted' | 'unchanged';
  before: string;
  after: string;
}

export interface VersionFile {
  path: string;
  content: string;
}

/** Every file of two versions with what became of it, changed ones first (spec 2, section 3). */
export function compareFiles(
  before: readonly VersionFile[],
  after: readonly VersionFile[],
): FileChange[] {
  const old = new Map(before.map(({ path, content }) => [path, content]));
  const now = new Map(after.map(({ path, content }) => [path, content]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((path): FileChange => {
      const [was, is] = [old.get(path), now.get(path)];
      const texts = { path, before: was ?? '', after: is ?? '' };
      if (was === undefined) return { ...texts, status: 'added' };
      if (is === undefined) return { ...texts, status: 'deleted' };
      return { ...texts, status: was === is ? 'unchanged' : 'modified' };
    })
    .sort((a, b) => Number(a.status === 'unchanged') - Number(b.status === 'unchanged'));
}
