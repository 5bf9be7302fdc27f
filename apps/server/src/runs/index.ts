export { counted } from './counted.ts';
export { noModel } from './refusal.ts';
export { type RunMeter, run } from './run.ts';
