import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket folder of the project's PostgreSQL. */
    postgres: string;
  }
}
