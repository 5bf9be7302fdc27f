export { counted, type Payer } from './counted.ts';
export { noModel } from './refusal.ts';
export { type RunMeter, run } from './run.ts';
