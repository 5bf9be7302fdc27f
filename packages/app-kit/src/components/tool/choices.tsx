import { Button } from '../ui/button.tsx';

interface Props {
  choices: readonly string[];
  onPick(choice: string): void;
}

/** Short texts of which one is taken: examples, and questions that suggest themselves. */
export function ToolChoices({ choices, onPick }: Props) {
  if (choices.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {choices.map((choice) => (
        <Button
          key={choice}
          type="button"
          variant="outline"
          size="sm"
          className="h-auto max-w-full whitespace-normal py-1.5 text-start"
          onClick={() => onPick(choice)}
        >
          {choice}
        </Button>
      ))}
    </div>
  );
}
