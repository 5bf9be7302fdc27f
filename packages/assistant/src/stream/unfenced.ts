/** A fence of code, and nothing but blank lines behind it. */
const FENCE = /^[ \t]*```[^`\n]*\n\s*$/;
/** What may still become one. */
const BEGUN = /^[ \t]*(?:`{0,2}|```[^`\n]*)$/;
/** A line with a fence; one that ends a block. */
const FENCE_LINE = /^[ \t]*```[^`\n]*\n/;
const END_LINE = /^[ \t]*```[ \t]*\r?\n/;

/**
 * Words between actions without the fences of code that a model sets around its actions: the actions are taken out,
 * and what was left would show the words behind them as code. A block that holds words keeps its fences.
 */
export class Unfenced {
  #held = '';
  #isAtLineStart = true;
  /** A block of code is open in what was let through. */
  #isInCode = false;
  /** A fence was left out, and its end will be too. */
  #isOpen = false;

  /** The next words; answers those that can be said by now. */
  words(piece: string): string {
    this.#held += piece;
    let said = '';
    while (this.#held !== '') {
      const isOutside = this.#isAtLineStart && !this.#isInCode;
      if (isOutside && this.#isOpen && END_LINE.test(this.#held)) {
        this.#isOpen = false;
        this.#takeLine();
        continue;
      }
      if (isOutside && FENCE.test(this.#held)) break;
      if (this.#isAtLineStart && BEGUN.test(this.#held)) break;
      said += this.#letThrough();
    }
    return said;
  }

  /** An action begins; answers what is said before it. */
  action(): string {
    const isFence = this.#isAtLineStart && FENCE.test(this.#held) && !this.#isInCode;
    const held = isFence ? '' : this.end();
    // Code before it in the same block is ended here.
    const close = this.#isInCode ? `${this.#isAtLineStart ? '' : '\n'}\`\`\`\n` : '';
    this.#isOpen ||= isFence || this.#isInCode;
    this.#isInCode = false;
    this.#held = '';
    this.#isAtLineStart = true;
    return held + close;
  }

  /** Nothing follows; answers what is left. */
  end(): string {
    let said = '';
    const isEnd = this.#isOpen && this.#isAtLineStart && /^[ \t]*```\s*$/.test(this.#held);
    if (isEnd) this.#held = '';
    while (this.#held !== '') said += this.#letThrough();
    return said;
  }

  #letThrough(): string {
    if (this.#isAtLineStart && FENCE_LINE.test(this.#held)) this.#isInCode = !this.#isInCode;
    return this.#takeLine();
  }

  #takeLine(): string {
    const end = this.#held.indexOf('\n') + 1;
    const line = end === 0 ? this.#held : this.#held.slice(0, end);
    this.#held = this.#held.slice(line.length);
    this.#isAtLineStart = line.endsWith('\n');
    return line;
  }
}
