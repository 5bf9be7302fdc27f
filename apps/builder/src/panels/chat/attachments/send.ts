import {
  type Attachment,
  attachmentCalls,
  entityNameOf,
  isAttachable,
  isImage,
  isTable,
  LIMITS,
  MESSAGES,
} from '@trellis/contract';
import { addressOf } from '../../../session/api.ts';
import { token } from '../../../session/session.ts';
import type { Attached } from './attached.ts';

/** A chosen file at the composer: on its way, or refused with the reason. */
export function admit(file: File, key: string, before: number): Attached {
  const named = { name: file.name || 'picture.png', contentType: file.type };
  const fault =
    before >= LIMITS.chat.attachments
      ? MESSAGES.tooManyAttached(LIMITS.chat.attachments)
      : file.size >= LIMITS.upload
        ? MESSAGES.fileTooLarge
        : isAttachable(named)
          ? null
          : MESSAGES.notAttachable;
  return {
    ...named,
    key,
    state: fault ? { kind: 'failed', message: fault } : { kind: 'sending', part: 0 },
    attachment: null,
    entity: null,
  };
}

/** Stores a file for a message; calls back with how much of it is on its way, 0 to 1. By XMLHttpRequest: fetch tells nothing of that. */
export async function sendFile(
  appId: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Partial<Attached>> {
  const attachment = await post(appId, file, onProgress, signal);
  const entity = isTable(attachment) ? entityNameOf(attachment.name) : null;
  // What it is shows on the server: a JSON file may be a list of rows.
  const { contentType } = attachment;
  return { attachment, contentType, entity, state: { kind: 'done' } };
}

async function post(
  appId: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Attachment> {
  const bearer = await token();
  const form = new FormData();
  form.append('file', file, file.name || 'picture.png');
  const failed = isImage({ contentType: file.type })
    ? MESSAGES.uploadFailedAgain
    : 'The file could not be uploaded. Try again.';
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
      else reject(new Error(body?.message ?? failed));
    };
    request.onerror = () => reject(new Error(failed));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
