import { CoreInput } from '@trellis/contract';
import { drawPicture } from '../drawing.ts';
import { endpoint } from '../endpoint.ts';

/** Has a picture drawn, and stores it. */
export const generateImage = endpoint({
  name: 'GenerateImage',
  summary: 'Draws a picture and answers its address',
  input: CoreInput.GenerateImage,
  who: 'signed-in',
  kind: 'GenerateImage',
  async run({ prompt }, { services, app, caller, origin, signal, meter }) {
    const of = { app, userId: caller.userId };
    const { path, size } = await drawPicture(services, of, prompt, meter, signal);
    meter.bytes += size;
    return { url: `${origin}${path}` };
  },
});
