/** Characters of an expression, and how deep it may go. */
const MOST_LENGTH = 1_000;
const MOST_DEPTH = 50;

type Result = { value: number } | { fault: string };

class Fault extends Error {}

/**
 * What an expression of numbers comes to: `+ - * / % ^`, brackets, and signs. A model that reckons in words is often wrong.
 * It names nothing and calls nothing.
 */
export function calculate(expression: string): Result {
  if (expression.length > MOST_LENGTH) return { fault: 'It is too long' };
  const signs = expression.replace(/(?<=\d)[_\s](?=\d)/g, '').match(TOKEN) ?? [];
  try {
    const reader = new Reader(signs);
    const value = reader.sum(0);
    reader.end();
    return Number.isFinite(value) ? { value } : { fault: 'It has no finite result' };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}

const TOKEN = /\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+|[^\s]/gi;

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  end(): void {
    const left = this.#tokens[this.#at];
    if (left !== undefined) throw new Fault(`“${left}” is not understood`);
  }

  #take(...signs: string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (token === undefined || !signs.includes(token)) return undefined;
    this.#at++;
    return token;
  }

  sum(depth: number): number {
    let value = this.#product(depth);
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      const next = this.#product(depth);
      value = sign === '+' ? value + next : value - next;
    }
    return value;
  }

  #product(depth: number): number {
    let value = this.#signed(depth);
    for (let sign = this.#take('*', '/', '%'); sign; sign = this.#take('*', '/', '%')) {
      const next = this.#signed(depth);
      value = sign === '*' ? value * next : sign === '/' ? value / next : value % next;
    }
    return value;
  }

  #signed(depth: number): number {
    if (depth > MOST_DEPTH) throw new Fault('It goes too deep');
    const sign = this.#take('-', '+');
    if (sign) return sign === '-' ? -this.#signed(depth + 1) : this.#signed(depth + 1);
    const base = this.#plain(depth);
    return this.#take('^') ? base ** this.#signed(depth + 1) : base;
  }

  #plain(depth: number): number {
    if (this.#take('(')) {
      const value = this.sum(depth + 1);
      if (!this.#take(')')) throw new Fault('A bracket is not closed');
      return value;
    }
    const token = this.#tokens[this.#at++];
    const value = Number(token);
    if (token === undefined) throw new Fault('Something is missing at its end');
    if (!Number.isFinite(value)) throw new Fault(`“${token}” is no number`);
    return value;
  }
}
