import { bridge } from './bridge.ts';
import { address, CallError, call, errorOf, reported } from './http.ts';

const UPLOAD = '/integrations/Core/UploadFile';

const core = <T>(name: string, input: unknown) =>
  call<T>('POST', `/integrations/Core/${name}`, { body: input });

/** Stores a file; `onProgress` hears the share that is sent, 0 to 1. */
export async function UploadFile(input: {
  file: File;
  onProgress?: (share: number) => void;
}): Promise<{ file_url: string }> {
  const token = await bridge().getToken();
  const form = new FormData();
  form.append('file', input.file);
  // fetch cannot tell how much of a body is sent; XMLHttpRequest can.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address(UPLOAD));
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) input.onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        resolve(request.response as { file_url: string });
      else reject(reported(errorOf(request.status, request.response), 'POST', UPLOAD));
    };
    request.onerror = () =>
      reject(new CallError('The file could not be sent. Check your connection.', 0, 'unreachable'));
    request.send(form);
  });
}

/** Asks the model of this installation; an object when `response_json_schema` is given. */
export const InvokeLLM = (input: {
  prompt: string;
  response_json_schema?: unknown;
  add_context_from_internet?: boolean;
  file_urls?: string | string[];
}) => core<unknown>('InvokeLLM', input);

export const SendEmail = (input: {
  to: string;
  subject: string;
  body: string;
  from_name?: string;
}) => core<unknown>('SendEmail', input);

export const GenerateImage = (input: { prompt: string }) =>
  core<{ url: string }>('GenerateImage', input);

export const ExtractDataFromUploadedFile = (input: { file_url: string; json_schema: unknown }) =>
  core<{ status: string; output: unknown; details: unknown }>('ExtractDataFromUploadedFile', input);

export const CreateFileSignedUrl = (input: { file_uri: string; expires_in?: number }) =>
  core<{ signed_url: string }>('CreateFileSignedUrl', input);

export const UploadPrivateFile = (input: { file: File }) =>
  UploadFile(input).then(({ file_url }) => ({ file_uri: file_url }));

export const Core = {
  UploadFile,
  UploadPrivateFile,
  InvokeLLM,
  SendEmail,
  GenerateImage,
  ExtractDataFromUploadedFile,
  CreateFileSignedUrl,
};
