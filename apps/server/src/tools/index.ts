export { presentPath, publishedTools } from './open-tool.ts';
export { keepPaths, NO_BUILD, requireSoundTools } from './publish.ts';
export { forgetMarks } from './report/marks.ts';
export { toolRoutes } from './routes.ts';
export { requireTools } from './rules.ts';
export { forgetCounts } from './runs/counts.ts';
export { ToolRuns } from './runs/live.ts';
export { forgetRuns } from './runs/retention.ts';
export { toolsOf } from './store.ts';
