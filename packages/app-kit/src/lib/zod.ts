import { z as zod } from 'zod';

export * from 'zod';

/** Code that was written for the version before asks an error for its `errors`, which are its `issues` by now. */
function withErrors(known: typeof zod): typeof zod {
  const { error } = known.string().safeParse(0);
  for (const of of [Object.getPrototypeOf(error), known.ZodError.prototype] as object[])
    if (!('errors' in of))
      Object.defineProperty(of, 'errors', {
        configurable: true,
        get(this: zod.ZodError) {
          return this.issues;
        },
      });
  return known;
}

// Handed on changed, so that it is changed wherever it is used.
export const z: typeof zod = withErrors(zod);
export default z;
