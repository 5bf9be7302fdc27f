import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../fixtures/specs', import.meta.url));

export interface WrittenSpec {
  name: string;
  /** The person's message. */
  asked: string;
  /** `Entity.field`, each of what the app has of it at least. */
  has: string[];
  /** What the model wrote, to the letter. */
  answer: string;
}

/** Specs in the manner of models of a few billion parameters: names, types and JSON that are nearly those asked for. */
export const writtenSpecs = (): WrittenSpec[] =>
  readdirSync(ROOT)
    .sort()
    .map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const [head = '', ...rest] = text.split('\n\n');
      const asked = /^asked: (.+)$/m.exec(head)?.[1] ?? '';
      const has = (/^has: (.+)$/m.exec(head)?.[1] ?? '').split(' ');
      return { name: file.replace(/\.txt$/, ''), asked, has, answer: rest.join('\n\n') };
    });
