import { CallError, call } from '../http.ts';
import { keepToken, knownToken } from '../token.ts';
import { base44, createClient } from './index.ts';

/** What code takes of the package `@base44/sdk` itself. */
export { base44, createClient, createClient as default };
export const createClientFromRequest = createClient;

export { CallError as Base44Error };

interface Config {
  params?: Record<string, unknown>;
}
type Read = (path: string, config?: Config) => Promise<unknown>;
type Write = (path: string, body?: object, config?: Config) => Promise<unknown>;

/** `@base44/sdk/dist/utils/axios-client`: calls below the client's base. */
export function createAxiosClient({
  baseURL = '/api',
}: {
  baseURL?: string;
}): Record<'get' | 'delete', Read> & Record<'post' | 'put' | 'patch', Write> {
  const base = baseURL.replace(/^https?:\/\/[^/]+/, '');
  const read =
    (method: string): Read =>
    (path, config) =>
      call(method, base + path, { query: config?.params });
  const write =
    (method: string): Write =>
    (path, body, config) =>
      call(method, base + path, { body, query: config?.params });
  return {
    get: read('GET'),
    delete: read('DELETE'),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
  };
}

export const getAccessToken = (): string | null => knownToken();
export const saveAccessToken = (token: string): void => keepToken(token);
export const removeAccessToken = (): void => keepToken(null);
export const getLoginUrl = (next?: string): string =>
  `/login?from_url=${encodeURIComponent(next ?? '')}`;
