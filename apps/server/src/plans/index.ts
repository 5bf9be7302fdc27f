export { PlanBook } from './book.ts';
export { requireRoom } from './room.ts';
