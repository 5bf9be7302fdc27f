/** What people do with answers, without showing it: for pages that show it in a look of their own, once there is one. */
export { type DownloadKind, downloadsOf } from './acts/downloads.ts';
export { type ActsGiven, useActs } from './acts/useActs.ts';
export { type EditingGiven, useEditing } from './acts/useEditing.ts';
export { useGrid } from './acts/useGrid.ts';
export { type RatingGiven, useRating } from './acts/useRating.ts';
export { type SharingGiven, useSharing } from './acts/useSharing.ts';
