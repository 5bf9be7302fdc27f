import { useId } from 'react';
import { Icon } from './icons.tsx';
import { type RatingGiven, useRating } from './useRating.ts';

const WORDS = {
  takenBack: 'Feedback removed',
  thanks: 'Thanks. The tool’s owner will see this.',
};

/** Whether an answer is worth something, and why: for the person who made the tool. */
export function Rating(given: RatingGiven) {
  const id = useId();
  const rating = useRating(given, WORDS);
  const { reason, busy, said, failure } = rating;
  const question = rating.value === 1 ? 'What was good?' : 'What was wrong?';
  return (
    <div className="rating">
      {([1, -1] as const).map((value) => (
        <button
          key={value}
          type="button"
          className="quiet"
          aria-pressed={rating.value === value}
          aria-label={value === 1 ? 'Good answer' : 'Bad answer'}
          title={value === 1 ? 'Good answer' : 'Bad answer'}
          disabled={busy}
          onClick={() => rating.rate(value)}
        >
          <Icon name={value === 1 ? 'good' : 'bad'} />
        </button>
      ))}
      {rating.isAsking && (
        <form className="line" onSubmit={rating.tell}>
          <label className="hidden" htmlFor={id}>
            {question}
          </label>
          <input
            id={id}
            value={reason}
            maxLength={1_000}
            placeholder={question}
            onChange={(event) => rating.setReason(event.target.value)}
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
