import { type RatingGiven, useRating } from '@trellis/tool-ui/answers';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { answerWord } from '../../lib/answer-words.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';

/** Whether an answer is worth something, and why: for the person who made the tool. */
export function RateAnswer(given: RatingGiven) {
  const rating = useRating(given, {
    takenBack: answerWord('takenBack'),
    thanks: answerWord('thanks'),
  });
  const { reason, busy, said, failure } = rating;
  const question = answerWord(rating.value === 1 ? 'whatGood' : 'whatBad');
  return (
    <>
      <span className="flex gap-1">
        {([1, -1] as const).map((value) => {
          const Icon = value === 1 ? ThumbsUp : ThumbsDown;
          const label = answerWord(value === 1 ? 'good' : 'bad');
          return (
            <Button
              key={value}
              type="button"
              variant={rating.value === value ? 'secondary' : 'ghost'}
              size="sm"
              aria-pressed={rating.value === value}
              aria-label={label}
              title={label}
              disabled={busy}
              onClick={() => rating.rate(value)}
            >
              <Icon aria-hidden="true" />
            </Button>
          );
        })}
      </span>
      {rating.isAsking && (
        <form className="flex w-full max-w-md gap-2" onSubmit={rating.tell}>
          <Input
            aria-label={question}
            value={reason}
            maxLength={1_000}
            placeholder={question}
            onChange={(event) => rating.setReason(event.target.value)}
          />
          <Button type="submit" variant="outline" disabled={busy || reason.trim() === ''}>
            {answerWord('send')}
          </Button>
        </form>
      )}
      <span role="status" className="text-muted-foreground text-sm">
        {said}
      </span>
      {failure && (
        <span role="alert" className="text-destructive text-sm">
          {failure}
        </span>
      )}
    </>
  );
}
