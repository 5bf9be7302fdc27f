export * from './blocks.ts';
export * from './definition.ts';
export * from './fields.ts';
