import { readFileSync } from 'node:fs';
import { IntegrationLimits, OperatorCard, PLANS, PlanOverrides } from '@trellis/contract';
import { z } from 'zod';
import { ModelPrices } from './prices/index.ts';

/** The operator's settings, from the environment. README.md has the table. */
export interface Config {
  dataDir: string;
  databaseUrl: string | null;
  host: string;
  port: number;
  /** The address that people reach the product at, without a slash at its end; null: any Host is ours. */
  publicUrl: string | null;
  /** Each published app is at `{slug}.` in front of this host; null for none. */
  appsOrigin: string | null;
  supportEmail: string | null;
  defaultPlan: (typeof PLANS)[number];
  /** Limits of plans that the operator set otherwise. */
  planLimits: PlanOverrides;
  /** Hosts in private networks, with their ports, that apps' integrations may reach. */
  integrationPrivateHosts: string[];
  /** E-mail addresses of the accounts that put tools into the library of templates; admins, where none is listed. */
  templateLibraryAccounts: string[];
  /** Where Notion's calls are. */
  notionUrl: string;
  /** What of Google Drive a connection may read, where its calls are, and what picking files needs. */
  drive: {
    access: 'file' | 'readonly';
    url: string;
    pickerKey: string | null;
    pickerScript: string;
  };
  /** Where Gumroad's calls are. */
  gumroadUrl: string;
  /** The operator's own token of Gumroad, by which plans are bought; null where none are sold so. */
  gumroadToken: string | null;
  /** Stripe, where it sells the plans: its calls, a key that may read, and the secret that its deliveries are signed with. */
  stripe: { url: string; key: string | null; secret: string | null };
  /** Where builders end or change what they pay for. */
  plansManageUrl: string | null;
  /** The plans that can be bought, in their order (ruling 61). */
  planCards: OperatorCard[];
  /** Milliseconds between two pages that are read of one site. */
  crawlPaceMs: number;
  /** Limits of integrations that the operator set otherwise. */
  integrationLimits: IntegrationLimits;
  /** Prices of models that the operator knows otherwise. */
  modelPrices: ModelPrices;
  /** Where servers with models may listen on this machine. */
  localModelPorts: number[];
  requireCustomDomain: boolean;
  /** What a model wrote is checked by its types, and repaired once. */
  typeChecks: boolean;
  /** Code of apps that runs on the server. */
  functions: boolean;
  /** The Deno that runs it, where it is not the one that npm brought. */
  deno: string | null;
  /** Such code may have packages of npm, which Deno fetches when it begins. */
  functionPackages: boolean;
  /** How long one call may take. */
  functionSeconds: number;
  /** Name servers to ask for the proofs of apps' hosts; the machine's own when empty. */
  dnsServers: string[];
  /** Hosts of apps may lie in a private network, and have a port. */
  allowPrivateHosts: boolean;
  /** Encrypts what must not be readable in the database; made and kept in the data folder when not set. */
  secretKey: string | null;
  trustProxy: boolean;
  /** Null without an SMTP server: mails then wait in the outbox. */
  smtpUrl: string | null;
  /** The address that mails come from. */
  mailFrom: string;
  /** The bucket for uploads; null for the data folder. Without keys, those of the machine's role. */
  s3: {
    bucket: string;
    region: string;
    endpoint: string | null;
    accessKeyId: string | null;
    secretAccessKey: string | null;
  } | null;
  /** Null until both keys are set. `issuer` is Google's, but in tests. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  llm: {
    baseUrl: string | null;
    model: string | null;
    apiKey: string | null;
    /** Whether a model writes the app's files or fills a spec; `auto` goes by its size and place. */
    style: 'code' | 'spec' | 'auto';
    /** The model that draws, where it is not the provider's usual one. */
    imageModel: string | null;
    /** The models that read texts aloud and write recordings down, where they are not the provider's usual ones. */
    speechModel: string | null;
    transcriptionModel: string | null;
    /** The model that embeds passages of data; `off` for none. */
    embeddingModel: string | null;
    /** Where it is, if not where the model that answers is. */
    embeddingBaseUrl: string | null;
    embeddingApiKey: string | null;
    /** Tokens of an app's data that are embedded in a day, at most. */
    embeddingTokens: number;
    /** Seconds that a model may send nothing; null for what suits its style. */
    timeout: number | null;
    /** Tokens of context that are sent to a model beside the conversation, at most. */
    contextTokens: number;
    openai: string | null;
    anthropic: string | null;
    google: string | null;
    openrouter: string | null;
  };
}

const text = z
  .string()
  .trim()
  .transform((value) => value || null)
  .nullish()
  .transform((value) => value ?? null);
const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');

