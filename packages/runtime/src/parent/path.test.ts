import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appPath } from './path.ts';

const BASES = ['/app/recipes', '/build/app/0123456789abcdef01234567'];
/** Parts of which addresses are made that lead elsewhere. */
const part = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '%252e',
      '%25',
      '%',
      '//',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
    ],
    ...[
      '@',
      ':',
      ';',
      '?',
      '#',
      'login',
      'logout',
      'javascript:',
      'http:',
      'example.com',
      '．',
      '／',
      '\u2025',
      '\ud800',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const address = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

describe('the place of an app that an address means', () => {
  it('stands below the app’s base in whatever form it is read, and is its own place', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((some) => `/${some}`),
        ),
        (given) => {
          const path = appPath(given);
          if (path === null) return;
          expect(appPath(path)).toBe(path);
          for (const base of BASES) {
            let read = new URL(base + path, 'http://product.invalid');
            for (let times = 0; times < 6; times++) {
              expect(read.host).toBe('product.invalid');
              expect(`${read.pathname}/`.startsWith(`${base}/`)).toBe(true);
              read = new URL(decoded(read.pathname), 'http://product.invalid');
            }
          }
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 2_000) },
    );
  });

  it.each([
    ['/', '/'],
    ['/recipes?a=../..#/../x', '/recipes?a=../..#/../x'],
    ['/a/../b', '/b'],
    ['/../../login?session=expired', '/login?session=expired'],
    ['//example.com/x', '/example.com/x'],
    ['/\\example.com', '/example.com'],
    ['/\t/example.com', '/example.com'],
    ['/100%', '/100%'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/..%2f..%2flogout', null],
    ['/%252e%252e%252flogout', null],
    ['/a/..%5c..%5clogout', null],
    ['/..%20', null],
    ['/.%09./logout', null],
    ['/..%3f', null],
    ['/..%20%23', null],
    ['/a.. /b', '/a..%20/b'],
    ['login', null],
    ['javascript:alert(1)', null],
    ['', null],
    [7, null],
  ])('of %s is %s', (given, path) => {
    expect(appPath(given)).toBe(path);
  });
});
