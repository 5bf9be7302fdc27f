import { drawPicture, takeCall } from '../../../integrations/index.ts';
import { Refusal } from '../../../refusal.ts';
import type { EffectNeeds, EffectsGiven } from './given.ts';

/** A picture that an answer asks for; null where no model draws, or none more for now: its description says it, too. */
export async function drawn(
  needs: EffectNeeds,
  { app, payer, meter, signal }: EffectsGiven,
  prompt: string,
): Promise<string | null> {
  if (!(await needs.models.openImages())) return null;
  try {
    await takeCall(needs, 'GenerateImage', 'pictures', payer);
    const of = { app, userId: payer.userId };
    return (await drawPicture(needs, of, prompt, meter, signal)).path;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
