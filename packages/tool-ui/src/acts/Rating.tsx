import type { RunRating, ToolRun } from '@trellis/contract';
import { type FormEvent, useId, useState } from 'react';
import type { RunApi } from '../api.ts';
import { Icon } from './icons.tsx';
import { useAct } from './useAct.ts';

interface Props {
  api: RunApi;
  run: ToolRun;
  onRun(run: ToolRun): void;
}

/** Whether an answer is worth something, and why: for the person who made the tool. */
export function Rating({ api, run: { runId, rating }, onRun }: Props) {
  const id = useId();
  const [reason, setReason] = useState(rating?.reason ?? '');
  const [isAsking, setAsking] = useState(false);
  const { said, failure, busy, act } = useAct();
  const rate = (value: RunRating['value']) =>
    act(async () => {
      const next = rating?.value === value ? null : value;
      onRun(await api.rate(runId, next, ''));
      setReason('');
      setAsking(next !== null);
      return next === null ? 'Taken back' : '';
    });
  const tell = (event: FormEvent) => {
    event.preventDefault();
    if (!rating) return;
    void act(async () => {
      onRun(await api.rate(runId, rating.value, reason.trim()));
      setAsking(false);
      return 'Thank you. It is told to who made this tool.';
    });
  };
  return (
    <div className="rating">
      {([1, -1] as const).map((value) => (
        <button
          key={value}
          type="button"
          className="quiet"
          aria-pressed={rating?.value === value}
          aria-label={value === 1 ? 'Good answer' : 'Bad answer'}
          title={value === 1 ? 'Good answer' : 'Bad answer'}
          disabled={busy}
          onClick={() => rate(value)}
        >
          <Icon name={value === 1 ? 'good' : 'bad'} />
        </button>
      ))}
      {isAsking && rating && (
        <form className="line" onSubmit={tell}>
          <label className="hidden" htmlFor={id}>
            {rating.value === 1 ? 'What was good?' : 'What was wrong?'}
          </label>
          <input
            id={id}
            value={reason}
            maxLength={1_000}
            placeholder={rating.value === 1 ? 'What was good?' : 'What was wrong?'}
            onChange={(event) => setReason(event.target.value)}
          />
          <button type="submit" className="plain" disabled={busy || reason.trim() === ''}>
            Send
          </button>
        </form>
      )}
      <span className="about" role="status">
        {said}
      </span>
      {failure && (
        <span className="problem" role="alert">
          {failure}
        </span>
      )}
    </div>
  );
}
