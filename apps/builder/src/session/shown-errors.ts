import { type ConsoleLine, LIMITS, type ShownError } from '@trellis/contract';

/** What is wrong with each app in front of the person right now: the next message to the assistant brings it along. */
const apps = new Map<string, readonly ShownError[]>();

export function setShownErrors(appId: string, errors: readonly ShownError[]): void {
  apps.set(appId, errors);
}

export const shownErrors = (appId: string): ShownError[] => [...(apps.get(appId) ?? [])];

/** What each app has written to its console since it is shown: the next message brings that along as well. */
const consoles = new Map<string, readonly ConsoleLine[]>();

export const clearConsole = (appId: string): void => void consoles.delete(appId);

export function noteLine(appId: string, line: ConsoleLine): void {
  const lines = [...(consoles.get(appId) ?? []), line];
  consoles.set(appId, lines.slice(-LIMITS.chat.consoleLines));
}

export const shownConsole = (appId: string): ConsoleLine[] => [...(consoles.get(appId) ?? [])];
