import { useEffect } from 'react';

/** What the browser's tab is called: the screen first, since there is room for a few letters; null leaves it as it is. */
export function useTabTitle(screen: string | null | undefined): void {
  useEffect(() => {
    if (screen === null || screen === undefined) return;
    document.title = `${screen} · Trellis`;
    // The next screen is another one, and says so itself where it has a name.
    return () => {
      document.title = 'Trellis';
    };
  }, [screen]);
}
