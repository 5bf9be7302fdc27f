import { request } from '../../session/api.ts';

/** Downloads a file that the server makes for who is signed in. */
export async function download(address: string): Promise<void> {
  const answer = await request(address);
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = named?.[1] ?? 'file';
  link.click();
  // Once the browser has begun with it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
