import { ChosenElement } from '@trellis/contract';
import { z } from 'zod';

const Pixels = z.number().min(-100_000).max(100_000);
const Box = z.object({ x: Pixels, y: Pixels, width: Pixels, height: Pixels });
const Answer = ChosenElement.extend({
  box: Box,
  alike: z.number().int().min(0).max(100_000).catch(1),
});

/** An element that is pointed at in the preview. */
export interface Pointed {
  element: ChosenElement;
  box: z.infer<typeof Box>;
  /** How many elements of the page come from the same place, as far as it was counted. */
  alike: number;
}

/** Reads what the frame answers, in which the app's own code may have had a hand; null for what makes no sense. */
export function readPointed(answer: unknown): Pointed | null {
  const { data } = Answer.safeParse(answer);
  if (!data) return null;
  const { box, alike, ...element } = data;
  return { element, box, alike };
}
