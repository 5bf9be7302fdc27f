import { removeDataFolder } from '@trellis/testing/data-folder';
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
  call(method: string, path: string, body?: object | FormData): Promise<Response>;
  /** Starts the server again over the same data. */
  again(): Promise<void>;
  /** A product over another folder with the same app and builder in it. */
  over(folder: string): Promise<Place>;
  close(): Promise<void>;
}

export async function openPlace(env: Record<string, string> = {}): Promise<Place> {
  const { path } = dataFolder();
  const product = await startProduct(path, env);
  const { appId, token } = await makeClub(product.url);
  const place = standing({ path, product, appId, token, env });
  const made = await place.call('POST', `/api/apps/${appId}/files/import`, {
    files: [{ path: 'entities/Note.json', content: JSON.stringify(NOTE) }],
  });
  if (!made.ok) throw new Error(`The entity was answered with ${await made.text()}`);
  return place;
}

interface Standing {
  path: string;
  product: Product;
  appId: string;
  token: string;
  env: Record<string, string>;
}

function standing(it: Standing): Place {
  const headers = () => ({ Authorization: `Bearer ${it.token}` });
  const call: Place['call'] = (method, path, body) =>
    fetch(it.product.url + path, {
      method,
      headers: {
        ...headers(),
        ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const place: Place = {
    folder: it.path,
    get product() {
      return it.product;
    },
    appId: it.appId,
    at: `/live_api/apps/${it.appId}/entities/Note`,
    headers: () => ({ 'Content-Type': 'application/json', ...headers() }),
    call,
    async again() {
      it.product = await startProduct(it.path, it.env);
      // Who is signed in stays so, until their token is of an hour ago.
      if ((await call('GET', `/api/apps/${it.appId}`)).status !== 401) return;
      const known = { email: 'bench@example.org', password: 'correct horse battery' };
      const answer = await call('POST', '/api/auth/sign-in', known);
      if (!answer.ok) throw new Error(`Signing in was answered with ${await answer.text()}`);
      it.token = ((await answer.json()) as { token: string }).token;
    },
    async over(path) {
      const other = standing({ ...it, path });
      await other.again();
      return other;
    },
    async close() {
      await it.product.stop();
      removeDataFolder(it.path);
    },
  };
  return place;
}
