export * from './figures.ts';
export * from './history.ts';
export * from './keys.ts';
export * from './place.ts';
export * from './read.ts';
export * from './write.ts';
