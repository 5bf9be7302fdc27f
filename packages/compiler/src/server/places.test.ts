import { expect, it } from 'vitest';
import { isOutside, ofNpm } from './places.ts';

it.each([
  ['https://esm.sh/stripe@17.5.0?target=deno', 'npm:stripe@17.5.0'],
  ['https://esm.sh/v135/@base44/sdk@0.8.6', 'npm:@base44/sdk@0.8.6'],
  ['https://esm.sh/date-fns@2/format', 'npm:date-fns@2/format'],
  ['https://cdn.jsdelivr.net/npm/nanoid@4.0.1/+esm', 'npm:nanoid@4.0.1'],
  ['https://cdn.skypack.dev/dayjs', 'npm:dayjs'],
  ['https://unpkg.com/papaparse@5?module', 'npm:papaparse@5'],
  ['https://esm.sh/gh/somebody/something', 'https://esm.sh/gh/somebody/something'],
  [
    'https://deno.land/std@0.177.0/encoding/hex.ts',
    'https://deno.land/std@0.177.0/encoding/hex.ts',
  ],
  ['zod', 'npm:zod'],
  ['crypto', 'node:crypto'],
])('reads %s as %s', (specifier, place) => {
  expect(isOutside(ofNpm(specifier))).toBe(place);
});
