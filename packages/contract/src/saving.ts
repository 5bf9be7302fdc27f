import { z } from 'zod';
import { AppBlocks, AppTools, CustomFields } from './app-fields.ts';
import { AppSettings, TOOL_SETTINGS } from './app-settings.ts';
import { AppKind } from './apps.ts';
import { call } from './call.ts';
import { ChatMode } from './chat.ts';
import { AppId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { needs } from './policy.ts';
import { AppStyle, BuilderVersion } from './style.ts';
import { InputStep, Target } from './tools/definition.ts';

const text = (max: number) => z.string().max(max, `At most ${max} characters`);
/** The app's texts (spec 1, section 3); the header is its name, the description its subheader. */
export const AppTexts = z.object({
  header: z.string().trim().min(1, 'Give your app a name').max(100, 'At most 100 characters'),
  description: text(500),
  inputLabel: text(200),
  inputPlaceholder: text(500),
  isInputHidden: z.boolean(),
  isInputCollapsed: z.boolean(),
  welcomeMessage: text(2_000),
  examples: z.array(text(500)).max(3, 'At most three examples'),
  ctaMessage: text(500),
  ctaButton: text(100),
  ctaLink: Target,
  isMultiStepInput: z.boolean(),
  inputSteps: z.array(InputStep).max(30),
  fields: CustomFields,
  tools: AppTools,
  blocks: AppBlocks,
});
export type AppTexts = z.infer<typeof AppTexts>;

/** The tool that is meant, in the place of the app. */
const ofTool = z.object({ toolId: AppId.optional() });

/** What is saved by itself: each has its call, and its changes wait for nobody else's. */
export const SAVED_ITEMS = ['texts', 'style', 'settings'] as const;
export type SavedItem = (typeof SAVED_ITEMS)[number];
export interface SavedFields {
  texts: AppTexts;
  style: AppStyle;
  settings: AppSettings;
}

const versioned = { appBuilderVersion: BuilderVersion.optional() };
const answered = { appBuilderVersion: z.literal(LIMITS.appBuilderVersion) };
const onApp = z.object({ appId: AppId });
const fields = z.object({ fields: AppTexts.partial(), ...versioned }).optional();
const answeredFields = z.object({ fields: AppTexts, ...answered });

/** The payloads as they are answered, each with the builder's version (spec 2, section 3). */
export const SavedStyle = AppStyle.extend(answered);
export const SavedSettings = AppSettings.extend(answered);

/** Who changed a field the last time, for those who changed it meanwhile. */
const Edit = z.object({ by: z.string(), at: z.iso.datetime() });

export const Payloads = z.object({
  appId: AppId,
  appType: AppKind,
  /** The texts of a generated or space app. */
  genApp: answeredFields.optional(),
  /** The texts of an AI app or tool. */
  app: answeredFields.optional(),
  appStyle: SavedStyle,
  appSettings: SavedSettings,
  /** The app's chat assistant (spec 1, section 3); null before there is one. */
  chatSettings: z.object({ chatAppId: z.string(), status: z.enum(['draft', 'active']) }).nullable(),
  /** By item and field: `style.logoUrl`. */
  edits: z.record(z.string(), Edit),
});
export type Payloads = z.infer<typeof Payloads>;

/** The code of a save that would overwrite what somebody else saved meanwhile; `error.fields` says who. */
export const EDIT_CONFLICT = 'edit_conflict';
/** The code of a save of what the plan does not include. */
export const PLAN_NEEDED = 'plan_needed';

/**
 * Saves name what changed, and in `base` what it was when the person began to change it. A field that
 * holds something else by now is refused with 409, and nothing of the save is stored; fields without
 * a `base` are stored as they come.
 */
export const savingCalls = {
  saveApp: call({
    id: 'saveApp',
    method: 'POST',
    path: '/api/apps',
    who: 'builder',
    summary:
      'Make an app (no appId; with a prompt the assistant starts at once), or save the texts of one',
    body: z.object({
      appType: AppKind,
      appId: AppId.optional(),
      /** The tool that the texts are of, in an app of tools (ruling 64). */
      toolId: AppId.optional(),
      genApp: fields,
      app: fields,
      base: AppTexts.partial().optional(),
      /** The first message to the assistant. */
      prompt: z
        .string()
        .trim()
        .min(1, 'Say what you want to build')
        .max(LIMITS.chat.maxLength)
        .optional(),
      /** What the prompt is for, where it is not to be built at once. */
      mode: ChatMode.optional(),
      /** The prompt only names the app: it comes by the chat's own call, with files. */
      isHeld: z.boolean().optional(),
      /** The example that the prompt began with. */
      templateId: z.string().max(100).optional(),
      /** The same key makes the same app once, however often the call is repeated. */
      requestKey: z.string().max(64).optional(),
    }),
    answer: z.object({ appId: AppId, slug: z.string() }),
  }),
  payloads: call({
    id: 'savedPayloads',
    method: 'GET',
    path: '/api/apps/{appId}/payloads',
    who: needs('app.see'),
    summary: 'All that is saved of the app, as the panels edit it',
    params: onApp,
    answer: Payloads,
  }),
  saveStyle: call({
    id: 'saveAppStyle',
    method: 'POST',
    path: '/api/apps/{appId}/style',
    who: needs('app.edit'),
    summary: "Save the app's branding; what is not named stays",
    params: onApp,
    body: z.object({
      appStyle: AppStyle.extend(versioned).partial(),
      base: AppStyle.partial().optional(),
    }),
    answer: SavedStyle,
  }),
  style: call({
    id: 'appStyle',
    method: 'GET',
    path: '/api/apps/{appId}/style',
    who: needs('app.see'),
    summary: "The app's branding",
    params: onApp,
    answer: SavedStyle,
  }),
  saveSettings: call({
    id: 'saveAppSettings',
    method: 'POST',
    path: '/api/apps/{appId}/settings',
    who: needs('settings.change'),
    summary:
      "Save the app's settings, or with a tool's id that tool's own; what is not named stays",
    params: onApp,
    query: ofTool,
    body: z.object({
      appSettings: AppSettings.extend(versioned).partial(),
      base: AppSettings.partial().optional(),
    }),
    answer: SavedSettings,
  }),
  settings: call({
    id: 'appSettings',
    method: 'GET',
    path: '/api/apps/{appId}/settings',
    who: needs('app.see'),
    summary: "The app's settings, or with a tool's id those that it is run by",
    params: onApp,
    query: ofTool,
    answer: SavedSettings.extend({
      /** Those that are the tool's own. */
      own: z.array(z.enum(TOOL_SETTINGS)),
    }),
  }),
  clearToolSettings: call({
    id: 'clearToolSettings',
    method: 'DELETE',
    path: '/api/apps/{appId}/tools/{toolId}/settings',
    who: needs('settings.change'),
    summary: "Have a tool go by the app's settings again",
    params: z.object({ appId: AppId, toolId: AppId }),
    answer: SavedSettings,
  }),
};
