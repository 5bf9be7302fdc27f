import { MOST_SAID } from '@trellis/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../acts/icons.tsx';

interface Props {
  draft: string;
  busy: boolean;
  onDraft(text: string): void;
  onSay(): void;
  onStop(): void;
}

/** Where one writes: Enter sends, with Shift it begins a line. What is typed while an answer comes stays. */
export function Composer({ draft, busy, onDraft, onSay, onStop }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height is that of what is typed
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight + 2, 180)}px`;
  }, [draft]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy) onSay();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSay();
      }}
    >
      <textarea
        ref={box}
        rows={1}
        aria-label="Your message"
        placeholder="Write a message…"
        maxLength={MOST_SAID}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      {busy ? (
        <button type="button" className="round" aria-label="Stop" onClick={onStop}>
          <Icon name="stop" />
        </button>
      ) : (
        <button type="submit" className="round" aria-label="Send" disabled={draft.trim() === ''}>
          <Icon name="send" />
        </button>
      )}
    </form>
  );
}
