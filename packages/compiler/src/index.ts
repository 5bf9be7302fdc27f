export type { CompileInfo } from './app-compiler.ts';
export { type AppCompiler, type CompilerOptions, createCompiler } from './compiler.ts';
export { applyUpdate, updateBetween } from './preview/update.ts';
