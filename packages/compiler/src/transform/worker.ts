/**
 * A file of the app that a worker runs, as its constructor: `import Sum from './sum.js?worker'`. `code` is all it runs,
 * as a script, since a worker of a frame without an origin loads no modules.
 */
export const workerCode = (
  code: string,
): string => `const address = URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));
export default function OwnWorker(options) {
  return new Worker(address, { name: options?.name });
}
`;

/** What a worker runs that cannot be made: its page hears why. */
export const brokenWorker = (reason: string): string =>
  `throw new Error(${JSON.stringify(reason)});\n`;
