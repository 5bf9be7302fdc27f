import type { UploadInput } from '../client/core.ts';
import type { InvokeInput } from '../client/invoke.ts';
import { Core as everything } from '../client/sdk/index.ts';

export { Core, integrations } from '../client/sdk/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer has the form that the caller's own schema gives it.
type Shaped = any;
type Input = Record<string, unknown>;

/** What each of these answers, as its documentation says. */
interface CoreFunctions {
  /** A text; an object of that form where `response_json_schema` is given. */
  InvokeLLM(input: InvokeInput & Input): Promise<Shaped>;
  SendEmail(input: Input): Promise<Shaped>;
  SendSMS(input: Input): Promise<Shaped>;
  UploadFile(input: UploadInput): Promise<{ file_url: string }>;
  UploadPrivateFile(input: UploadInput): Promise<{ file_uri: string }>;
  DeleteFile(input: Input): Promise<unknown>;
  CreateFileSignedUrl(input: {
    file_uri: string;
    expires_in?: number;
  }): Promise<{ signed_url: string }>;
  GenerateImage(input: { prompt: string } & Input): Promise<{ url: string }>;
  GenerateSpeech(input: Input): Promise<Shaped>;
  GenerateVideo(input: Input): Promise<Shaped>;
  TranscribeAudio(input: Input): Promise<Shaped>;
  ExtractDataFromUploadedFile(input: {
    file_url: string;
    json_schema: unknown;
  }): Promise<{ status: string; output: Shaped; details: Shaped }>;
}

export const {
  InvokeLLM,
  SendEmail,
  SendSMS,
  UploadFile,
  UploadPrivateFile,
  DeleteFile,
  CreateFileSignedUrl,
  GenerateImage,
  GenerateSpeech,
  GenerateVideo,
  TranscribeAudio,
  ExtractDataFromUploadedFile,
} = everything as unknown as CoreFunctions;
