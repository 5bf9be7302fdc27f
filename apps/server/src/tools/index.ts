export { publishedTool } from './open-tool.ts';
export { toolRoutes } from './routes.ts';
export { forgetCounts } from './runs/counts.ts';
export { ToolRuns } from './runs/live.ts';
