export * from './figures.ts';
export * from './history.ts';
export * from './keys.ts';
export * from './past.ts';
export * from './place.ts';
export * from './purge.ts';
export * from './read.ts';
export * from './write.ts';
