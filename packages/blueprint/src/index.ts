/** The builder that needs no model: a sentence → AppSpec → an app's files. */
export * from './spec.ts';
export { type UnderstandOptions, understand } from './understand/index.ts';
export { blueprintTurn, type BlueprintEvent, type BlueprintInput } from './model.ts';
