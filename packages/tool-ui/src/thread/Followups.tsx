import { type FormEvent, useId } from 'react';

interface Props {
  suggestions: readonly string[];
  draft: string;
  problem: string | undefined;
  onDraft(text: string): void;
  onAsk(question: string): void;
}

/** What can be asked after an answer: what suggests itself, and anything else (ruling 51). */
export function Followups({ suggestions, draft, problem, onDraft, onAsk }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim()) onAsk(draft.trim());
  };
  return (
    <form className="followups" onSubmit={submit}>
      <label htmlFor={id}>Continue</label>
      {suggestions.length > 0 && (
        <div className="examples">
          {suggestions.map((text) => (
            <button key={text} type="button" className="plain" onClick={() => onAsk(text)}>
              {text}
            </button>
          ))}
        </div>
      )}
      <div className="line">
        <input
          id={id}
          value={draft}
          maxLength={2_000}
          placeholder="Ask for a change or for more"
          onChange={(event) => onDraft(event.target.value)}
        />
        <button type="submit" disabled={draft.trim() === ''}>
          Ask
        </button>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
