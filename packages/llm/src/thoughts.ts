const [OPEN, CLOSE] = ['<think>', '</think>'];

/** Takes the thinking that a model wrote in front of its answer out of it, as it comes: `<think>…</think>`. */
export class Thoughts {
  #state: 'start' | 'inside' | 'after' | 'through' = 'start';
  #held = '';

  /** What of the answer is said by what has come. */
  push(text: string): string {
    if (this.#state === 'through') return text;
    if (this.#state === 'after') return this.#begun(text);
    this.#held += text;
    if (this.#state === 'start') {
      const begun = this.#held.trimStart().slice(0, OPEN.length).toLowerCase();
      if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
      this.#state = begun === OPEN ? 'inside' : 'through';
      if (this.#state === 'through') return this.#rest(0);
    }
    const end = this.#held.indexOf(CLOSE);
    if (end < 0) return '';
    this.#state = 'after';
    return this.#begun(this.#rest(end + CLOSE.length));
  }

  /** The answer begins with its first letter. */
  #begun(text: string): string {
    const said = text.trimStart();
    if (said !== '') this.#state = 'through';
    return said;
  }

  /** What was held until it was known what it is; nothing more comes. */
  end(): string {
    return this.#state === 'start' ? this.#rest(0) : '';
  }

  #rest(from: number): string {
    const rest = this.#held.slice(from);
    this.#held = '';
    return rest;
  }
}
