import { CoreInput } from '@trellis/contract';
import { costOfPicture } from '../../prices/index.ts';
import { Refusal } from '../../refusal.ts';
import { endpoint } from '../endpoint.ts';
import { storeFile } from '../upload.ts';

/** Has a picture drawn, and stores it. */
export const generateImage = endpoint({
  name: 'GenerateImage',
  summary: 'Draws a picture and answers its address',
  input: CoreInput.GenerateImage,
  who: 'signed-in',
  kind: 'GenerateImage',
  async run({ prompt }, { services, app, caller, origin, signal, meter }) {
    const model = await services.models.openImages();
    if (!model)
      throw new Refusal(
        'unavailable',
        'No model that draws is connected here. Who runs this installation can set IMAGE_MODEL.',
        { code: 'no_image_model' },
      );
    let drawn: Awaited<ReturnType<typeof model.draw>>;
    try {
      drawn = await model.draw(prompt, signal);
    } catch (cause) {
      throw new Refusal(
        'upstream',
        'The picture could not be drawn. Try again, or ask for another.',
        {
          code: 'model_failed',
          cause,
        },
      );
    }
    meter.promptTokens += drawn.promptTokens;
    meter.completionTokens += drawn.completionTokens;
    meter.cost += costOfPicture(model.name, drawn, services.config.modelPrices);
    const file = new File([drawn.picture as Uint8Array<ArrayBuffer>], 'picture.png', {
      type: 'image/png',
    });
    const by = { userId: caller.userId, isPrivate: false };
    const { path, size } = await storeFile(services, app, file, by);
    meter.bytes += size;
    return { url: `${origin}${path}` };
  },
});
