import { useEffect, useState } from 'react';
import { request } from '../session/api.ts';

/** An object's address for a picture that is fetched with the person's token, which an <img> cannot carry; null without one. */
export function useFetchedAddress(from: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (from === null) return;
    const stop = new AbortController();
    let made: string | null = null;
    request(from, { signal: stop.signal })
      .then(async (response) => {
        made = URL.createObjectURL(await response.blob());
        setAddress(made);
      })
      .catch(() => setAddress(null));
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [from]);
  return address;
}
