export { Bus, type BusEvent } from './bus.ts';
