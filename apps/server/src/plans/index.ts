export { PlanBook } from './book.ts';
export { takeData, usedData } from './data.ts';
export { requireRoom, roomRefusal } from './room.ts';
