import { timingSafeEqual } from 'node:crypto';
import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { addressOf } from '../../http/index.ts';
import type { SecretBox } from '../../identity/index.ts';
import { fetchOutside, fileType, HEAD, type Resizer } from '../../integrations/index.ts';
import { foreignBytes } from '../../parsing/index.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import { type ListRow, rowOf } from './list-rows.ts';

const MOST_BYTES = 12_000_000;
const WAIT_MS = 10_000;
const REDIRECTS = 3;
const WIDTH = 640;
/** Pictures that one address asks for in a minute. */
const OF_ADDRESS = 300;
const CAN_READ = /^image\/(?:png|jpeg|webp|avif)$/;

const keyOf = (box: SecretBox, appId: string, rowId: string): string =>
  box.mac(`row picture ${appId} ${rowId}`).slice(0, 22);

/** Where the pictures of an app's rows are served: whoever was shown the row may see it, and nobody can ask for others. */
export const pictureAddress = (box: SecretBox, appId: string) => (row: ListRow) =>
  `/files/${appId}/row/${row.id}?key=${keyOf(box, appId, row.id)}`;

/**
 * The picture of a list's row, fetched from where the list says that it is and made small: a page of ours shows no picture
 * from elsewhere, which would learn who looks (ruling 41).
 */
export async function serveRowPicture(
  needs: KnowledgeNeeds & { resizer: Resizer },
  c: Context,
): Promise<Response> {
  const gone = () => notFound(MESSAGES.fileNotFound);
  const { appId = '', rowId = '' } = c.req.param() as { appId?: string; rowId?: string };
  const given = Buffer.from(c.req.query('key') ?? '');
  const right = Buffer.from(keyOf(needs.box, appId, rowId));
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw gone();
  const row = await rowOf(needs.db, appId, rowId);
  const address = row?.card.picture;
  if (!address) throw gone();
  await needs.limits.take('row-picture', addressOf(c, needs), OF_ADDRESS, 60);
  const made = await needs.resizer.get(appId, `row ${address}`, () => fetched(needs, address), {
    width: WIDTH,
    height: undefined,
    fit: 'inside',
    format: 'webp',
    quality: 80,
  });
  return c.body(made.content as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': made.type,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'private, max-age=86400',
  });
}

async function fetched({ config }: Pick<KnowledgeNeeds, 'config'>, address: string) {
  const { status, body } = await fetchOutside(config, address, {
    method: 'GET',
    most: MOST_BYTES,
    timeoutMs: WAIT_MS,
    redirects: REDIRECTS,
  });
  const { type } = fileType(body.subarray(0, HEAD), '');
  if (status !== 200 || !CAN_READ.test(type))
    throw new Refusal('not_found', MESSAGES.fileNotFound, {
      cause: `${address}: ${status} ${type}`,
    });
  return { type, open: foreignBytes(address, body).open };
}
