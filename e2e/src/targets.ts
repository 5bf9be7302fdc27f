import type { Page } from '@playwright/test';

/** The least that a finger hits, in pixels (WCAG 2.5.5). */
const LEAST = 44;

/**
 * What on the page is smaller than a finger: its name and size. Links within a text have the size of the text
 * (the same criterion leaves them out); a box to tick is as large as what its label takes.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const WANTED =
      'button, a[href], input, select, textarea, summary, [role=tab], [role=menuitem], [role=option], [role=switch]';
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const targetOf = (element: Element) => {
      // A link that lies over all of its card.
      const { content, position } = getComputedStyle(element, '::after');
      if (content !== 'none' && position === 'absolute')
        return (element as HTMLElement).offsetParent ?? element;
      if (!(element instanceof HTMLInputElement)) return element;
      if (['checkbox', 'radio'].includes(element.type))
        return element.closest('label, [class*=root]') ?? element.labels?.[0] ?? element;
      return element.closest('[class*=Input-wrapper]') ?? element;
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll(WANTED)) {
      if (!isShown(element) || element.closest('[aria-hidden=true], .visually-hidden')) continue;
      if (element.matches('a') && getComputedStyle(element).display === 'inline') continue;
      const { width, height, right, bottom } = targetOf(element).getBoundingClientRect();
      // Files are chosen by the button beside; what is off the screen is for screen readers.
      if (width < 2 || height < 2 || right <= 0 || bottom <= 0) continue;
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      const name =
        element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      small.push(
        `${element.tagName.toLowerCase()} “${name}” ${Math.round(width)}×${Math.round(height)}`,
      );
    }
    return small;
  }, LEAST);
}
