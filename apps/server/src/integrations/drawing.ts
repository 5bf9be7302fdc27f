import type { AppRow } from '../apps/index.ts';
import { costOfPicture } from '../prices/index.ts';
import { Refusal } from '../refusal.ts';
import type { IntegrationNeeds } from './needs.ts';
import { storeFile } from './upload.ts';

/** Has a picture drawn, and stores it among the app's files; what it took is added to the meter. */
export async function drawPicture(
  services: Pick<IntegrationNeeds, 'db' | 'files' | 'parsing' | 'plans' | 'models' | 'config'>,
  { app, userId }: { app: AppRow; userId: string | null },
  prompt: string,
  meter: { promptTokens: number; completionTokens: number; cost: number },
  signal: AbortSignal,
): Promise<{ path: string; size: number }> {
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
      { code: 'model_failed', cause },
    );
  }
  meter.promptTokens += drawn.promptTokens;
  meter.completionTokens += drawn.completionTokens;
  meter.cost += costOfPicture(model.name, drawn, services.config.modelPrices);
  const file = new File([drawn.picture as Uint8Array<ArrayBuffer>], 'picture.png', {
    type: 'image/png',
  });
  return storeFile(services, app, file, { userId, isPrivate: false });
}
