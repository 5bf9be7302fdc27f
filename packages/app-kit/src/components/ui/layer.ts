import { createContext, useContext } from 'react';

/**
 * Where menus, selects and pop-ups are drawn. A native dialog covers everything outside of itself,
 * so what opens inside one is drawn inside it.
 */
export const LayerContext = createContext<HTMLElement | null>(null);

/** For the `container` of a portal; undefined means the page. */
export function useLayer(): HTMLElement | undefined {
  return useContext(LayerContext) ?? undefined;
}
