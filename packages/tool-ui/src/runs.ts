/** What runs a tool without showing it: for pages that show it in a look of their own, as those of generated apps. */
export { atPlace } from '@trellis/tools/cited';
export { useAct } from './acts/useAct.ts';
export { type Asked, RunApi } from './api.ts';
export { RunError, type VisitorOptions } from './call.ts';
export { CitedContext, useCited } from './cited/cited.ts';
export { remarkCited, sourceIn } from './cited/remark.ts';
export { type FilesControls, type FilesOptions, type Upload, useFiles } from './fields/useFiles.ts';
export { type FindItems, useItems } from './fields/useItems.ts';
export { summaryOf } from './history/summary.ts';
export { type HistoryGiven, useHistory } from './history/useHistory.ts';
export { isOwnPicture } from './own-picture.ts';
export { visitorKey } from './page/visitor-key.ts';
export { randomKey } from './random-key.ts';
export { shownSources } from './sources.ts';
export { type Step, stepsOf } from './steps.ts';
export { useThread } from './thread/useThread.ts';
export { type TurnGiven, useTurn } from './thread/useTurn.ts';
export { watchedOf, watchRun } from './watch.ts';
