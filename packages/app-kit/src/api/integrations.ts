import { Core } from '../client/sdk/index.ts';

export { Core, integrations } from '../client/sdk/index.ts';
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
} = Core as Record<string, (input?: Record<string, unknown>) => Promise<unknown>>;
