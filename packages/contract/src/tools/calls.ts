import { z } from 'zod';
import { AppTool } from '../app-fields.ts';
import { call } from '../call.ts';
import { AppId, ToolId, VersionId } from '../ids.ts';
import { needs } from '../policy.ts';
import { PublicTool, ToolChange, ToolDefinition, ToolPath } from './definition.ts';

const onApp = z.object({ appId: AppId });
const onTool = z.object({ appId: AppId, toolId: ToolId });

/** A tool in the list of its app's. */
export const ListedTool = AppTool.extend({
  /** Whether the version that visitors get has it. */
  isPublished: z.boolean(),
  /** Whether the code of the app's own pages runs it. */
  isUsed: z.boolean(),
  /** What its custom data source is called; null where it has none. */
  dataLabel: z.string().nullable(),
});
export type ListedTool = z.infer<typeof ListedTool>;

/** A tool as its panels edit it. */
export const EditedTool = z.object({
  toolId: ToolId,
  status: AppTool.shape.status,
  /** The version that it was read from. */
  versionId: VersionId.nullable(),
  definition: ToolDefinition,
  /** Who changed a part last, by its name. */
  edits: z.record(z.string(), z.object({ by: z.string(), at: z.iso.datetime() })),
});
export type EditedTool = z.infer<typeof EditedTool>;

/** The code of an activation that needs the app to be published first. */
export const PUBLISH_FIRST = 'publish_first';

/** AI tools of an app. A tool is a file of the app's version; whether it is active takes effect at once (ruling 39). */
export const toolCalls = {
  list: call({
    id: 'listTools',
    method: 'GET',
    path: '/api/apps/{appId}/tools',
    who: needs('app.see'),
    summary: "The app's AI tools, in the order in which they were made",
    params: onApp,
    answer: z.object({
      tools: z.array(ListedTool),
      /** More are live than the owner's plan has: how many may, and when the newest become drafts. */
      overPlan: z.object({ most: z.number(), until: z.iso.datetime() }).nullable(),
    }),
  }),
  make: call({
    id: 'makeTool',
    method: 'POST',
    path: '/api/apps/{appId}/tools',
    who: needs('app.edit'),
    summary: 'Make a tool; without a path it gets one by its title',
    params: onApp,
    body: ToolChange.extend({ path: ToolPath.optional() }),
    answer: EditedTool,
  }),
  get: call({
    id: 'getTool',
    method: 'GET',
    path: '/api/apps/{appId}/tools/{toolId}',
    who: needs('app.see'),
    summary: 'One tool with its whole definition',
    params: onTool,
    answer: EditedTool,
  }),
  save: call({
    id: 'saveTool',
    method: 'PUT',
    path: '/api/apps/{appId}/tools/{toolId}',
    who: needs('app.edit'),
    summary:
      'Save parts of a tool; what is not named stays. A part that is another than its `base` by now is refused with 409',
    params: onTool,
    body: z.object({ change: ToolChange, base: ToolChange.optional() }),
    answer: EditedTool,
  }),
  remove: call({
    id: 'removeTool',
    method: 'DELETE',
    path: '/api/apps/{appId}/tools/{toolId}',
    who: needs('app.edit'),
    summary: 'Take a tool out of the app; its runs stay',
    params: onTool,
    answer: z.object({ versionId: VersionId.nullable() }),
  }),
  activate: call({
    id: 'activateTool',
    method: 'POST',
    path: '/api/apps/{appId}/tools/{toolId}/activate',
    who: needs('app.publish'),
    summary: 'Let people run a tool, or no longer',
    params: onTool,
    body: z.object({ isActive: z.boolean() }),
    answer: z.object({ status: AppTool.shape.status }),
  }),
  replaceDataItem: call({
    id: 'replaceDataItem',
    method: 'POST',
    path: '/api/tools/{appId}/replaceDataItem',
    who: needs('app.edit'),
    summary: 'Put a data item in the place of another, in every tool of the app that uses that',
    params: onApp,
    body: z.object({ oldItemId: AppId, newItemId: AppId }),
    answer: z.object({ versionId: z.string().nullable() }),
  }),
  openAll: call({
    id: 'openTools',
    method: 'GET',
    path: '/api/tools/{appId}',
    who: 'visitor',
    summary:
      'The tools that people may run here: the active ones of the published version; for people with a role on the app all of the draft',
    params: onApp,
    answer: z.object({ tools: z.array(PublicTool) }),
  }),
  open: call({
    id: 'openTool',
    method: 'GET',
    path: '/api/tools/{appId}/{toolPath}',
    who: 'visitor',
    summary:
      'A tool as whoever runs it sees it: an active one of the published version; for people with a role on the app any of the draft',
    params: z.object({ appId: AppId, toolPath: z.string().max(100) }),
    answer: PublicTool,
  }),
};
