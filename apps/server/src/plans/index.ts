export { PlanBook } from './book.ts';
export { giveData, takeData, usedData } from './data.ts';
export { requireRoom, roomRefusal } from './room.ts';
export { PLAN_RUNS, usedRuns } from './runs.ts';
