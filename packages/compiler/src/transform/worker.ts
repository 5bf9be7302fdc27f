import { transformSync } from 'oxc-transform';
import { langOf } from '../parse/source.ts';

/**
 * A file of the app that a worker runs, as its constructor: `import Sum from './sum.js?worker'`. It stands by itself
 * and is no module, since a worker of a frame without an origin loads none.
 */
export function workerCode(path: string, text: string): string {
  const { code } = transformSync(path, text, {
    lang: langOf(path),
    sourceType: 'module',
    target: 'es2022',
  });
  return `const address = URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));
export default function OwnWorker(options) {
  return new Worker(address, { name: options?.name });
}
`;
}
