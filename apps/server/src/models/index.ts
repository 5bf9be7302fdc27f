export { ModelRegistry } from './registry.ts';
