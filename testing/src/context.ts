import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket folder of the run's PostgreSQL. */
    postgres: string;
  }
}
