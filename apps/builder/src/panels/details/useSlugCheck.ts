import { useDebouncedValue } from '@mantine/hooks';
import { detailCalls } from '@trellis/contract';
import type { AnswerOf } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';

type Check = AnswerOf<typeof detailCalls.checkSlug>;

/** Typing pauses this long before it is asked. */
const PAUSE_MS = 200;

/** What choosing an address would come to; null until it is known. */
export function useSlugCheck(appId: string, slug: string): Check | null {
  const [asked] = useDebouncedValue(slug, PAUSE_MS);
  // Where it cannot be asked, the attempt itself says why.
  const { value: check } = useCall(detailCalls.checkSlug, {
    params: { appId },
    query: { slug: asked },
  });
  return check?.slug === slug.trim() ? check : null;
}
