import { type Attachment, attachmentCalls, MESSAGES } from '@trellis/contract';
import { addressOf } from '../../../session/api.ts';
import { token } from '../../../session/session.ts';

/** Stores a file for a message; calls back with how much of it is on its way, 0 to 1. By XMLHttpRequest: fetch tells nothing of that. */
export async function sendFile(
  appId: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Attachment> {
  const bearer = await token();
  const form = new FormData();
  form.append('file', file, file.name || 'picture.png');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(attachmentCalls.attach.path, { appId }));
    request.responseType = 'json';
    if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = request.response as (Attachment & { message?: string }) | null;
      if (request.status === 200 && body?.url) resolve(body);
      else if (request.status === 413) reject(new Error(MESSAGES.fileTooLarge));
      else reject(new Error(body?.message ?? 'The file could not be uploaded. Try again.'));
    };
    request.onerror = () => reject(new Error('The file could not be uploaded. Try again.'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
