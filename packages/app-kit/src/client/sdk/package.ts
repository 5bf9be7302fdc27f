import { call } from '../http.ts';
import { keepToken, ownToken } from '../token.ts';
import { base44, createClient } from './index.ts';

/** What code takes of the package `@base44/sdk` itself. */
export { base44, createClient, createClient as default };
export const createClientFromRequest = createClient;

export class Base44Error extends Error {
  status = 0;
}

type Method = (path: string, body?: object) => Promise<unknown>;

/** `@base44/sdk/dist/utils/axios-client`: calls below the client's base. */
export function createAxiosClient({
  baseURL = '/api',
}: {
  baseURL?: string;
}): Record<'get' | 'post' | 'put' | 'patch' | 'delete', Method> {
  const base = baseURL.replace(/^https?:\/\/[^/]+/, '');
  const method =
    (name: string): Method =>
    (path, body) =>
      call(name, base + path, name === 'GET' ? {} : { body });
  return {
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
  };
}

export const getAccessToken = (): string | null => ownToken();
export const saveAccessToken = (token: string): void => keepToken(token);
export const removeAccessToken = (): void => keepToken(null);
export const getLoginUrl = (next?: string): string =>
  `/login?from_url=${encodeURIComponent(next ?? '')}`;
