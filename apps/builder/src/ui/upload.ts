import { LIMITS, MESSAGES, runtimeCalls, UPLOAD_PATH } from '@trellis/contract';
import { api } from '../session/api.ts';

/** Stores a file with the app's upload integration; calls back with how much of it is on its way, 0 to 1. */
export async function uploadFile(
  appId: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (file.size >= LIMITS.upload) throw new Error(MESSAGES.fileTooLarge);
  const { token } = await api(runtimeCalls.previewToken, { params: { appId }, signal });
  const form = new FormData();
  form.append('file', file);
  const address = await send(form, token, onProgress, signal);
  // Ours are kept without the origin: the app may get another one.
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin ? pathname : address;
}

/** By XMLHttpRequest: fetch tells nothing of how far an upload has come. */
function send(
  form: FormData,
  token: string | null,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', UPLOAD_PATH);
    request.responseType = 'json';
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = request.response as { file_url?: string; message?: string } | null;
      if (request.status === 200 && body?.file_url) resolve(body.file_url);
      else if (request.status === 413) reject(new Error(MESSAGES.fileTooLarge));
      else if (request.status === 200) reject(new Error(MESSAGES.uploadFailed));
      else reject(new Error(refusalOf(request.status, body?.message)));
    };
    request.onerror = () => reject(new Error(MESSAGES.uploadFailedAgain));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** What the server has against a file is said: the same file again would fail again. */
const refusalOf = (status: number, message: string | undefined): string =>
  (status < 500 && message) || MESSAGES.uploadFailedAgain;
