import { reportCalls } from '@trellis/contract';
import { appById } from '../../apps/index.ts';
import { type Route, route } from '../../http/index.ts';
import { callerOf } from '../../integrations/index.ts';
import type { ToolNeeds } from '../needs.ts';
import { toolAt } from '../open-tool.ts';
import { toolOf } from '../store.ts';
import { runsCsv } from './csv.ts';
import { countMarks, dropOff } from './marks.ts';
import { reportedRuns, runFigures } from './runs.ts';

/** Marks of one address in an hour. */
const MOST_MARKS = 600;

/** What became of a tool's runs, for who builds it. */
export const reportRoutes = ({ db, limits }: Pick<ToolNeeds, 'db' | 'limits'>): Route[] => [
  route(reportCalls.runs, async ({ params, query }) => reportedRuns(db, params, query)),
  route(reportCalls.summary, async ({ params }) => ({
    ...(await runFigures(db, params)),
    dropOff: await dropOff(db, params),
  })),
  route(reportCalls.export, async ({ params, c }) => {
    const { draft_version_id: draft } = await appById(db, params.appId);
    const { definition } = await toolOf(db, params.appId, draft, params.toolId);
    const name = `${definition.path}_runs_${new Date().toISOString().slice(0, 10)}.csv`;
    return c.body(runsCsv(db, params, definition), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  }),
  route(reportCalls.mark, async (ask) => {
    const { app, environment } = await callerOf({ db }, ask, ask.params.appId);
    const tool = await toolAt(db, app, ask.params.toolPath, environment);
    // What builders try themselves is not counted.
    if (environment === 'preview') return { success: true };
    await limits.take('tool-marks', ask.address, MOST_MARKS, 3_600);
    await countMarks(db, { appId: app.app_id, toolId: tool.toolId }, tool.definition, ask.body);
    return { success: true };
  }),
];
