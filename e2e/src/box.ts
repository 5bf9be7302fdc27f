import type { Locator } from '@playwright/test';
import { expect } from './stage.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where something stands, once it stands there: what is just drawn anew has no place for a moment. */
export async function boxOf(locator: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect
    .poll(async () => {
      box = await locator.boundingBox();
      return box !== null;
    })
    .toBe(true);
  return box!;
}
