/** A small model fills a reduced spec by structured output; the builder's own code does the rest. */

export { AGAIN, type Prompt } from './prompt.ts';
export { readReduced } from './read.ts';
export { REDUCED_SCHEMA, type ReducedSpec } from './reduced.ts';
export { assistedTurn, specPrompt, type Unusable, unassistedTurn } from './turn.ts';
