import { CoreInput } from '@trellis/contract';
import { Refusal } from '../../refusal.ts';
import { countedFile } from '../counted-file.ts';
import { endpoint } from '../endpoint.ts';
import { storeFile } from '../upload.ts';

/** The voices that apps ask for by the names of the public client's home, as the provider calls those that are nearest. */
const VOICES: Record<string, string> = {
  river: 'alloy',
  honey: 'nova',
  sunny: 'shimmer',
  storm: 'onyx',
  spark: 'echo',
};

/** Has a text read aloud, and stores the recording. */
export const generateSpeech = endpoint({
  name: 'GenerateSpeech',
  summary: 'Reads a text aloud and answers the address of the recording',
  input: CoreInput.GenerateSpeech,
  who: 'signed-in',
  kind: 'GenerateSpeech',
  assertConnected({ models }) {
    if (!models.readsAloud)
      throw missing(
        'No model that reads aloud',
        'SPEECH_MODEL',
        'speechSynthesis of the browser does it.',
      );
  },
  async run({ text, voice }, { services, app, caller, origin, signal, meter }) {
    const model = await services.models.openSpeech();
    const said = { text, voice: VOICES[voice ?? ''] ?? voice ?? 'alloy' };
    const sound = await model
      .speak(said, signal)
      .catch(failed('The text could not be read aloud.'));
    const file = new File([sound as Uint8Array<ArrayBuffer>], 'speech.mp3', { type: 'audio/mpeg' });
    const by = { userId: caller.userId, isPrivate: false };
    const { path, size } = await storeFile(services, app, file, by);
    meter.bytes += size;
    return { url: `${origin}${path}` };
  },
});

/** Has a recording written down; answers the words. */
export const transcribeAudio = endpoint({
  name: 'TranscribeAudio',
  summary: 'Writes down what is said in a recording, and answers the words',
  input: CoreInput.TranscribeAudio,
  who: 'signed-in',
  kind: 'TranscribeAudio',
  assertConnected({ models }) {
    if (!models.writesDown)
      throw missing('No model that writes recordings down', 'TRANSCRIPTION_MODEL');
  },
  async run({ audio_url }, ask) {
    const model = await ask.services.models.openTranscriptions();
    const file = await countedFile(audio_url, ask);
    const recording = new Uint8Array(await file.arrayBuffer());
    return model
      .write(recording, ask.signal)
      .catch(failed('The recording could not be written down.'));
  },
});

const missing = (what: string, setting: string, instead = ''): Refusal =>
  new Refusal(
    'not_implemented',
    `${what} is connected here. Who runs this installation can set ${setting}. ${instead}`.trim(),
    { code: 'no_sound_model' },
  );

const failed =
  (words: string) =>
  (cause: unknown): never => {
    throw new Refusal('upstream', `${words} Try again.`, { code: 'model_failed', cause });
  };
