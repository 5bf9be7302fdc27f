import { useState } from 'react';

/** The message that is being written, as far as a suggestion changes it. */
interface Box {
  text: string;
  /** Nothing is being written: no words, no files, nobody in it. */
  isFree(): boolean;
  put(text: string): void;
}

/**
 * Words of the app for the assistant. They stand in the box where it is free, or else beside it, and are the person's
 * only when the person sends them.
 */
export function useSuggestion({ text, isFree, put }: Box) {
  const [said, setSaid] = useState<{ text: string; isPut: boolean } | null>(null);
  return {
    /** What stands in the box is the app's, word for word. */
    isApps: said?.isPut === true && said.text === text,
    /** What the box had no room for. */
    beside: said && !said.isPut ? said.text : null,
    suggest(words: string) {
      const isPut = isFree();
      setSaid({ text: words, isPut });
      if (isPut) put(words);
    },
    /** The person takes what stands beside the box; what is in it stays. */
    add() {
      if (!said) return;
      setSaid(null);
      put(text.trim() === '' ? said.text : `${text.trimEnd()}\n\n${said.text}`);
    },
    dismiss: () => setSaid(null),
  };
}
