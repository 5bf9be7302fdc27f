import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** `Dialog` → `@radix-ui/react-dialog`: what the index package `radix-ui` says. */
export class RadixParts {
  private readonly kitRoot: string;
  private parts: Map<string, string> | null = null;

  constructor(kitRoot: string) {
    this.kitRoot = kitRoot;
  }

  find(name: string): string | null {
    return this.known().get(name) ?? null;
  }

  /** Every part with its package. */
  all(): [string, string][] {
    return [...this.known()];
  }

  private known(): Map<string, string> {
    this.parts ??= this.read();
    return this.parts;
  }

  private read(): Map<string, string> {
    const require = createRequire(join(this.kitRoot, 'package.json'));
    const folder = dirname(require.resolve('radix-ui/package.json'));
    const text = readFileSync(join(folder, 'dist/index.mjs'), 'utf8');
    const parts = new Map<string, string>();
    for (const [, name, specifier] of text.matchAll(/import \* as (\w+) from "([^"]+)"/g))
      parts.set(name!, specifier!);
    return parts;
  }
}
