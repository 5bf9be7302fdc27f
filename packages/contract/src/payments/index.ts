export * from './cards.ts';
export * from './memberships.ts';
export * from './money.ts';
export * from './texts.ts';
