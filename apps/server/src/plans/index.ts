export { PlanBook } from './book.ts';
export { takeData } from './data.ts';
export { requireRoom, roomRefusal } from './room.ts';
