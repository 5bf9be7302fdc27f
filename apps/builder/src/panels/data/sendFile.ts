import { CONTEXT_TEXTS, type ContextItem, contextCalls } from '@trellis/contract';
import { ApiError, addressOf } from '../../session/api.ts';
import { token } from '../../session/session.ts';

interface Given {
  appId: string;
  file: File;
  /** The item whose place it is to take. */
  replaces?: string;
  signal: AbortSignal;
  /** How much of it is on its way, 0 to 1. */
  onProgress(part: number): void;
}

/**
 * Makes a data item of a file. By XMLHttpRequest: fetch tells nothing of how far an upload has come.
 * @throws ApiError with the server's word, or that the upload failed
 */
export async function sendFile({
  appId,
  file,
  replaces,
  signal,
  onProgress,
}: Given): Promise<ContextItem> {
  const bearer = await token();
  const form = new FormData();
  form.append('file', file);
  const failed = (status: number, message: string, code = '') =>
    new ApiError(status, message, code);
  return new Promise<ContextItem>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(
      'POST',
      addressOf(contextCalls.ingestFile.path, {}, { appId, ...(replaces && { replaces }) }),
    );
    request.responseType = 'json';
    if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = request.response as { message?: string; error?: { code?: string } } | null;
      if (request.status === 200) resolve(request.response as ContextItem);
      else
        reject(
          failed(
            request.status,
            (request.status < 500 && body?.message) || CONTEXT_TEXTS.uploadFailed,
            body?.error?.code,
          ),
        );
    };
    request.onerror = () => reject(failed(0, CONTEXT_TEXTS.uploadFailed));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
