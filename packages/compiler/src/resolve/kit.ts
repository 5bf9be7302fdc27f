import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../parse/source.ts';
import { packagePicture } from '../style/packages.ts';
import { textHash } from '../text/hash.ts';
import { type PathIndex, pathIndex } from './paths.ts';
import { sharedFile } from './shared.ts';

const SOURCE = /\.(tsx|ts|jsx|js)$/;
const TEST = /\.test\.(tsx|ts)$|\.d\.ts$/;

/** The app kit's sources: read when first needed, shared by all apps. */
export class Kit {
  readonly index: PathIndex;
  private readonly root: string;
  private readonly sources = new Map<string, Source>();
  private readonly kitRoot: string;
  private readonly pictures = new Map<string, string | null>();

  constructor(kitRoot: string) {
    this.kitRoot = kitRoot;
    this.root = join(kitRoot, 'src');
    const files = readdirSync(this.root, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => SOURCE.test(path) && !TEST.test(path));
    this.index = pathIndex(files);
  }

  has(path: string): boolean {
    return this.index.exact.has(path) || sharedFile(this.kitRoot, path) !== null;
  }

  /** A small picture of a package that apps may have, as an address that holds it; null where there is none. */
  packagePicture(specifier: string): string | null {
    const known = this.pictures.get(specifier);
    if (known !== undefined) return known;
    const picture = packagePicture(this.kitRoot, specifier);
    this.pictures.set(specifier, picture);
    return picture;
  }

  source(path: string): Source {
    const known = this.sources.get(path);
    if (known) return known;
    const text = readFileSync(sharedFile(this.kitRoot, path) ?? join(this.root, path), 'utf8');
    const name = `kit:/${path}`;
    const source: Source = { name, path: name, text, hash: textHash(text), origin: 'kit' };
    this.sources.set(path, source);
    return source;
  }
}
