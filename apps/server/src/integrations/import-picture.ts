import { MESSAGES } from '@trellis/contract';
import type { AppRow } from '../apps/index.ts';
import { publicOrigin } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import { fileType, HEAD, isSvg } from './file-type.ts';
import type { IntegrationNeeds } from './needs.ts';
import { fetchOutside } from './outgoing/fetch.ts';
import { storeFile } from './upload.ts';

const WAIT_MS = 10_000;
const REDIRECTS = 3;
const MOST_BYTES = 10_000_000;
/** Pictures that are fetched for one app in an hour. */
const OF_APP = 60;

/**
 * Keeps a picture from elsewhere as a file of the app, and answers its address here: our pages show no picture of another
 * host, which would learn who looks (ruling 41). What is no picture is refused in words for whoever gave the address.
 */
export async function importPicture(
  services: IntegrationNeeds,
  app: AppRow,
  address: string,
): Promise<string> {
  const own = `${publicOrigin(services)}/files/${app.app_id}/`;
  if (address.startsWith(own)) return new URL(address).pathname;
  await services.limits.take('import-picture', app.app_id, OF_APP, 3_600);
  try {
    const { status, body } = await fetchOutside(services.config, address, {
      method: 'GET',
      most: MOST_BYTES,
      timeoutMs: WAIT_MS,
      redirects: REDIRECTS,
    });
    const head = body.subarray(0, HEAD);
    const isPicture = isSvg(head) || fileType(head, '').type.startsWith('image/');
    if (status !== 200 || !isPicture) throw new Error(`${address}: ${status}`);
    const name = new URL(address).pathname.split('/').at(-1) || 'picture';
    const file = new File([new Uint8Array(body)], name);
    return (await storeFile(services, app, file, { userId: null, isPrivate: false })).path;
  } catch (cause) {
    throw new Refusal('invalid', MESSAGES.noPictureThere, { code: 'no_picture', cause });
  }
}
