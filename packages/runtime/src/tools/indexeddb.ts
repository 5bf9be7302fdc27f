import * as memory from 'fake-indexeddb';

/**
 * A database for code that brings one of its own: in a frame, which has no origin, browsers give none. It
 * lives as long as the page does. An app at an address of its own has the browser's.
 */
if (!('indexedDB' in globalThis))
  for (const [name, value] of Object.entries(memory))
    if (name === 'indexedDB' || name.startsWith('IDB'))
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
