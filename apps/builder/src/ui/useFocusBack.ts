import { useEffect, useRef } from 'react';

/** Until what had the focus at the end is gone, in milliseconds: a menu closes meanwhile, or another dialog opens. */
const SETTLED_MS = 10;
/** How often, and how many times, is looked whether a list that was asked again is without what was deleted from it. */
const LOOK_MS = 100;
const LOOKS = 30;

const PART = 'section, aside, main, [role=dialog]';
const REACHED = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Where somebody is: an element, and of everything around it within its part of the page, how many are before it there. */
interface Place {
  element: HTMLElement;
  around: { parent: Element; at: number }[];
}

/** Where somebody is before a dialog opens. An item of a menu goes with it: its button is where they come from. */
function place(): Place | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return null;
  const button = activeElement.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const element = (button && document.getElementById(button)) || activeElement;
  const part = element.closest(PART);
  const around: Place['around'] = [];
  for (let child: Element = element; part && child !== part && child.parentElement; ) {
    const parent = child.parentElement;
    around.push({ parent, at: [...parent.children].indexOf(child) });
    child = parent;
  }
  return { element, around };
}

/** The place, or what stands there now: the next one of a list where it was deleted. */
function standing({ element, around }: Place): HTMLElement | null {
  if (element.isConnected) return element;
  for (const { parent, at } of around) {
    if (!parent.isConnected) continue;
    const there = parent.children[at] ?? parent.lastElementChild;
    const reached = there?.matches(REACHED) ? there : there?.querySelector(REACHED);
    if (reached instanceof HTMLElement) return reached;
  }
  return null;
}

const goTo = (place: Place): void => standing(place)?.focus({ preventScroll: true });

/** What was asked about may go some time after the dialog, with the focus that came back to it. */
function follow(from: Place, left = LOOKS): void {
  const { element } = from;
  if (!element.isConnected) {
    if (document.activeElement === document.body) goTo(from);
  } else if (left > 0 && document.activeElement === element)
    setTimeout(() => follow(from, left - 1), LOOK_MS);
}

/** Who comes out of a dialog is back where they were, also where it is taken off the page whole (WCAG 2.4.3). */
export function useFocusBack(isOpen: boolean): void {
  const from = useRef<Place | null>(null);
  const wasOpen = useRef(false);
  // While it renders: what stands in the dialog may take the focus before any effect.
  if (isOpen && !wasOpen.current) from.current = place();
  wasOpen.current = isOpen;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const last = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        const isLost = now === document.body || (now === last && now?.closest('[role=dialog]'));
        if (!isLost || !from.current) return;
        goTo(from.current);
        follow(from.current);
      }, SETTLED_MS);
    };
  }, [isOpen]);
}
