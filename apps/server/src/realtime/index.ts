export { Bus } from './bus.ts';
export { Gateway } from './gateway.ts';
