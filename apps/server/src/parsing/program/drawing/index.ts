import { FOREIGN } from '@trellis/contract/parsing';
import { broken } from '../fault.ts';
import { sharp } from '../sharp.ts';
import type { Source } from '../source.ts';
import { attribute, localName, type XmlHandler, XmlReader } from '../xml.ts';
import { allowed, allowedStyle, isLeftOut, usesIn } from './allowed.ts';
import { sized } from './size.ts';
import { countDrawn, type Part } from './uses.ts';

const { bytes: MOST_BYTES, elements, depth, width, height } = FOREIGN.drawing;

/** A drawing (SVG) as a picture of pixels, made of what is harmless of it. */
export async function drawing(source: Source): Promise<Uint8Array> {
  const bytes = await source.whole(MOST_BYTES, `A drawing can be up to ${MOST_BYTES / 1e6} MB`);
  const svg = harmless(new TextDecoder().decode(bytes));
  try {
    return await sharp(Buffer.from(svg), { limitInputPixels: width * height })
      .resize({ width, withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch (error) {
    throw broken('This picture cannot be read', error);
  }
}

/** The same drawing without what the rules of allowed.ts leave out, in the size of its picture. */
export function harmless(svg: string): string {
  const rewriter = new Rewriter();
  const reader = new XmlReader(rewriter, { elements, depth });
  // A document type without entities of its own says nothing.
  reader.write(svg.replace(/^(\ufeff|\s|<\?[^>]*\?>|<!--[\s\S]*?-->)*<!DOCTYPE [^[>]*>/i, ''));
  reader.end();
  return rewriter.done();
}

class Rewriter implements XmlHandler {
  readonly #out: string[] = [];
  /** Elements within one that is left out. */
  #skipped = 0;
  #style: string | null = null;
  /** Whether the element that was opened last has ended with that. */
  #isEmpty = false;
  /** The elements that are open, each with what it draws; one without a name of its own shares its parent's. */
  readonly #open: Part[] = [];
  readonly #parts = new Map<string, Part>();
  readonly #all: Part = { elements: 0, uses: [] };

  open(tag: string, attributes: string, isEmpty: boolean): void {
    const name = localName(tag);
    if (this.#open.length === 0 && this.#out.length > 0) throw broken('This is no drawing');
    const { kept, uses, shows } = allowed(name, attributes);
    if (this.#skipped > 0 || isLeftOut(name) || !shows) {
      this.#skipped++;
      return;
    }
    const part = this.#partOf(attribute(attributes, 'id'));
    part.elements++;
    part.uses.push(...uses);
    this.#open.push(part);
    if (name === 'style') this.#style = '';
    const own = this.#out.length === 0 ? rootAttributes(tag, kept) : kept;
    this.#out.push(`<${tag}${own}${isEmpty ? '/' : ''}>`);
    this.#isEmpty = isEmpty;
  }

  /** What is named is counted by itself, and within all that it stands in. */
  #partOf(id: string | undefined): Part {
    const parent = this.#open.at(-1) ?? this.#all;
    // Of two with one name the first is meant; the other is drawn where it stands alone.
    if (id === undefined || this.#parts.has(id)) return parent;
    const part = { elements: 0, uses: [] };
    this.#parts.set(id, part);
    parent.uses.push(id);
    return part;
  }

  close(tag: string): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    if (localName(tag) === 'style' && this.#style !== null) {
      const css = allowedStyle(this.#style);
      usesIn(css, this.#all.uses);
      this.#out.push(escaped(css));
      this.#style = null;
    }
    this.#open.pop();
    if (!this.#isEmpty) this.#out.push(`</${tag}>`);
    this.#isEmpty = false;
  }

  text(text: string): void {
    if (this.#skipped > 0) return;
    if (this.#style === null) this.#out.push(escaped(text));
    else this.#style += text;
  }

  done(): string {
    countDrawn(this.#parts, this.#all);
    return this.#out.join('');
  }
}

function rootAttributes(tag: string, kept: string): string {
  if (localName(tag) !== 'svg') throw broken('This is no drawing');
  const { width, height, viewBox } = sized(kept);
  const rest = kept.replaceAll(/\s(width|height)="[^"]*"/g, '');
  const box = viewBox === null ? '' : ` viewBox="${viewBox}"`;
  const others = viewBox === null ? rest : rest.replaceAll(/\sviewBox="[^"]*"/g, '');
  return `${others}${box} width="${width}" height="${height}"`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
