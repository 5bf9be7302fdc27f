/** Apps that this person is deleting here: that they are gone is no surprise, and leads nowhere. */
const leaving = new Set<string>();

/** Before the app is asked to go: the news of it may come before the answer. */
export const depart = (appId: string): void => void leaving.add(appId);
/** It stays after all, or is back. */
export const stay = (appId: string): void => void leaving.delete(appId);
export const isDeparting = (appId: string): boolean => leaving.has(appId);
