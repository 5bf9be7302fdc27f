import { BrokenFile, type Foreign, type Parsing, type PictureFormat } from '../parsing/index.ts';
import { Refusal } from '../refusal.ts';

/** What an address asks of a picture: `?w=400&h=300&fit=cover&format=webp&q=80`. */
export interface Resize {
  width: number | undefined;
  height: number | undefined;
  fit: 'cover' | 'contain' | 'inside';
  format: 'jpeg' | 'png' | 'webp' | 'avif' | undefined;
  quality: number;
}

/** Sizes go up to the next of these, so that nobody makes a thousand variants of one picture. */
const SIZES = [
  16, 32, 48, 64, 96, 128, 160, 200, 256, 320, 400, 480, 512, 640, 768, 800, 960, 1_024, 1_200,
  1_280, 1_440, 1_600, 1_920, 2_048,
];
const CAN_RESIZE = /^image\/(png|jpeg|webp|avif)$/;
const KEPT_BYTES = 64_000_000;

/** What an address asks for; null where it asks for the file as it is. */
export function resizeOf(query: URLSearchParams, type: string): Resize | null {
  if (!CAN_RESIZE.test(type)) return null;
  const size = (...names: string[]) => {
    const given = Number(names.map((name) => query.get(name)).find(Boolean));
    return given > 0 ? (SIZES.find((step) => step >= given) ?? SIZES.at(-1)) : undefined;
  };
  const width = size('w', 'width');
  const height = size('h', 'height');
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
  const named = (query.get('format') ?? '').replace(/^jpg$/, 'jpeg');
  const format = formats.find((one) => one === named);
  if (!width && !height && !format) return null;
  const fit = (['cover', 'contain', 'inside'] as const).find((one) => one === query.get('fit'));
  const quality = Number(query.get('q') ?? query.get('quality'));
  return {
    width,
    height,
    fit: fit ?? (width && height ? 'cover' : 'inside'),
    format,
    // In steps, for the same reason.
    quality: quality > 0 ? Math.min(100, Math.max(10, Math.round(quality / 10) * 10)) : 80,
  };
}

export interface Picture {
  content: Uint8Array;
  type: string;
}

/** A picture as it was stored: opened once it is its turn to be made another. */
export type Original = Pick<Foreign, 'open'> & Pick<Picture, 'type'>;

/** Makes variants of pictures, and keeps the last ones. */
export class Resizer {
  readonly #parsing: Parsing;
  readonly #kept = new Map<string, Picture>();
  readonly #making = new Map<string, Promise<Picture>>();
  #bytes = 0;

  constructor(parsing: Parsing) {
    this.#parsing = parsing;
  }

  /** A picture of an app in the size that is asked for; `file` names the original, which is got only where it is needed. */
  async get(
    appId: string,
    file: string,
    original: Original | (() => Promise<Original>),
    resize: Resize,
  ): Promise<Picture> {
    const name = `${appId}/${file} ${JSON.stringify(resize)}`;
    const known = this.#kept.get(name);
    if (known) {
      // The last one used is the last one to go.
      this.#kept.delete(name);
      this.#kept.set(name, known);
      return known;
    }
    let making = this.#making.get(name);
    if (!making) {
      const got = typeof original === 'function' ? original() : Promise.resolve(original);
      making = got
        .then((one) => this.#make(appId, one, resize))
        .finally(() => this.#making.delete(name));
      this.#making.set(name, making);
    }
    const made = await making;
    if (!this.#kept.has(name)) this.#keep(name, made);
    return made;
  }

  #keep(name: string, picture: Picture): void {
    this.#kept.set(name, picture);
    this.#bytes += picture.content.byteLength;
    for (const [old, { content }] of this.#kept) {
      if (this.#bytes <= KEPT_BYTES) return;
      this.#kept.delete(old);
      this.#bytes -= content.byteLength;
    }
  }

  async #make(appId: string, { open, type }: Original, resize: Resize): Promise<Picture> {
    const { format = 'same', fit, ...size } = resize;
    try {
      const made = await this.#parsing.picture(
        { owner: appId, open },
        {
          ...size,
          fit,
          from: [type.slice('image/'.length) as PictureFormat],
          to: format,
          position: 'centre',
          mayGrow: fit === 'contain',
        },
      );
      return { content: made.content, type: `image/${made.format}` };
    } catch (cause) {
      if (!(cause instanceof BrokenFile)) throw cause;
      throw new Refusal('unsupported', 'This picture cannot be read', { cause });
    }
  }
}
