/** Work of one sort has processes of its own, so that no sort waits behind another. */
export type Group = 'tables' | 'imports' | 'documents' | 'knowledge' | 'pictures' | 'drawings';

export interface GroupLimits {
  /** Pieces of work at once, and of those for one app. */
  atOnce: number;
  perOwner: number;
  /** Pieces of work that wait, and of those for one app; how long one waits, in milliseconds. */
  waiting: number;
  waitingPerOwner: number;
  wait: number;
  /** MB that a process may have in all, and of those for objects of JavaScript. */
  memory: number;
  heap: number;
  /** Seconds of the processor's time from one answer to the next, and for all of a file. */
  seconds: number;
  total: number;
}

/** What a process that reads foreign files may use; above, it is killed and whoever sent the file gets a refusal. */
export const GROUPS: Readonly<Record<Group, GroupLimits>> = {
  tables: {
    atOnce: 3,
    perOwner: 2,
    waiting: 60,
    waitingPerOwner: 12,
    wait: 20_000,
    memory: 400,
    heap: 256,
    seconds: 15,
    total: 40,
  },
  /** Files that the server's own job imports; that does few at once by itself. */
  imports: {
    atOnce: 2,
    perOwner: 2,
    waiting: 20,
    waitingPerOwner: 20,
    wait: 60_000,
    memory: 400,
    heap: 256,
    seconds: 15,
    total: 240,
  },
  documents: {
    atOnce: 2,
    perOwner: 1,
    waiting: 30,
    waitingPerOwner: 6,
    wait: 20_000,
    memory: 500,
    heap: 350,
    seconds: 10,
    total: 10,
  },
  /** Documents that the server's own job cuts into passages. */
  knowledge: {
    atOnce: 2,
    perOwner: 1,
    waiting: 50,
    waitingPerOwner: 10,
    wait: 600_000,
    memory: 600,
    heap: 400,
    seconds: 30,
    total: 180,
  },
  pictures: {
    atOnce: 2,
    perOwner: 2,
    waiting: 120,
    waitingPerOwner: 60,
    wait: 20_000,
    memory: 600,
    heap: 128,
    seconds: 10,
    total: 10,
  },
  drawings: {
    atOnce: 2,
    perOwner: 1,
    waiting: 30,
    waitingPerOwner: 10,
    wait: 20_000,
    memory: 400,
    heap: 128,
    seconds: 5,
    total: 5,
  },
};

/** Where the processor's time is not known, and for what does nothing at all: seconds of the clock, with that time. */
export const patience = (seconds: number): number => Math.max(15, seconds * 4);
/** So often its patience is the most that one may owe an answer which does come forward, on a machine that gives it little. */
export const LONGEST = 4;
/** Seconds of the clock in which a process reads its own program; where the processor is busy, that takes many. */
export const STARTING = 60;
/** A process that nobody needs ends after this long; so does one that has done this much, with whatever it gathered. */
export const IDLE = 60_000;
export const WORKED = { times: 500, memory: 0.5 };
/** Nobody takes what was read for this long: then it is not read on. */
export const FORGOTTEN = 120_000;
