import { type FormEvent, useId } from 'react';
import { toolWord } from '../../lib/tool-words.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { FieldProblem } from '../ui/labeled-field.tsx';
import { ToolChoices } from './choices.tsx';

interface Props {
  suggestions: readonly string[];
  draft: string;
  problem: string | undefined;
  onDraft(text: string): void;
  onAsk(question: string): void;
}

/** What can be asked after an answer: what suggests itself, and anything else (ruling 51). */
export function ToolFollowups({ suggestions, draft, problem, onDraft, onAsk }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (draft.trim()) onAsk(draft.trim());
  };
  return (
    <form className="flex flex-col gap-2" onSubmit={submit}>
      <label htmlFor={id} className="font-medium text-sm">
        {toolWord('goOn')}
      </label>
      <ToolChoices choices={suggestions} onPick={onAsk} />
      <div className="flex gap-2">
        <Input
          id={id}
          value={draft}
          maxLength={2_000}
          placeholder={toolWord('askMore')}
          onChange={(event) => onDraft(event.target.value)}
        />
        <Button type="submit" disabled={draft.trim() === ''}>
          {toolWord('ask')}
        </Button>
      </div>
      <FieldProblem>{problem}</FieldProblem>
    </form>
  );
}
