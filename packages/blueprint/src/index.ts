/** The builder that needs no model: a sentence → AppSpec → an app's files. */

export * from './assisted/index.ts';
export { type ChangeOptions, change } from './change/index.ts';
export { type Asked, privacyAsked } from './gate/wishes.ts';
export type { BlueprintEvent, BlueprintInput } from './input.ts';
export { blueprintTurn } from './model.ts';
export { respond } from './respond.ts';
export * from './spec.ts';
export { type Table, type TableField, tableTurn } from './table/index.ts';
export * from './tool/index.ts';
export { type UnderstandOptions, understand } from './understand/index.ts';
export type { SampleRecords } from './write/samples.ts';
export { appOf } from './write/whole.ts';
