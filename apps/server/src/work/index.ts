export type { Queue } from './queue.ts';
export { Work } from './work.ts';
