export * from './action.ts';
export * from './compile.ts';
export * from './entity.ts';
export * from './files.ts';
export * from './ids.ts';
