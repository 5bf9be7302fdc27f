import type { Source } from '../parse/source.ts';
import { withClasses } from './tailwind3.ts';

/** Finds what may be class names in a text. */
export type Scan = (text: string, extension: string) => string[];

const COLOURS =
  'slate gray zinc neutral stone red orange amber yellow lime green emerald teal cyan sky blue indigo violet purple fuchsia pink rose'.split(
    ' ',
  );
const BUILT_UP =
  /\b((?:[a-z-]+:)*(?:bg|text|border(?:-[trblxy])?|ring|from|via|to|fill|stroke|shadow|accent|divide|decoration|outline))-\$\{[^}]*\}-(\d{2,3}(?:\/\d{1,3})?)\b/g;

/** Class names by source, remembered by content. */
export class Candidates {
  private readonly scan: Scan;
  private readonly known = new Map<string, string[]>();

  constructor(scan: Scan) {
    this.scan = scan;
  }

  of(source: Source): string[] {
    const known = this.known.get(source.hash);
    if (known) return known;
    const extension = source.name.replace(/^.*\./, '');
    const text = source.origin === 'app' ? withClasses(source.text) : source.text;
    const found = [...this.scan(text, extension), ...builtUp(text)];
    if (this.known.size > 2_000) this.known.clear();
    this.known.set(source.hash, found);
    return found;
  }
}

/** `bg-${colour}-100` means any colour: a habit of app code that plain scanning cannot see. */
function builtUp(text: string): string[] {
  const found: string[] = [];
  for (const [, utility, shade] of text.matchAll(BUILT_UP))
    for (const colour of COLOURS) found.push(`${utility}-${colour}-${shade}`);
  return found;
}
