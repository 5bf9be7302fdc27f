export { asModelEvents, isComplaint } from './built-in.ts';
export { EmbeddingFailure, type EmbeddingModel } from './embeddings.ts';
export { causeDetails, failureDetails } from './failure.ts';
export { listedModel } from './listing.ts';
export { ModelRegistry } from './registry.ts';
export { modelRoutes } from './routes.ts';
export { storedChoice } from './settings.ts';
