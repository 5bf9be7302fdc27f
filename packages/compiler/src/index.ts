export { applyUpdate, updateBetween } from '@trellis/contract';
export type { CompileInfo } from './app-compiler.ts';
export { type AppCompiler, type CompilerOptions, createCompiler } from './compiler.ts';
export type { ProjectInfo } from './project/project.ts';
export type { FieldNaming } from './references/fields.ts';
export type { Reference } from './references/references.ts';
export type { Repair, Repaired } from './repair/repair.ts';
export { themeOf } from './style/config.ts';
