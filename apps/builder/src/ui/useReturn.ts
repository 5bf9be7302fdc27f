import { useEffect, useRef } from 'react';

/** Calls back when the person returns to this page from another window: others may have acted meanwhile. */
export function useReturn(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const look = () => latest.current();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
}
