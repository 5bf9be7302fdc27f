import { type ChosenElement, elementLine, LIMITS } from '@trellis/contract';
import { useSyncExternalStore } from 'react';
import { ownShelf } from '../../../session/device.ts';

/** Elements that the next message is about: chosen in the preview, shown at the composer. Kept with the draft. */
const apps = new Map<string, readonly ChosenElement[]>();
const listeners = new Set<() => void>();
const NONE: readonly ChosenElement[] = [];
const placeOf = (appId: string) => `elements:${appId}`;

function stored(appId: string): readonly ChosenElement[] {
  try {
    return JSON.parse(ownShelf().get(placeOf(appId)) ?? '[]') as ChosenElement[];
  } catch {
    return NONE;
  }
}

function read(appId: string): readonly ChosenElement[] {
  const place = ownShelf().keyOf(appId);
  const known = apps.get(place) ?? stored(appId);
  apps.set(place, known);
  return known;
}

/** Two elements are one when they come from one place. */
export const keyOf = (element: ChosenElement): string =>
  `${elementLine(element)}:${element.column}`;

export function setChosen(appId: string, list: readonly ChosenElement[]): void {
  apps.set(ownShelf().keyOf(appId), list);
  if (list.length > 0) ownShelf().set(placeOf(appId), JSON.stringify(list));
  else ownShelf().remove(placeOf(appId));
  for (const listener of listeners) listener();
}

/** Puts an element into the next message; answers whether there was room for it. */
export function choose(appId: string, element: ChosenElement): boolean {
  const others = read(appId).filter((one) => keyOf(one) !== keyOf(element));
  if (others.length >= LIMITS.chat.elements) return false;
  setChosen(appId, [...others, element]);
  return true;
}

/** Takes an element out of the next message. */
export function drop(appId: string, element: ChosenElement): void {
  setChosen(
    appId,
    read(appId).filter((one) => keyOf(one) !== keyOf(element)),
  );
}

const writers = new Map<string, () => void>();

/** Says how to get to the box in which messages to the assistant are written. */
export function onWrite(appId: string, write: () => void): () => void {
  writers.set(appId, write);
  return () => void writers.delete(appId);
}

/** Leads to the message box, where there is one. */
export function writeTo(appId: string): void {
  writers.get(appId)?.();
}

export function useChosen(appId: string): readonly ChosenElement[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => read(appId),
  );
}
