/** What people do with answers, without showing it: for pages that show it in a look of their own, once there is one. */
export { type DownloadKind, downloadsOf } from './acts/downloads.ts';
export { type Acting, useAct } from './acts/useAct.ts';
export { type ActsGiven, useActs } from './acts/useActs.ts';
export { type EditingGiven, useEditing } from './acts/useEditing.ts';
export { useGrid } from './acts/useGrid.ts';
export { type RatingGiven, useRating } from './acts/useRating.ts';
export { summaryOf } from './history/summary.ts';
export { type HistoryGiven, useHistory } from './history/useHistory.ts';
export { type TurnGiven, useTurn } from './thread/useTurn.ts';
export { atPlace, shownSources } from './sources.ts';
export { watchedOf } from './watch.ts';
