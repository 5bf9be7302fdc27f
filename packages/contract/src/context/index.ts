export * from './calls.ts';
export * from './connections.ts';
export * from './items.ts';
export * from './texts.ts';
