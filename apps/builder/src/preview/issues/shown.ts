import { LIMITS, type ShownError } from '@trellis/contract';
import { detailsOf, type Issue } from './issues.ts';

/** What is wrong with each app in front of the person right now: the next message to the assistant brings it along. */
const apps = new Map<string, readonly Issue[]>();

export function setShown(appId: string, issues: readonly Issue[]): void {
  apps.set(appId, issues);
}

export const shownErrors = (appId: string): ShownError[] =>
  (apps.get(appId) ?? []).slice(0, LIMITS.chat.errors).map((issue) => ({
    title: issue.title,
    component: issue.component,
    details: detailsOf(issue),
  }));
