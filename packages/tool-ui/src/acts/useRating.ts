import type { RunRating, ToolRun } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import type { RunApi } from '../api.ts';
import { useAct } from './useAct.ts';

export interface RatingGiven {
  api: RunApi;
  run: ToolRun;
  onRun(run: ToolRun): void;
}

/** What somebody thinks of an answer: pressed once it is said, pressed again it is taken back; then they may say why. */
export function useRating(
  { api, run: { runId, rating }, onRun }: RatingGiven,
  words: { takenBack: string; thanks: string },
) {
  const [reason, setReason] = useState(rating?.reason ?? '');
  const [isAsking, setAsking] = useState(false);
  const { said, failure, busy, act } = useAct();
  return {
    value: rating?.value ?? null,
    reason,
    setReason,
    /** Whether they are asked why. */
    isAsking: isAsking && rating !== null,
    said,
    failure,
    busy,
    rate: (value: RunRating['value']) =>
      act(async () => {
        const next = rating?.value === value ? null : value;
        onRun(await api.rate(runId, next, ''));
        setReason('');
        setAsking(next !== null);
        return next === null ? words.takenBack : '';
      }),
    tell(event: FormEvent) {
      event.preventDefault();
      if (!rating) return;
      void act(async () => {
        onRun(await api.rate(runId, rating.value, reason.trim()));
        setAsking(false);
        return words.thanks;
      });
    },
  };
}
