/** The AI tools of an app, to be run from its own pages. */
export { CallError } from './client/http.ts';
export { tools } from './client/tools/index.ts';
export type { FinishedRun, ToolFiles, ToolInputs, ToolPart } from './client/tools/types.ts';
