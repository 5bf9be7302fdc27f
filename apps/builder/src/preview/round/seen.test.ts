import { expect, it, vi } from 'vitest';
import { onceSeen } from './seen.ts';

/** A page that somebody goes away from and comes back to. */
class Page extends EventTarget {
  hidden: boolean;
  constructor(hidden: boolean) {
    super();
    this.hidden = hidden;
  }
  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

it('what is seen is done at once, and once', () => {
  const page = new Page(false);
  const go = vi.fn();
  onceSeen(page as unknown as Document, new AbortController().signal, go);
  page.turn(true);
  page.turn(false);
  expect(go).toHaveBeenCalledTimes(1);
});

it('what nobody sees waits for them to come back, and is done once', () => {
  const page = new Page(true);
  const go = vi.fn();
  onceSeen(page as unknown as Document, new AbortController().signal, go);
  expect(go).not.toHaveBeenCalled();
  page.turn(true);
  expect(go).not.toHaveBeenCalled();
  page.turn(false);
  page.turn(true);
  page.turn(false);
  expect(go).toHaveBeenCalledTimes(1);
});

it('what was given up meanwhile is not done', () => {
  const page = new Page(true);
  const stop = new AbortController();
  const go = vi.fn();
  onceSeen(page as unknown as Document, stop.signal, go);
  stop.abort();
  page.turn(false);
  onceSeen(new Page(false) as unknown as Document, stop.signal, go);
  expect(go).not.toHaveBeenCalled();
});
