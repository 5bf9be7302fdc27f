export { toolField } from './field.ts';
