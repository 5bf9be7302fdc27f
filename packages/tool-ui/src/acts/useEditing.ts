import type { BlockPart } from '@trellis/contract';
import { blockMarkdown, valueInWords } from '@trellis/tools/answers';
import { type FormEvent, useState } from 'react';
import { useAct } from './useAct.ts';

/** Parts as somebody wrote them anew. */
export type Values = Pick<BlockPart, 'id' | 'value'>[];

export interface EditingGiven {
  parts: readonly BlockPart[];
  onCancel(): void;
  /** Stores what was written; null takes the model's own answer back. */
  onSave(values: Values | null): Promise<void>;
}

/** The parts of an answer in words while they are written anew; only what was changed is stored. */
export function useEditing({ parts, onCancel, onSave }: EditingGiven) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const { failure, busy, act } = useAct();
  const store = (values: Values | null) =>
    act(async () => {
      await onSave(values);
      return '';
    });
  return {
    failure,
    busy,
    /** The part whose words are nothing that it can hold. */
    wrong,
    textOf: (part: BlockPart) => texts[part.id] ?? blockMarkdown(part),
    setText: (id: string, text: string) => setTexts((all) => ({ ...all, [id]: text })),
    restore: () => store(null),
    save(event: FormEvent) {
      event.preventDefault();
      const values: Values = [];
      for (const { id, type } of parts) {
        const text = texts[id];
        if (text === undefined) continue;
        const value = type === 'text' ? text : valueInWords(type, text);
        if (value === undefined) return setWrong(id);
        values.push({ id, value } as Values[number]);
      }
      setWrong(null);
      if (values.length > 0) void store(values);
      else onCancel();
    },
  };
}
