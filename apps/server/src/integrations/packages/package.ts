import type { IntegrationPackage } from '@trellis/contract';
import type { Endpoint } from '../endpoint.ts';

/** An installed package with its settings, its secrets opened. */
export interface Instance {
  id: string;
  package: IntegrationPackage;
  slug: string;
  config: Record<string, unknown>;
  secrets: Record<string, string>;
}

/** A kind of package: what it keeps of its settings, and which endpoints it has with them. */
export interface Package {
  name: IntegrationPackage;
  /** Settings as they are kept; refuses what is not right. */
  settle(config: Record<string, unknown>, secrets: Record<string, string>): Record<string, unknown>;
  endpoints(instance: Instance): Endpoint[];
}

/** A secret is not sent back, also where a service repeats what it was sent. */
export function withoutSecrets(text: string, secrets: Record<string, string>): string {
  let out = text;
  for (const secret of Object.values(secrets))
    if (secret.length >= 6)
      for (const form of [secret, Buffer.from(secret).toString('base64')])
        out = out.replaceAll(form, '***');
  return out;
}

/** The body of an answer as data: JSON, words, or bytes in base64. */
export function dataOf(
  { headers, body }: { headers: Record<string, string>; body: Uint8Array },
  secrets: Record<string, string>,
): unknown {
  const type = headers['content-type'] ?? '';
  if (body.byteLength === 0) return null;
  if (!/json|^text\/|xml|x-www-form-urlencoded|javascript/i.test(type) && type !== '')
    return { type, base64: Buffer.from(body).toString('base64') };
  const text = withoutSecrets(Buffer.from(body).toString('utf8'), secrets);
  if (!/json/i.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    // It says JSON and is none: its words are still worth having.
    return text;
  }
}
