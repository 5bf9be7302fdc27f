export { base44, base44 as default } from '../client/sdk/index.ts';
