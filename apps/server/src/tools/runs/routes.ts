import { type RunChunk, runCalls, type ToolRun } from '@trellis/contract';
import { checkInputs, toolRequest } from '@trellis/tools';
import { appById } from '../../apps/index.ts';
import { eventStream, jsonText, type Route, route } from '../../http/index.ts';
import { callerOf, isOwnPath } from '../../integrations/index.ts';
import { ifFound, Refusal } from '../../refusal.ts';
import type { ToolNeeds } from '../needs.ts';
import { toolAt } from '../open-tool.ts';
import { toolOf } from '../store.ts';
import type { ToolRuns } from './live.ts';
import { itemOptions } from './options.ts';
import { ownerOf } from './owner.ts';
import { ownRun, ownRuns, ownThread, presentRun, type RunRow } from './record.ts';
import { startRun } from './start.ts';
import { uploadInput } from './upload.ts';
import { useRoutes } from './use-routes.ts';

/** Characters of a token, about. */
const CHARACTERS = 4;

/** Runs of tools: started, followed, stopped and read by who started them. */
export function runRoutes(needs: ToolNeeds & { toolRuns: ToolRuns }): Route[] {
  const { db, toolRuns } = needs;
  /** A run with what its tool was called in its version. */
  const presented = async (run: RunRow): Promise<ToolRun> => {
    const known = await ifFound(toolOf(db, run.app_id, run.version_id, run.tool_id));
    const { path = '', title = '' } = known?.definition ?? {};
    return presentRun(run, { path, title });
  };
  /** Apps' frames have an origin of their own, and send no cookies. */
  const events = (chunks: AsyncIterable<RunChunk>) =>
    eventStream(chunks, { headers: { 'Access-Control-Allow-Origin': '*' } });
  return [
    route(runCalls.start, async (ask) => {
      const { params, body, request } = ask;
      const { app, caller, environment } = await callerOf(needs, ask, params.appId);
      const tool = await toolAt(db, app, params.toolPath, environment);
      const owner = ownerOf(caller, request);
      const { inputs, requestKey } = body;
      const { runId } = await startRun(needs, {
        app,
        caller,
        environment,
        owner,
        tool,
        inputs,
        requestKey,
        followup: body.parent ? { parent: body.parent, question: body.question } : null,
      });
      const key = { appId: app.app_id, id: runId };
      const follow = toolRuns.follow(key);
      if (!body.wait) return events(follow(request.signal));
      for await (const _ of follow(request.signal)) void _;
      const run = await presented(await ownRun(db, app.app_id, runId, owner));
      return jsonText(ask.c, JSON.stringify(run));
    }),
    route(runCalls.options, async (ask) => {
      const { params, query } = ask;
      const { app, caller, environment } = await callerOf(needs, ask, params.appId);
      await needs.limits.take('item-options', `${app.app_id}:${caller.address}`, 240, 60);
      const tool = await toolAt(db, app, params.toolPath, environment);
      const isPreview = environment === 'preview';
      const versionId = isPreview ? app.draft_version_id : app.published_version_id;
      return { options: await itemOptions(needs, { app, versionId, tool, ...query }) };
    }),
    route(runCalls.upload, async (ask) => {
      const { params, c, request } = ask;
      const { app, caller, environment } = await callerOf(needs, ask, params.appId);
      const tool = await toolAt(db, app, params.toolPath, environment);
      ownerOf(caller, request);
      return uploadInput(needs, { app, caller, tool }, c);
    }),
    route(runCalls.list, async (ask) => {
      const { params, query, request } = ask;
      const { app, caller, environment } = await callerOf(needs, ask, params.appId);
      const { toolId, definition } = await toolAt(db, app, params.toolPath, environment);
      const { rows, more } = await ownRuns(db, app.app_id, ownerOf(caller, request), {
        toolId,
        before: query.before,
      });
      return { runs: rows.map((run) => presentRun(run, definition)), more };
    }),
    route(runCalls.get, async (ask) => {
      const { app, caller } = await callerOf(needs, ask, ask.params.appId);
      const owner = ownerOf(caller, ask.request);
      return presented(await ownRun(db, app.app_id, ask.params.runId, owner));
    }),
    route(runCalls.thread, async (ask) => {
      const { app, caller } = await callerOf(needs, ask, ask.params.appId);
      const owner = ownerOf(caller, ask.request);
      const runs = await ownThread(db, app.app_id, ask.params.runId, owner);
      return { runs: await Promise.all(runs.map(presented)) };
    }),
    route(runCalls.follow, async (ask) => {
      const { app, caller } = await callerOf(needs, ask, ask.params.appId);
      const owner = ownerOf(caller, ask.request);
      const run = await ownRun(db, app.app_id, ask.params.runId, owner);
      if (run.state !== 'loading') return ask.c.body(null, 204);
      return events(toolRuns.follow({ appId: run.app_id, id: run.id })(ask.request.signal));
    }),
    route(runCalls.stop, async (ask) => {
      const { app, caller } = await callerOf(needs, ask, ask.params.appId);
      const owner = ownerOf(caller, ask.request);
      const run = await ownRun(db, app.app_id, ask.params.runId, owner);
      return { stopped: await toolRuns.stop({ appId: run.app_id, id: run.id }) };
    }),
    ...useRoutes(needs, presented),
    route(runCalls.prompt, async ({ params: { appId, toolId }, body }) => {
      const { draft_version_id: draftId } = await appById(db, appId);
      const { definition } = await toolOf(db, appId, draftId, toolId);
      const read = checkInputs(definition, body.inputs, (address) => isOwnPath(address, appId));
      if ('problems' in read) {
        const [first = ''] = Object.values(read.problems);
        throw new Refusal('invalid', first, { code: 'bad_inputs', fields: read.problems });
      }
      const llm = await needs.models.openAnswers();
      const { system, messages } = toolRequest(definition, {
        inputs: read.inputs,
        holdsSchema: llm?.support.schema !== false,
        today: new Date().toISOString().slice(0, 10),
      });
      const prompt = messages.map(({ text }) => text).join('\n\n');
      const tokens = Math.ceil((system.length + prompt.length) / CHARACTERS);
      return { system, prompt, tokens };
    }),
  ];
}
