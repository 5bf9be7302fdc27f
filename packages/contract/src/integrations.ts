import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';

/**
 * What apps ask for beside their rows: a model, files, mails, and what their builder connected. One
 * interface for all: named parameters in, as JSON or (with files) multipart.
 */
const onApp = z.object({ appId: AppId });
const Endpoint = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, 'An endpoint has a name');

/** In a multipart body everything arrives as text. */
const Flag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])])
  .transform((value) => value === true || value === 'true');
const Schema = z.record(z.string(), z.unknown());
const Address = z.string().min(1).max(2_000);
const Addresses = z
  .union([Address, z.array(Address).max(10)])
  .transform((given) => (typeof given === 'string' ? [given] : given));

/** The named parameters of each Core endpoint. Files come beside them. */
export const CoreInput = {
  InvokeLLM: z.object({
    prompt: z.string().trim().min(1, 'InvokeLLM needs a prompt').max(200_000),
    /** The answer is then an object that fits it. */
    response_json_schema: Schema.nullish(),
    file_urls: Addresses.nullish(),
    add_context_from_internet: Flag.nullish(),
    /** The installation's own model answers, whatever an app asks for. */
    model: z.string().max(100).nullish(),
    /** The answer arrives in pieces, as server-sent events (`InvokeEvent`). */
    stream: Flag.nullish(),
  }),
  UploadFile: z.object({}),
  UploadPrivateFile: z.object({}),
  CreateFileSignedUrl: z.object({
    file_uri: Address,
    /** Seconds. */
    expires_in: z.coerce.number().int().min(1).max(604_800).nullish(),
  }),
  SendEmail: z.object({
    to: z.string().trim().min(1, 'SendEmail needs `to`').max(320),
    subject: z.string().trim().min(1, 'SendEmail needs a subject').max(300),
    body: z.string().min(1, 'SendEmail needs a body').max(50_000),
    from_name: z.string().trim().max(100).nullish(),
  }),
  GenerateImage: z.object({
    prompt: z.string().trim().min(1, 'GenerateImage needs a prompt').max(4_000),
  }),
  ExtractDataFromUploadedFile: z.object({ file_url: Address, json_schema: Schema }),
  GenerateSpeech: z.object({
    text: z.string().trim().min(1, 'GenerateSpeech needs a text').max(4_000),
    voice: z.string().trim().max(60).nullish(),
    /** Such as `en`; models hear it from the text. */
    language_code: z.string().trim().max(20).nullish(),
  }),
  TranscribeAudio: z.object({ audio_url: Address }),
};
export type CoreEndpoint = keyof typeof CoreInput;

/** One event of a streamed InvokeLLM. */
export const InvokeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), output: z.unknown() }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type InvokeEvent = z.infer<typeof InvokeEvent>;

/** How often an endpoint may be called in an hour: by all of an app together, by one user, from one address. */
export interface EndpointLimits {
  app: number;
  user: number;
  address: number;
}
export const ENDPOINT_LIMITS: Record<
  CoreEndpoint | 'strangersFiles' | 'toolFiles' | 'installed' | 'agents' | 'functions',
  EndpointLimits
> = {
  InvokeLLM: { app: 3_000, user: 300, address: 300 },
  UploadFile: { app: 5_000, user: 200, address: 200 },
  /** UploadFile by who is not signed in, where an app takes rows from them. */
  strangersFiles: { app: 500, user: 20, address: 20 },
  /** Files for the inputs of AI tools. */
  toolFiles: { app: 2_000, user: 60, address: 60 },
  UploadPrivateFile: { app: 5_000, user: 200, address: 200 },
  CreateFileSignedUrl: { app: 20_000, user: 2_000, address: 2_000 },
  SendEmail: { app: 500, user: 30, address: 30 },
  GenerateImage: { app: 200, user: 30, address: 30 },
  ExtractDataFromUploadedFile: { app: 1_000, user: 100, address: 100 },
  GenerateSpeech: { app: 1_000, user: 100, address: 100 },
  TranscribeAudio: { app: 500, user: 60, address: 60 },
  installed: { app: 10_000, user: 1_000, address: 1_000 },
  agents: { app: 3_000, user: 300, address: 300 },
  functions: { app: 20_000, user: 2_000, address: 4_000 },
};
/** A model's tokens in a day; what is not signed in has the address alone. */
export const TOKEN_LIMITS: EndpointLimits = { app: 5_000_000, user: 500_000, address: 500_000 };

/** What the operator may set otherwise. */
const SomeLimits = z
  .object({ app: z.number().int(), user: z.number().int(), address: z.number().int() })
  .partial()
  .strict();
export const IntegrationLimits = z
  .object({
    calls: z
      .partialRecord(
        z.enum(Object.keys(ENDPOINT_LIMITS) as (keyof typeof ENDPOINT_LIMITS)[]),
        SomeLimits,
      )
      .default({}),
    tokens: SomeLimits.default({}),
  })
  .strict();
export type IntegrationLimits = z.infer<typeof IntegrationLimits>;

export const integrationCalls = {
  core: call({
    id: 'callCore',
    method: 'POST',
    path: '/integrations/Core/{endpoint}',
    who: 'visitor',
    summary: "A Core endpoint, for the app of the caller's token",
    params: z.object({ endpoint: Endpoint }),
    bodyKind: 'multipart',
    answer: z.unknown(),
  }),
  coreByApp: call({
    id: 'callCoreByApp',
    method: 'POST',
    path: '/api/apps/{appId}/integration-endpoints/Core/{endpoint}',
    who: 'visitor',
    summary: 'A Core endpoint, at the path of the public client',
    params: onApp.extend({ endpoint: Endpoint }),
    bodyKind: 'multipart',
    answer: z.unknown(),
  }),
  deleteUpload: call({
    id: 'deleteUpload',
    method: 'DELETE',
    // A private file's name has its folder in it.
    path: '/api/apps/{appId}/uploads/{name}{.+}',
    who: 'visitor',
    summary: 'Delete a file that the caller uploaded, or as an admin of the app any of its files',
    params: onApp.extend({ name: z.string().max(100) }),
    answer: z.object({ success: z.boolean() }),
  }),
};
