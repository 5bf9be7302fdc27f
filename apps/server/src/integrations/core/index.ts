import type { Endpoint } from '../endpoint.ts';
import { extractData } from './extract-data.ts';
import { generateImage } from './generate-image.ts';
import { invokeLLM } from './invoke-llm.ts';
import { createFileSignedUrl, uploadPrivateFile } from './private-files.ts';
import { sendEmail } from './send-email.ts';
import { generateSpeech, transcribeAudio } from './sound.ts';
import { uploadFile } from './upload-file.ts';

/** The endpoints that every app has. */
export const CORE: readonly Endpoint[] = [
  invokeLLM,
  uploadFile,
  uploadPrivateFile,
  createFileSignedUrl,
  sendEmail,
  generateImage,
  extractData,
  generateSpeech,
  transcribeAudio,
];
