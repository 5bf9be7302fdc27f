import { useSyncExternalStore } from 'react';
import { ownShelf } from '../../../session/device.ts';
import { STEPS } from './steps.ts';

const TAKEN = 'tour';

/** The step that is shown; null while nobody is on the tour. */
let step: number | null = null;
const listeners = new Set<() => void>();

function put(next: number | null): void {
  step = next;
  for (const listener of listeners) listener();
}

/** It was taken on this page, also where the browser keeps nothing. */
let isOver = false;

/** Whether the account has taken the tour here, or said that it wants none. */
const wasTaken = (): boolean => isOver || ownShelf().get(TAKEN) !== null;

export const startTour = (): void => put(0);

/** The next step; after the last one the tour is over. */
export function goOn(): void {
  if (step === null || step + 1 >= STEPS.length) leaveTour();
  else put(step + 1);
}

export function goBack(): void {
  if (step) put(step - 1);
}

/** Ends the tour, or declines it; it is not offered again. */
export function leaveTour(): void {
  ownShelf().set(TAKEN, '1');
  isOver = true;
  put(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTourStep = (): number | null => useSyncExternalStore(subscribe, () => step);

/** Whether the tour is to be offered: until it was taken or declined. */
export const useTourOffer = (): boolean =>
  useSyncExternalStore(subscribe, () => step === null && !wasTaken());
