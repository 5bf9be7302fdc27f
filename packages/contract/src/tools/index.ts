export * from './blocks.ts';
export * from './calls.ts';
export * from './definition.ts';
export * from './field-kinds.ts';
export * from './fields.ts';
export * from './keys.ts';
export * from './magic.ts';
export * from './runs.ts';
