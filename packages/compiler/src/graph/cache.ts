import { parse } from '../parse/parse.ts';
import type { Parsed, Source } from '../parse/source.ts';
import { type Mode, type Transformed, transform } from '../transform/transform.ts';

interface Entry {
  parsed: Parsed;
  transformed: Partial<Record<Mode, Transformed>>;
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
      entry = { parsed: parse(source), transformed: {} };
      this.entries.set(key, entry);
    }
    return entry;
  }
}

const keyOf = (source: Source): string => `${source.name} ${source.hash}`;

const isShared = ({ name }: Source): boolean => /^(kit|run|icon|part):/.test(name);
