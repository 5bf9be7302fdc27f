import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ['data-app-name', 'data-app-logo'] });
  return () => observer.disconnect();
}

/**
 * What the app is called now and the address of its logo, as its people set them in its details: both change
 * without a change of code. null where nothing says so, as in an app that runs outside of its server.
 */
export function useBrand(): { name: string | null; logo: string | null } {
  const name = useSyncExternalStore(onChange, () => root().dataset.appName ?? null);
  const logo = useSyncExternalStore(onChange, () => root().dataset.appLogo ?? null);
  return { name, logo };
}
