export { checkTypes } from './check.ts';
