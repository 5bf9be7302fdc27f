import { dataFolder, type Product, startProduct } from '../product.ts';
import { makeClub } from '../space.ts';

const NOTE = {
  name: 'Note',
  type: 'object',
  properties: { text: { type: 'string' }, count: { type: 'number' } },
  'x-accessControl': { permissions: { read: 'all', write: 'all' } },
};

/** A product on this machine that may be killed and comes back, with an app that keeps notes. */
export interface Place {
  folder: string;
  product: Product;
  appId: string;
  /** Where rows are made and listed. */
  at: string;
  headers(): Record<string, string>;
  call(method: string, path: string, body?: object): Promise<Response>;
  /** Starts the server again over the same data, and signs in again. */
  again(): Promise<void>;
  close(): Promise<void>;
}

export async function openPlace(env: Record<string, string> = {}): Promise<Place> {
  const folder = dataFolder();
  let product = await startProduct(folder.path, env);
  const club = await makeClub(product.url);
  let token = club.token;
  const at = `/live_api/apps/${club.appId}/entities/Note`;
  const headers = () => ({ 'Content-Type': 'application/json', Authorization: `Bearer ${token}` });
  const call = (method: string, path: string, body?: object) =>
    fetch(product.url + path, {
      method,
      headers: headers(),
      ...(body && { body: JSON.stringify(body) }),
    });
  const made = await call('POST', `/api/apps/${club.appId}/files/import`, {
    files: [{ path: 'entities/Note.json', content: JSON.stringify(NOTE) }],
  });
  if (!made.ok) throw new Error(`The entity was answered with ${await made.text()}`);
  return {
    folder: folder.path,
    get product() {
      return product;
    },
    appId: club.appId,
    at,
    headers,
    call,
    async again() {
      product = await startProduct(folder.path, env);
      const known = { email: 'bench@example.org', password: 'correct horse battery' };
      const answer = await call('POST', '/api/auth/sign-in', known);
      token = ((await answer.json()) as { token: string }).token;
    },
    async close() {
      await product.stop();
      folder.remove();
    },
  };
}
