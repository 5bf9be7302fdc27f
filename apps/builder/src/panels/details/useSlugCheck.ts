import { detailCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { type AnswerOf, api } from '../../session/api.ts';

type Check = AnswerOf<typeof detailCalls.checkSlug>;

/** Typing pauses this long before it is asked. */
const PAUSE_MS = 200;

/** What choosing an address would come to; null until it is known. */
export function useSlugCheck(appId: string, slug: string): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const ask = { params: { appId }, query: { slug }, signal: abort.signal };
      // Where it cannot be asked, the attempt itself says why.
      api(detailCalls.checkSlug, ask).then(setCheck, () => setCheck(null));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [appId, slug]);
  return check?.slug === slug.trim() ? check : null;
}
