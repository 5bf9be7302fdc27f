import type { ShownError } from '@trellis/contract';

/** What is wrong with each app in front of the person right now: the next message to the assistant brings it along. */
const apps = new Map<string, readonly ShownError[]>();

export function setShownErrors(appId: string, errors: readonly ShownError[]): void {
  apps.set(appId, errors);
}

export const shownErrors = (appId: string): ShownError[] => [...(apps.get(appId) ?? [])];
