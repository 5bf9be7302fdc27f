import { afterAll, vi } from 'vitest';

/** A worker goes on to the next file: what one has put in the place of globals, consoles and clocks ends with it. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
