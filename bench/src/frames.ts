import type { Page } from 'playwright-core';

interface Going {
  /** What is scrolled; left out where nothing is. */
  place?: string;
  /** By so many pixels a frame. */
  by?: number;
  count: number;
}

/** Milliseconds between frames, while somebody scrolls or nothing happens; a place is left at its top. */
export function framesOf(page: Page, going: Going): Promise<number[]> {
  return page.evaluate(async ({ place, by = 0, count }) => {
    const element = place ? document.querySelector(place) : null;
    if (place && !element) throw new Error(`There is no ${place}`);
    const times: number[] = [];
    let last = performance.now();
    for (let n = 0; n < count; n++) {
      if (element) element.scrollTop += by;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      times.push(performance.now() - last);
      last = performance.now();
    }
    if (element) {
      element.scrollTop = 0;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return times;
  }, going);
}
