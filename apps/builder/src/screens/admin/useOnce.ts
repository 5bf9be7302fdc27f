import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../session/api.ts';

/** Something that is read once when the page opens. */
export function useOnce<T>(read: () => Promise<T>): { value: T | null; error: string | null } {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current().then(setValue, (failure) => setError(messageOf(failure)));
  }, []);
  return { value, error };
}
