import { type AppFiles, ENV_FILE } from '@trellis/contract';
import { ENTRY, ENTRY_CODE } from '../generate/entry.ts';
import {
  allEntitiesCode,
  classesCode,
  entityCode,
  jsonCode,
  packagePartCode,
  USER_CODE,
} from '../generate/modules.ts';
import { rootSource } from '../generate/root.ts';
import {
  allSdkEntitiesCode,
  functionsCode,
  pagesConfigCode,
  paramsCode,
  sdkEntityCode,
} from '../generate/sdk.ts';
import type { Source } from '../parse/source.ts';
import { type RowWords, rowWords } from '../project/row-words.ts';
import type { ResolverParts } from '../resolve/resolver.ts';
import { classesOf } from '../style/class-names.ts';
import { textHash } from '../text/hash.ts';
import { ASKS_BY_PATTERN } from '../transform/patterns.ts';
import { brokenWorker, workerCode } from '../transform/worker.ts';

const CODE = /\.(tsx|ts|jsx|js)$/;
const READS_ENV = /\b(?:import\.meta|process)\.env\b/;
const BARREL = /^radix-ui$/;
/** One clear point. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The source of every module that an app can name: its own files, the kit's, and those that are made. */
export class Sources {
  private readonly parts: ResolverParts;
  private readonly files: AppFiles;
  private readonly mainPage: string | null;
  private readonly made = new Map<string, Source>();
  private words: RowWords | null = null;

  constructor(parts: ResolverParts, files: AppFiles, mainPage?: string | null) {
    this.parts = parts;
    this.files = files;
    this.mainPage = mainPage ?? null;
    this.add(ENTRY, ENTRY_CODE);
    this.add('made:/empty.js', 'export default {};\n');
    this.add('made:/asset.js', `export default ${JSON.stringify(NO_PICTURE)};\n`);
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
      case 'made':
        return this.madeOf(name, path.replace(/\.js$/, ''));
      default:
        return null;
    }
  }

  /** What a file of the app, or a picture of a package, is to code that imports it as something else than code. */
  private madeOf(name: string, path: string): Source | null {
    const [, kind, of] = /^(raw|classes|picture|params|worker)\/(.+)$/.exec(path) ?? [];
    if (!kind || !of) return null;
    const picture = kind === 'picture' ? this.parts.kit.packagePicture(of) : null;
    const text = this.files[of];
    if (picture !== null) return this.add(name, `export default ${JSON.stringify(picture)};\n`);
    if (text === undefined) return null;
    if (kind === 'raw') return this.add(name, `export default ${JSON.stringify(text)};\n`);
    // What it runs is put in when all that it imports is known.
    if (kind === 'worker')
      return this.add(name, workerCode(brokenWorker(`The worker ${of} starts itself`)));
    if (kind === 'params') return this.add(name, paramsCode(of));
    return this.add(name, classesCode(classesOf(of, text)));
  }

  private appSource(name: string, path: string): Source | null {
    const text = this.files[path];
    if (text !== undefined) {
      if (path.endsWith('.json')) return this.jsonSource(name, text);
      const hasEnv = READS_ENV.test(text) && this.files[ENV_FILE] !== undefined;
      const own = { name, path, text, origin: 'app' as const, ...(hasEnv && { hasEnv }) };
      const mark = hasEnv ? [ENV_FILE] : [];
      if (!CODE.test(path) || !ASKS_BY_PATTERN.test(text))
        return { ...own, hash: textHash([text, ...mark].join('\n')) };
      // What such code is depends on which files there are.
      const paths = Object.keys(this.files).sort();
      return { ...own, hash: textHash([text, ...mark, ...paths].join('\n')), paths };
    }
    if (path === 'pages.config.js')
      return this.add(name, pagesConfigCode(this.files, this.mainPage));
    const called = /^functions\/(.+)\.js$/.exec(path)?.[1];
    if (called)
      return this.add(name, called === 'all' ? this.functionsCode() : functionsCode([called]));
    const entity = /^entities\/(.+)\.ts$/.exec(path)?.[1];
    if (!entity) return null;
    if (entity === 'all') return this.add(name, this.allCode());
    if (this.speaksSdk()) return this.add(name, sdkEntityCode(entity, this.rowWords()));
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

  /** Rows are read by the public client, in its words or in both kinds. */
  speaksSdk(): boolean {
    return this.rowWords() !== 'own';
  }

  private rowWords(): RowWords {
    this.words ??= rowWords(this.files);
    return this.words;
  }

  /** Entities that code names without a schema are there, too: a call to one tells what is missing. */
  private allCode(): string {
    const asked = this.askedOf(/["']@?[./]*(?:src\/)?(?:api\/entities|entities\/all|entities)["']/);
    const names = [...new Set([...this.entityNames(), ...asked])].filter((name) => name !== 'User');
    return this.speaksSdk()
      ? allSdkEntitiesCode(names, this.rowWords())
      : allEntitiesCode(this.entityNames());
  }

  private functionsCode(): string {
    return functionsCode(this.askedOf(/["']@?[./]*(?:src\/)?(?:api\/)?functions(?:\/all)?["']/));
  }

  /** The names that the app's code imports of the modules that `from` matches. */
  private askedOf(from: RegExp): string[] {
    const names = new Set<string>();
    const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*${from.source}`, 'g');
    for (const [path, text] of Object.entries(this.files))
      if (CODE.test(path))
        for (const [, list] of text.matchAll(statement))
          for (const item of list!.split(',')) {
            const [name] = item.trim().split(/\s+as\s+/);
            if (/^[A-Za-z_$][\w$]*$/.test(name!)) names.add(name!);
          }
    return [...names];
  }

  private entityNames(): string[] {
    return Object.keys(this.files).flatMap((path) => {
      const match = /^entities\/(.+)\.json$/.exec(path);
      return match ? [match[1]!] : [];
    });
  }

  private partCode(path: string): string {
    const at = path.lastIndexOf('/');
    const [specifier, name] = [path.slice(0, at), path.slice(at + 1)];
    if (!BARREL.test(path)) return packagePartCode(specifier, name);
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
