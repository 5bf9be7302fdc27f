import { PAYMENT_TEXTS, type Product, paymentCalls } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { inWords, messageOf } from '../../../session/api.ts';
import { usePerson } from '../../../session/person.ts';

/** A token is tried when nothing was typed for so long; that it is being tried shows for so long at least (spec 1, section 9). */
const DEBOUNCE_MS = 1_000;
const SHOWN_MS = 1_000;

interface Known {
  products: Product[] | null;
  failure: string | null;
  isBusy: boolean;
}

/** The provider's products, by the token that is typed or the one that is kept; `onKept` when a typed one works. */
export function useProducts(
  appId: string,
  { token, isKept, when }: { token: string; isKept: boolean; when: boolean },
  onKept: () => void,
): Known & { reload(): void } {
  const { api } = usePerson();
  const [known, setKnown] = useState<Known>({ products: null, failure: null, isBusy: false });
  const [again, setAgain] = useState(0);
  const kept = useRef(onKept);
  kept.current = onKept;
  const typed = token.trim();
  const isAsked = when && (typed !== '' || isKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const ask = async () => {
      setKnown((now) => ({ ...now, isBusy: true }));
      const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
      const query = { appId, ...(typed && { accessToken: typed }) };
      let found: Known;
      try {
        const asked = api(paymentCalls.products, { params: { appId }, query });
        const { products } = await inWords(PAYMENT_TEXTS.productsFailed, asked);
        found = { products, failure: null, isBusy: false };
      } catch (error) {
        found = { products: null, failure: messageOf(error), isBusy: false };
      }
      await shown;
      if (isOver) return;
      setKnown(found);
      if (typed && found.products) kept.current();
    };
    const timer = setTimeout(() => void ask(), typed ? DEBOUNCE_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [appId, typed, isAsked, again, api]);
  return { ...known, reload: () => setAgain((now) => now + 1) };
}