/** A setting that is JSON. */
const json = <T extends z.ZodType>(type: T, what: string) =>
  text.transform((value, context): z.output<T> => {
    try {
      return type.parse(JSON.parse(value ?? '{}'));
    } catch (error) {
      context.addIssue({ code: 'custom', message: `not ${what} as JSON (${error})` });
      return z.NEVER;
    }
  });

const Environment = z.object({
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: text,
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  PUBLIC_URL: text.pipe(
    z
      .url()
      .transform((url) => url.replace(/\/+$/, ''))
      .nullable(),
  ),
  APPS_ORIGIN: text.transform(
    (value) => value?.toLowerCase().replace(/^https?:\/\/|\/+$/g, '') || null,
  ),
  SUPPORT_EMAIL: text,
  DEFAULT_PLAN: z.enum(PLANS).default('galaxy'),
  REQUIRE_CUSTOM_DOMAIN: flag,
  TYPE_CHECKS: z.enum(['on', 'off', '']).default('on'),
  FUNCTIONS: z.enum(['on', 'off', '']).default('on'),
  DENO_PATH: text,
  FUNCTION_PACKAGES: z.enum(['on', 'off', '']).default('on'),
  FUNCTION_SECONDS: z.coerce.number().min(1).max(600).default(60),
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  ALLOW_PRIVATE_HOSTS: flag,
  GOOGLE_DRIVE_ACCESS: z.enum(['file', 'readonly', '']).default('file'),
  GOOGLE_DRIVE_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com'),
  GOOGLE_PICKER_KEY: text,
  GOOGLE_PICKER_SCRIPT: z
    .url({ protocol: /^https?$/ })
    .default('https://apis.google.com/js/api.js'),
  NOTION_URL: z.url({ protocol: /^https?$/ }).default('https://api.notion.com'),
  GUMROAD_URL: z.url({ protocol: /^https?$/ }).default('https://api.gumroad.com'),
  GUMROAD_TOKEN: z.string().optional(),
  STRIPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  PLANS_FILE: z.string().optional(),
  PLANS_MANAGE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  CRAWL_PACE_MS: z.coerce.number().int().min(0).max(60_000).default(1_000),
  TEMPLATE_LIBRARY_ACCOUNTS: z.string().default(''),
  INTEGRATION_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  SECRET_KEY: text,
  TRUST_PROXY: flag,
  PLAN_LIMITS: json(PlanOverrides, 'limits by plan'),
  INTEGRATION_LIMITS: json(IntegrationLimits, 'limits of integrations'),
  LOCAL_MODEL_PORTS: z
    .string()
    .default('11434,1234')
    .transform((value) =>
      value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number),
    )
    .pipe(z.array(z.number().int().min(1).max(65_535)).max(10)),
  MODEL_PRICES: json(ModelPrices, 'prices by model'),
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/ }).nullable()),
  MAIL_FROM: text.pipe(z.email().nullable()),
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: text.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  LLM_BASE_URL: text,
  LLM_MODEL: text,
  LLM_API_KEY: text,
  LLM_STYLE: z.enum(['code', 'spec', 'auto', '']).default('auto'),
  IMAGE_MODEL: text,
  SPEECH_MODEL: text,
  TRANSCRIPTION_MODEL: text,
  EMBEDDING_MODEL: text,
  EMBEDDING_BASE_URL: text.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  EMBEDDING_API_KEY: text,
  EMBEDDING_TOKENS: z.coerce.number().int().min(0).default(5_000_000),
  LLM_TIMEOUT: text
    .transform((value) => (value === null ? null : Number(value)))
    .pipe(z.number().positive().max(3_600).nullable()),
  LLM_CONTEXT_TOKENS: z.coerce.number().int().min(4_000).max(1_000_000).default(40_000),
  OPENAI_API_KEY: text,
  ANTHROPIC_API_KEY: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  OPENROUTER_API_KEY: text,
});

