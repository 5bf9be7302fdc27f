import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './files.ts';

/** What a piece of `ui/` wraps: used from there, so that each stands once. */
const WRAPPED =
  /\b(Modal|Select|NativeSelect|Switch|ColorInput|ColorPicker|FileButton|FileInput|CopyButton)\b/;
/** The code editor's own, and the one dialog that nobody may close. */
const OWN = ['panels/code/', 'session/SignInAgain.tsx'];

it('generic pieces of the builder stand once, and are used everywhere', () => {
  const src = join(ROOT, 'apps/builder/src');
  const doubles: string[] = [];
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
    if (file.startsWith('ui/') || OWN.some((own) => file.startsWith(own))) continue;
    const text = readFileSync(join(src, file), 'utf8');
    for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g))
      if (WRAPPED.test(names)) doubles.push(`${file}: ${WRAPPED.exec(names)?.[0]}`);
    if (/navigator\.clipboard|type="file"/.test(text)) doubles.push(`${file}: clipboard or file`);
  }
  expect(doubles).toEqual([]);
});
