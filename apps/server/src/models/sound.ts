import type { Config } from '../config.ts';
import type { ModelChoice } from './choice.ts';

/** What OpenAI reads aloud and writes down with where nothing else is named. */
const DEFAULT_MODEL = { speech: 'gpt-4o-mini-tts', transcription: 'whisper-1' } as const;
const WAIT_MS = 120_000;

/** A model that reads texts aloud. */
export interface SpeechModel {
  name: string;
  /** Answers MP3. */
  speak(said: { text: string; voice: string }, signal: AbortSignal): Promise<Uint8Array>;
}

/** A model that writes down what is said in a recording. */
export interface TranscriptionModel {
  name: string;
  write(recording: Uint8Array, signal: AbortSignal): Promise<string>;
}

/** The model for a kind of sound: of the server at LLM_BASE_URL where one is named, else of OpenAI where its key is set. */
export function chooseSoundModel(
  llm: Config['llm'],
  kind: keyof typeof DEFAULT_MODEL,
): ModelChoice | null {
  const named = kind === 'speech' ? llm.speechModel : llm.transcriptionModel;
  const base = { baseUrl: llm.baseUrl, timeoutMs: WAIT_MS };
  if (llm.baseUrl)
    return named ? { ...base, provider: 'compatible', model: named, apiKey: llm.apiKey } : null;
  if (!llm.openai) return null;
  return { ...base, provider: 'openai', model: named ?? DEFAULT_MODEL[kind], apiKey: llm.openai };
}

const limited = (choice: ModelChoice, signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(choice.timeoutMs ?? WAIT_MS)]);

/** Provider code is loaded when it is first needed. */
export async function speechModel(choice: ModelChoice): Promise<SpeechModel> {
  const { generateSpeech } = await import('ai');
  const { soundModels } = await import('./provider.ts');
  return {
    name: choice.model,
    async speak({ text, voice }, signal) {
      const { audio } = await generateSpeech({
        model: soundModels(choice).speech(choice.model),
        text,
        voice,
        outputFormat: 'mp3',
        maxRetries: 1,
        abortSignal: limited(choice, signal),
      });
      return audio.uint8Array;
    },
  };
}

export async function transcriptionModel(choice: ModelChoice): Promise<TranscriptionModel> {
  const { transcribe } = await import('ai');
  const { soundModels } = await import('./provider.ts');
  return {
    name: choice.model,
    async write(recording, signal) {
      const { text } = await transcribe({
        model: soundModels(choice).transcription(choice.model),
        audio: recording,
        maxRetries: 1,
        abortSignal: limited(choice, signal),
      });
      return text;
    },
  };
}
