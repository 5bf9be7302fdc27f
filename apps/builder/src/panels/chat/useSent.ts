import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { type Attached, attachedOf } from './attachments/attached.ts';
import type { useAttachments } from './attachments/useAttachments.ts';
import { setChosen } from './elements/chosen.ts';
import type { Outgoing } from './outgoing.ts';

interface Given {
  appId: string;
  /** The server has begun to answer. */
  taken: boolean;
  failure: string | null;
  elements: Outgoing['elements'];
  attachments: ReturnType<typeof useAttachments>;
  setText: Dispatch<SetStateAction<string>>;
}

/** What was sent and not yet taken: it comes back into the box when it is refused. */
export function useSent({ appId, taken, failure, elements, attachments, setText }: Given) {
  const sent = useRef<(Pick<Outgoing, 'text' | 'elements'> & { files: Attached[] }) | null>(null);
  useEffect(() => {
    if (taken) sent.current = null;
  }, [taken]);
  // Unless something new stands there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failure && sent.current) {
      const lost = sent.current;
      sent.current = null;
      setText((now) => now || lost.text);
      attachments.bringBack(lost.files);
      if (elements.length === 0) setChosen(appId, lost.elements);
    }
  }, [failure]);
  return {
    /** What stands in the box goes out, and leaves it. */
    take: (text: string) => {
      sent.current = { text, files: attachments.list, elements };
      setText((now) => (now.trim() === text ? '' : now));
      attachments.clear();
      setChosen(appId, []);
    },
    /** A message that did not stand in the box went out. */
    hold: ({ text, files, imports, elements: about }: Outgoing) => {
      sent.current = { text, files: attachedOf(files, imports), elements: about };
    },
  };
}