/** Reads the settings; throws with the name of what is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not right.\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  checkOrigins(e.PUBLIC_URL, e.APPS_ORIGIN);
  return {
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL,
    appsOrigin: e.APPS_ORIGIN,
    supportEmail: e.SUPPORT_EMAIL,
    defaultPlan: e.DEFAULT_PLAN,
    requireCustomDomain: e.REQUIRE_CUSTOM_DOMAIN,
    typeChecks: e.TYPE_CHECKS !== 'off',
    functions: e.FUNCTIONS !== 'off',
    deno: e.DENO_PATH,
    functionPackages: e.FUNCTION_PACKAGES !== 'off',
    functionSeconds: e.FUNCTION_SECONDS,
    dnsServers: e.DNS_SERVERS,
    allowPrivateHosts: e.ALLOW_PRIVATE_HOSTS,
    secretKey: e.SECRET_KEY,
    trustProxy: e.TRUST_PROXY,
    planLimits: e.PLAN_LIMITS,
    modelPrices: e.MODEL_PRICES,
    localModelPorts: e.LOCAL_MODEL_PORTS,
    integrationLimits: e.INTEGRATION_LIMITS,
    integrationPrivateHosts: e.INTEGRATION_PRIVATE_HOSTS,
    templateLibraryAccounts: e.TEMPLATE_LIBRARY_ACCOUNTS.split(/[\s,]+/)
      .filter(Boolean)
      .map((email) => email.toLowerCase()),
    crawlPaceMs: e.CRAWL_PACE_MS,
    notionUrl: e.NOTION_URL,
    drive: {
      access: e.GOOGLE_DRIVE_ACCESS || 'file',
      url: e.GOOGLE_DRIVE_URL,
      pickerKey: e.GOOGLE_PICKER_KEY,
      pickerScript: e.GOOGLE_PICKER_SCRIPT,
    },
    gumroadUrl: e.GUMROAD_URL,
    gumroadToken: e.GUMROAD_TOKEN || null,
    stripe: {
      url: e.STRIPE_URL,
      key: e.STRIPE_SECRET_KEY,
      secret: e.STRIPE_WEBHOOK_SECRET,
    },
    plansManageUrl: e.PLANS_MANAGE_URL || null,
    planCards: e.PLANS_FILE ? readCards(e.PLANS_FILE) : [],
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? `no-reply@${mailHost(e.PUBLIC_URL)}`,
    s3: e.S3_BUCKET
      ? {
          bucket: e.S3_BUCKET,
          region: e.S3_REGION || 'us-east-1',
          endpoint: e.S3_ENDPOINT,
          accessKeyId: e.S3_ACCESS_KEY_ID,
          secretAccessKey: e.S3_SECRET_ACCESS_KEY,
        }
      : null,
    google:
      e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET
        ? {
            clientId: e.GOOGLE_CLIENT_ID,
            clientSecret: e.GOOGLE_CLIENT_SECRET,
            issuer: e.GOOGLE_ISSUER,
          }
        : null,
    llm: {
      baseUrl: e.LLM_BASE_URL,
      model: e.LLM_MODEL,
      apiKey: e.LLM_API_KEY,
      style: e.LLM_STYLE || 'auto',
      imageModel: e.IMAGE_MODEL,
      speechModel: e.SPEECH_MODEL,
      transcriptionModel: e.TRANSCRIPTION_MODEL,
      embeddingModel: e.EMBEDDING_MODEL,
      embeddingBaseUrl: e.EMBEDDING_BASE_URL,
      embeddingApiKey: e.EMBEDDING_API_KEY,
      embeddingTokens: e.EMBEDDING_TOKENS,
      timeout: e.LLM_TIMEOUT,
      contextTokens: e.LLM_CONTEXT_TOKENS,
      openai: e.OPENAI_API_KEY,
      anthropic: e.ANTHROPIC_API_KEY,
      google: e.GOOGLE_GENERATIVE_AI_API_KEY,
      openrouter: e.OPENROUTER_API_KEY,
    },
  };
}

/** Apps' code runs there without a frame: browsers must not take it for the builder's own. */
function checkOrigins(publicUrl: string | null, appsOrigin: string | null): void {
  if (!appsOrigin) return;
  if (!/^[a-z0-9.-]+(:\d+)?$/.test(appsOrigin))
    throw new Error(
      'The configuration is not right.\nAPPS_ORIGIN: a host, such as apps.example.net',
    );
  if (!publicUrl)
    throw new Error('The configuration is not right.\nAPPS_ORIGIN: PUBLIC_URL has to be set, too');
  const ours = `.${new URL(publicUrl).hostname}`;
  const theirs = `.${appsOrigin.replace(/:\d+$/, '')}`;
  if (ours.endsWith(theirs) || theirs.endsWith(ours))
    throw new Error(
      'The configuration is not right.\nAPPS_ORIGIN: a domain other than that of PUBLIC_URL',
    );
}

/** The operator's cards of plans, in the order of their plans. */
function readCards(file: string): OperatorCard[] {
  const wrong = (why: string) =>
    new Error(`The configuration is not right.\nPLANS_FILE: ${why.slice(0, 500)}`);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw wrong(`a file of JSON is expected (${cause})`);
  }
  const cards = z.array(OperatorCard).max(20).safeParse(read);
  if (!cards.success) throw wrong(z.prettifyError(cards.error));
  return cards.data.sort((a, b) => PLANS.indexOf(a.id) - PLANS.indexOf(b.id));
}

/** The host that mails come from when MAIL_FROM is not set. */
function mailHost(publicUrl: string | null): string {
  return publicUrl ? new URL(publicUrl).hostname : 'localhost';
}
