import { z } from 'zod';
import { call } from './call.ts';
import { AppId, RowId } from './ids.ts';
import { needs } from './policy.ts';

/** What an app's builder can connect beside Core. */
export const INTEGRATION_PACKAGES = ['HTTP', 'Slack', 'custom'] as const;
export type IntegrationPackage = (typeof INTEGRATION_PACKAGES)[number];

const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Letters, digits and hyphens, 40 at most');
/** Who of the app's people may call it. */
const Callers = z.enum(['anyone', 'signed-in', 'admins']).default('signed-in');
const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);
const Url = z.url({ protocol: /^https?$/, error: 'An address of HTTP or HTTPS' }).max(2_000);
const Host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.[\]:-]{1,260}$/, 'A host, such as api.example.org or api.example.org:8443');
const Header = z.string().regex(/^[A-Za-z0-9-]{1,60}$/, 'A header has letters, digits and hyphens');

/** The settings of each package, as they are kept and answered. Secrets stand beside them, and are never answered. */
export const IntegrationConfig = {
  HTTP: z
    .object({
      /** Where calls go that name a path; secret headers are sent there and nowhere else. */
      baseUrl: Url,
      /** Other hosts that calls may name. */
      hosts: z.array(Host).max(20).default([]),
      methods: z.array(Method).min(1).max(6).default(['GET', 'POST']),
      /** Sent with each call; `{{NAME}}` stands for a secret. */
      headers: z.record(Header, z.string().max(2_000)).default({}),
      callers: Callers,
    })
    .strict(),
  Slack: z.object({ callers: Callers }).strict(),
  custom: z
    .object({
      /** An OpenAPI 3 document, in JSON or YAML. */
      document: z.string().min(2).max(1_900_000),
      /** Where the service is, if not at the document's first server. */
      baseUrl: Url.optional(),
      callers: Callers,
    })
    .strict(),
};
const SecretName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_-]{0,59}$/, 'A secret has a name of letters, digits and _');
/** null takes a secret away. */
const Secrets = z.record(SecretName, z.string().min(1).max(10_000).nullable());

export const InstallIntegration = z.discriminatedUnion('package', [
  z.object({
    package: z.literal('HTTP'),
    slug: Slug,
    config: IntegrationConfig.HTTP,
    secrets: Secrets.default({}),
  }),
  z.object({
    package: z.literal('Slack'),
    slug: Slug,
    config: IntegrationConfig.Slack.prefault({}),
    /** `webhook_url`: the address that Slack gave for a channel. */
    secrets: Secrets.default({}),
  }),
  z.object({
    package: z.literal('custom'),
    slug: Slug,
    config: IntegrationConfig.custom,
    /** By the names of the document's security schemes. */
    secrets: Secrets.default({}),
  }),
]);
export type InstallIntegration = z.infer<typeof InstallIntegration>;

export const IntegrationEndpoint = z.object({
  name: z.string(),
  description: z.string(),
  /** JSON Schema of the named parameters. */
  input_schema: z.record(z.string(), z.unknown()),
});

/** An installed package. */
export const InstalledIntegration = z.object({
  id: RowId,
  package: z.enum(INTEGRATION_PACKAGES),
  slug: z.string(),
  config: z.record(z.string(), z.unknown()),
  /** Names of the secrets that are kept. */
  secrets: z.array(z.string()),
  endpoints: z.array(IntegrationEndpoint),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type InstalledIntegration = z.infer<typeof InstalledIntegration>;

const onApp = z.object({ appId: AppId });
const onOne = onApp.extend({ instanceId: RowId });
const at = '/api/apps/{appId}/integrations';
const one = z.object({ integration: InstalledIntegration });

export const integrationPackageCalls = {
  list: call({
    id: 'listIntegrations',
    method: 'GET',
    path: at,
    who: needs('integrations.manage'),
    summary: 'The packages that the app has installed',
    params: onApp,
    answer: z.object({ integrations: z.array(InstalledIntegration) }),
  }),
  usage: call({
    id: 'integrationUsage',
    method: 'GET',
    path: `${at}/usage`,
    who: needs('integrations.manage'),
    summary: 'What calls of integrations used, by endpoint, over the last days',
    params: onApp,
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    answer: z.object({
      endpoints: z.array(
        z.object({
          endpoint: z.string(),
          calls: z.number(),
          failures: z.number(),
          users: z.number(),
          ms: z.number(),
          promptTokens: z.number(),
          completionTokens: z.number(),
          bytes: z.number(),
          /** Dollars, as far as the model's price is known. */
          cost: z.number(),
        }),
      ),
    }),
  }),
  install: call({
    id: 'installIntegration',
    method: 'POST',
    path: at,
    who: needs('integrations.manage'),
    summary: 'Install a package: HTTP, Slack, or a custom one from an OpenAPI document',
    params: onApp,
    body: InstallIntegration,
    answer: one,
  }),
  configure: call({
    id: 'configureIntegration',
    method: 'PATCH',
    path: `${at}/{instanceId}`,
    who: needs('integrations.manage'),
    summary: 'Change the settings or the secrets of an installed package',
    params: onOne,
    body: z.object({
      config: z.record(z.string(), z.unknown()).optional(),
      secrets: Secrets.optional(),
    }),
    answer: one,
  }),
  remove: call({
    id: 'removeIntegration',
    method: 'DELETE',
    path: `${at}/{instanceId}`,
    who: needs('integrations.manage'),
    summary: 'Remove an installed package and its secrets',
    params: onOne,
    answer: z.object({ success: z.boolean() }),
  }),
};

const Name = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, 'An endpoint has a name');

/** How apps see and call what is installed. */
export const installedCalls = {
  schema: call({
    id: 'integrationsSchema',
    method: 'GET',
    path: '/apps/{appId}/integrations/schema',
    who: 'visitor',
    summary: 'The packages that the app can call, and those that its code names and lacks',
    params: onApp,
    answer: z.object({
      installed_packages: z.array(
        z.object({
          package_name: z.string(),
          instance_id: z.string(),
          slug: z.string().nullable(),
          endpoints: z.array(IntegrationEndpoint),
        }),
      ),
      missing_packages: z.array(z.string()),
    }),
  }),
  installed: call({
    id: 'callInstalled',
    method: 'POST',
    path: '/integrations/installable/{package}/{instanceId}/integration-endpoints/{endpoint}',
    who: 'visitor',
    summary: "An installed package's endpoint, for the app of the caller's token",
    params: z.object({ package: Name, instanceId: z.string().max(60), endpoint: Name }),
    bodyKind: 'multipart',
    answer: z.unknown(),
  }),
  installedByApp: call({
    id: 'callInstalledByApp',
    method: 'POST',
    path: '/api/apps/{appId}/integration-endpoints/installable/{package}/integration-endpoints/{endpoint}',
    who: 'visitor',
    summary: "An installed package's endpoint, at the path of the public client",
    params: onApp.extend({ package: Name, endpoint: Name }),
    bodyKind: 'multipart',
    answer: z.unknown(),
  }),
  custom: call({
    id: 'callCustom',
    method: 'POST',
    // The operation is `method:path`, with slashes in it.
    path: '/api/apps/{appId}/integrations/custom/{slug}/{operation}{.+}',
    isFreePath: true,
    who: 'visitor',
    summary: 'An operation of a custom integration',
    params: onApp.extend({ slug: z.string().max(60), operation: z.string().max(600) }),
    bodyKind: 'multipart',
    answer: z.object({
      success: z.boolean(),
      status_code: z.number(),
      data: z.unknown(),
    }),
  }),
};
