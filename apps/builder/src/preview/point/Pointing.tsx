import { notifications } from '@mantine/notifications';
import { LIMITS, MESSAGES } from '@trellis/contract';
import type { PointQuestion } from '@trellis/runtime/parent';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { choose, drop } from '../../panels/chat/elements/chosen.ts';
import { useAtWork } from '../../session/at-work.ts';
import { ElementEditor } from './ElementEditor.tsx';
import { PointLayer } from './PointLayer.tsx';
import type { Pointed } from './pointed.ts';
import { useElement } from './useElement.ts';
import { usePointer } from './usePointer.ts';

interface Props {
  appId: string;
  ask(question: PointQuestion): Promise<unknown>;
  moduleHash(file: string): Promise<string | null>;
  /** Grows with each state that the preview shows. */
  revision: number;
  onTalk(): void;
  onData(entity: string | null): void;
  onEnd(): void;
}

/** Choosing elements of the preview: each goes to the message box, and can be changed on the spot. */
export function Pointing({ appId, ask, moduleHash, revision, onTalk, onData, onEnd }: Props) {
  const { busy } = useAtWork(appId);
  const layer = useRef<HTMLDivElement>(null);
  const pointer = usePointer(ask, revision);
  const { at, take } = pointer;
  const [chosen, setChosen] = useState<Pointed | null>(null);
  const element = useElement({ appId, moduleHash, again: take });
  const { state, fault, isSaving, canUndo, open, close, change, undo } = element;
  useEffect(() => layer.current?.focus(), []);
  const { point } = pointer;
  useEffect(() => {
    if (!layer.current) return;
    // Another width, and everything may stand elsewhere.
    const resized = new ResizeObserver(() => void point({ kind: 'again' }));
    resized.observe(layer.current);
    return () => resized.disconnect();
  }, [point]);

  const onTake = (pointed: Pointed) => {
    setChosen(pointed);
    if (!choose(appId, pointed.element))
      notifications.show({ message: MESSAGES.tooManyElements(LIMITS.chat.elements) });
    void open(pointed);
  };
  const onClose = () => {
    setChosen(null);
    close();
    layer.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    void undo();
  };
  return (
    <>
      <PointLayer
        ref={layer}
        pointer={pointer}
        isHeld={chosen !== null}
        onTake={onTake}
        onEnd={onEnd}
        onKeyDown={onKeyDown}
      />
      {chosen && state.kind !== 'none' && (
        <ElementEditor
          pointed={{ ...chosen, box: at?.box ?? chosen.box }}
          state={state}
          fault={fault}
          isSaving={isSaving}
          busy={busy}
          canUndo={canUndo}
          onChange={async (one) => {
            const isDone = await change(one);
            // It is what was wanted of the element: nothing is left to be said of it.
            if (isDone) drop(appId, chosen.element);
            return isDone;
          }}
          onUndo={() => void undo()}
          onTalk={() => {
            choose(appId, chosen.element);
            onTalk();
          }}
          onData={onData}
          onClose={onClose}
        />
      )}
    </>
  );
}
