import type { AppFiles } from '@trellis/contract';
import { ENTRY, ENTRY_CODE } from '../generate/entry.ts';
import {
  allEntitiesCode,
  entityCode,
  jsonCode,
  packagePartCode,
  USER_CODE,
} from '../generate/modules.ts';
import { rootSource } from '../generate/root.ts';
import type { Source } from '../parse/source.ts';
import type { ResolverParts } from '../resolve/resolver.ts';
import { textHash } from '../text/hash.ts';

/** The source of every module that an app can name: its own files, the kit's, and those that are made. */
export class Sources {
  private readonly parts: ResolverParts;
  private readonly files: AppFiles;
  private readonly made = new Map<string, Source>();

  constructor(parts: ResolverParts, files: AppFiles) {
    this.parts = parts;
    this.files = files;
    this.add(ENTRY, ENTRY_CODE);
  }

  /** Adds a module that is written for this app. */
  add(name: string, text: string): Source {
    const source = madeSource(name, text);
    this.made.set(name, source);
    return source;
  }

  get(name: string): Source | null {
    const known = this.made.get(name);
    if (known) return known;
    const [, scheme, path] = /^(\w+):\/(.*)$/.exec(name) ?? [];
    if (scheme === undefined || path === undefined) return null;
    switch (scheme) {
      case 'kit':
        return this.parts.kit.has(path) ? this.parts.kit.source(path) : null;
      case 'run':
        return rootSource(name);
      case 'icon':
        return this.add(name, this.parts.icons.code(path.replace(/\.js$/, '')));
      case 'part':
        return this.add(name, this.partCode(path.replace(/\.js$/, '')));
      case 'app':
        return this.appSource(name, path);
      default:
        return null;
    }
  }

  private appSource(name: string, path: string): Source | null {
    const text = this.files[path];
    if (text !== undefined) {
      if (path.endsWith('.json')) return this.jsonSource(name, text);
      return { name, path, text, hash: textHash(text), origin: 'app' };
    }
    const entity = /^entities\/(.+)\.ts$/.exec(path)?.[1];
    if (!entity) return null;
    if (entity === 'all') return this.add(name, allEntitiesCode(this.entityNames()));
    return this.add(name, entity === 'User' ? USER_CODE : entityCode(entity));
  }

  private jsonSource(name: string, text: string): Source | null {
    try {
      return this.add(name, jsonCode(text));
    } catch (error) {
      // The schema check tells of it, with the place.
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  }

  private entityNames(): string[] {
    return Object.keys(this.files).flatMap((path) => {
      const match = /^entities\/(.+)\.json$/.exec(path);
      return match ? [match[1]!] : [];
    });
  }

  private partCode(path: string): string {
    const [specifier, name] = path.split('/');
    if (name) return packagePartCode(specifier!, name);
    const parts = this.parts.radix.all();
    return parts.map(([part, from]) => `export * as ${part} from '${from}';`).join('\n');
  }
}

/** A module that no file holds. */
export const madeSource = (name: string, text: string): Source => ({
  name,
  path: name,
  text,
  hash: textHash(text),
  origin: 'made',
});
