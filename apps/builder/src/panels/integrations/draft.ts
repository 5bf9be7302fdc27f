import type { InstalledIntegration, IntegrationPackage } from '@trellis/contract';

/** A secret in a form: its value is never known again once it is kept. */
export interface SecretDraft {
  name: string;
  value: string;
  isKept: boolean;
}

/** What the forms of all packages hold; each shows its part. */
export interface Draft {
  slug: string;
  callers: 'anyone' | 'signed-in' | 'admins';
  baseUrl: string;
  hosts: string[];
  methods: string[];
  headers: { name: string; value: string }[];
  document: string;
  secrets: SecretDraft[];
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

/** What an incoming webhook of Slack is kept under. */
export const WEBHOOK = 'webhook_url';

export function emptyDraft(kind: IntegrationPackage): Draft {
  return {
    slug: kind === 'Slack' ? 'slack' : '',
    callers: 'signed-in',
    baseUrl: '',
    hosts: [],
    methods: ['GET', 'POST'],
    headers: [],
    document: '',
    secrets: kind === 'Slack' ? [{ name: WEBHOOK, value: '', isKept: false }] : [],
  };
}

/** What is installed, as a form shows it. */
export function draftOf({ slug, config, secrets }: InstalledIntegration): Draft {
  const known = config as Partial<Omit<Draft, 'headers'>> & { headers?: Record<string, string> };
  return {
    slug,
    callers: known.callers ?? 'signed-in',
    baseUrl: known.baseUrl ?? '',
    hosts: known.hosts ?? [],
    methods: known.methods ?? [],
    headers: Object.entries(known.headers ?? {}).map(([name, value]) => ({ name, value })),
    document: '',
    secrets: secrets.map((name) => ({ name, value: '', isKept: true })),
  };
}

/** The settings that a draft stands for; a document that was not given again stays. */
export function configOf(kind: IntegrationPackage, draft: Draft): Record<string, unknown> {
  const { callers } = draft;
  const baseUrl = draft.baseUrl.trim();
  if (kind === 'Slack') return { callers };
  if (kind === 'custom')
    return {
      ...(draft.document.trim() && { document: draft.document }),
      ...(baseUrl && { baseUrl }),
      callers,
    };
  const headers = Object.fromEntries(
    draft.headers.filter(({ name }) => name.trim()).map(({ name, value }) => [name.trim(), value]),
  );
  return { baseUrl, hosts: draft.hosts, methods: draft.methods, headers, callers };
}

/** What changes of the secrets: new values, and null for those that went. */
export function secretsOf(
  draft: Pick<Draft, 'secrets'>,
  before: readonly string[] = [],
): Record<string, string | null> {
  const all = draft.secrets.filter(({ name }) => name.trim());
  const gone = before.filter((name) => !all.some((one) => one.name === name));
  return {
    ...Object.fromEntries(gone.map((name) => [name, null])),
    ...Object.fromEntries(all.flatMap(({ name, value }) => (value ? [[name.trim(), value]] : []))),
  };
}
