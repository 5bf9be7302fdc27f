import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(max-width: 767px)');

/** True on screens narrower than a tablet. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    (onStoreChange) => {
      const list = query();
      list.addEventListener('change', onStoreChange);
      return () => list.removeEventListener('change', onStoreChange);
    },
    () => query().matches,
    () => false,
  );
}
