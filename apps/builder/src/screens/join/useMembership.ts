import { LIMITS, type OwnMembership, paymentCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../../session/query.ts';

interface Asked {
  /** The sale that the person comes back with. */
  saleId: string | undefined;
  /** They went to buy, and may come back without one. */
  hasBought: boolean;
  /** Somebody is signed in. */
  when: boolean;
  /** A purchase is under way: it is looked for every 4 seconds, 15 times (spec 2, section 7). */
  isWaiting: boolean;
}

/** What the person has of the app, and whether a purchase has come in. */
export function useMembership(appId: string, { saleId, hasBought, when, isWaiting }: Asked) {
  const bought = hasBought ? ({ bought: '1' } as const) : {};
  const query = saleId ? { sale_id: saleId } : bought;
  const { value, failure, reload, put } = useCall(
    paymentCalls.own,
    { params: { appId }, query },
    { when, keepsLast: true, onReturn: true },
  );
  const [tries, setTries] = useState(0);
  const status = value?.membership?.status;
  const isThere = status === 'active' || status === 'ending';
  const isLooking =
    when && isWaiting && !isThere && !value?.problem && tries < LIMITS.accountRefresh.tries;
  useEffect(() => {
    if (!isLooking) return;
    const timer = setInterval(() => {
      setTries((now) => now + 1);
      void reload();
    }, LIMITS.accountRefresh.every);
    return () => clearInterval(timer);
  }, [isLooking, reload]);
  return {
    own: value as OwnMembership | null,
    failure,
    tries,
    put,
    again: () => setTries(0),
  };
}
