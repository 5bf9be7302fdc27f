import { bridge } from './bridge.ts';
import { address, CallError, call, errorOf, reported } from './http.ts';
import { InvokeLLM } from './invoke.ts';
import { sayingKept } from './kept-mail.ts';
import { visitorToken } from './token.ts';

/** The app is named for visitors who are not signed in; a token says by itself which app it is of. */
const app = () => ({ appId: bridge().appId });

const core = <T>(name: string, input: unknown) =>
  call<T>('POST', `/integrations/Core/${name}`, { body: input, query: app() });

export interface UploadInput {
  file: File;
  /** Hears the share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Stores a file that everybody who knows its address may read. */
export const UploadFile = (input: UploadInput) => upload<{ file_url: string }>('UploadFile', input);

/** Stores a file that only signed addresses give out; see CreateFileSignedUrl. */
export const UploadPrivateFile = (input: UploadInput) =>
  upload<{ file_uri: string }>('UploadPrivateFile', input);

async function upload<T>(name: string, { file, onProgress }: UploadInput): Promise<T> {
  const path = `/integrations/Core/${name}`;
  const token = await visitorToken();
  const form = new FormData();
  form.append('file', file);
  // fetch cannot tell how much of a body is sent; XMLHttpRequest can.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address(path, app()));
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as T);
      else reject(reported(errorOf(request.status, request.response), 'POST', path));
    };
    request.onerror = () =>
      reject(new CallError('The file could not be sent. Check your connection.', 0, 'unreachable'));
    request.send(form);
  });
}

/** Deletes a file that the visitor uploaded, by its address or URI. */
export function DeleteFile(input: { file_url?: string; file_uri?: string }): Promise<unknown> {
  const name = /\/files\/[0-9a-f]{24}\/([^?#]+)/.exec(input.file_url ?? input.file_uri ?? '')?.[1];
  return call('DELETE', `/api/apps/${bridge().appId}/uploads/${name ?? 'none'}`);
}

export const SendEmail = (input: {
  to: string;
  subject: string;
  body: string;
  from_name?: string;
}) => sayingKept(core<unknown>('SendEmail', input));

export const GenerateImage = (input: { prompt: string }) =>
  core<{ url: string }>('GenerateImage', input);

export const ExtractDataFromUploadedFile = (input: { file_url: string; json_schema: unknown }) =>
  core<{ status: string; output: unknown; details: unknown }>('ExtractDataFromUploadedFile', input);

/** An address of a private file that ends after `expires_in` seconds. */
export const CreateFileSignedUrl = (input: { file_uri: string; expires_in?: number }) =>
  core<{ signed_url: string }>('CreateFileSignedUrl', input);

export { InvokeLLM };

export const Core = {
  UploadFile,
  UploadPrivateFile,
  DeleteFile,
  InvokeLLM,
  SendEmail,
  GenerateImage,
  ExtractDataFromUploadedFile,
  CreateFileSignedUrl,
};
