import { readModule } from '../parse/parse.ts';
import type { Parsed, Source } from '../parse/source.ts';
import { type LinkedTree, linkTree, type Tree } from '../parse/tree.ts';
import { type Mode, type Transformed, transform } from '../transform/transform.ts';

interface Entry {
  parsed: Parsed;
  transformed: Partial<Record<Mode, Transformed>>;
  /** Of an app's module until its facts are read: trees are large. */
  tree: Tree | null;
  facts: unknown;
}

/** Remembers what was read and transformed, by module and content: what did not change is not compiled again. */
export class ModuleCache {
  private readonly entries = new Map<string, Entry>();
  /** Where the kit's modules live, for all apps. */
  private readonly shared: ModuleCache | null;

  constructor(shared: ModuleCache | null = null) {
    this.shared = shared;
  }

  parsed(source: Source): Parsed {
    return this.entry(source).parsed;
  }

  transformed(source: Source, mode: Mode): Transformed {
    const entry = this.entry(source);
    entry.transformed[mode] ??= transform(entry.parsed, mode);
    return entry.transformed[mode];
  }

  /** What `read` finds in a module's tree: asked once for each content. Null where the text is no code. */
  facts<F>(source: Source, read: (tree: LinkedTree) => F): F | null {
    const entry = this.entry(source);
    if (entry.facts === undefined) {
      const tree = entry.tree ?? readModule(source).tree;
      entry.facts = tree && read(linkTree(tree));
      entry.tree = null;
    }
    return entry.facts as F | null;
  }

  /** Forgets everything but the given sources. */
  keepOnly(sources: Iterable<Source>): void {
    const keep = new Set([...sources].map(keyOf));
    for (const key of this.entries.keys()) if (!keep.has(key)) this.entries.delete(key);
  }

  private entry(source: Source): Entry {
    if (this.shared && isShared(source)) return this.shared.entry(source);
    const key = keyOf(source);
    let entry = this.entries.get(key);
    if (!entry) {
      const { parsed, tree } = readModule(source);
      const kept = source.origin === 'app' ? tree : null;
      entry = { parsed, transformed: {}, tree: kept, facts: undefined };
      this.entries.set(key, entry);
    }
    return entry;
  }
}

const keyOf = (source: Source): string => `${source.name} ${source.hash}`;

const isShared = ({ name }: Source): boolean => /^(kit|run|icon|part):/.test(name);
