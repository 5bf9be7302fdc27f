/** What runs a tool without showing it: for pages that show it in a look of their own, as those of generated apps. */
export { type Asked, RunApi } from './api.ts';
export { RunError, type VisitorOptions } from './call.ts';
export { type FilesControls, type FilesOptions, type Upload, useFiles } from './fields/useFiles.ts';
export { isOwnPicture } from './own-picture.ts';
export { visitorKey } from './page/visitor-key.ts';
export { randomKey } from './random-key.ts';
export { type Step, stepsOf } from './steps.ts';
export { type ThreadControls, useThread } from './thread/useThread.ts';
export { watchRun } from './watch.ts';
