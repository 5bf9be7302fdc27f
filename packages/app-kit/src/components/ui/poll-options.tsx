import { Check } from 'lucide-react';
import { cn } from '../../lib/utils.ts';

/** What can be chosen, with how many chose each; one's own choice is marked. Drawn as buttons that say whether they are pressed. */
export function PollOptions({
  label,
  options,
  votes,
  mine,
  isOver = false,
  onChoose,
}: {
  label: string;
  options: readonly string[];
  /** What everybody chose, one for each vote. */
  votes: readonly (string | null | undefined)[];
  mine?: string | null | undefined;
  isOver?: boolean;
  onChoose: (option: string) => void;
}) {
  const total = votes.length;
  return (
    <fieldset className="flex w-full min-w-0 flex-col gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const count = votes.filter((vote) => vote === option).length;
        const isMine = mine === option;
        return (
          <button
            key={option}
            type="button"
            aria-pressed={isMine}
            disabled={isOver}
            onClick={() => onChoose(option)}
            className={cn(
              'relative flex min-h-11 w-full items-center gap-2 overflow-hidden rounded-md border px-3 py-2 text-start text-sm transition-colors disabled:cursor-default',
              isMine ? 'border-primary font-medium' : 'border-input/60',
              !isOver && 'hover:border-primary',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'absolute inset-y-0 start-0',
                isMine ? 'bg-primary/20' : 'bg-foreground/5',
              )}
              style={{ width: `${total ? (count / total) * 100 : 0}%` }}
            />
            <span className="relative min-w-0 flex-1">{option}</span>
            {isMine && <Check aria-hidden="true" className="relative size-4 shrink-0" />}
            <span className="relative tabular-nums">{count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
