import { notifications } from '@mantine/notifications';
import type { RefObject } from 'react';
import { messageOf } from '../../../session/api.ts';
import type { Card, OpenRow } from './useCard.ts';

interface Given {
  card: Card;
  open: OpenRow;
  box: RefObject<HTMLElement | null>;
  /** The row before or after is shown: what lies below follows. */
  onGo(index: number): void;
}

/** The way from a row to the one before and after it, where it stands among others. */
export interface Walk {
  isAmong: boolean;
  /** Where it stands now; -1 where it stands among none. */
  index: number;
  /** Null until it is known. */
  count: number | null;
  go(to: number): Promise<void>;
}

export function useWalk({ card, open, box, onGo }: Given): Walk {
  const { among } = open;
  /** Others' changes may have moved it. */
  const known = among?.source.indexOf(open.id) ?? -1;
  const index = known === -1 ? (among?.index ?? -1) : known;
  const count = among?.source.count ?? null;
  const go = async (to: number) => {
    if (!among || to < 0 || (count !== null && to >= count)) return;
    try {
      const next = await among.source.row(to);
      if (!next) return;
      const at = (document.activeElement as HTMLElement | null)?.dataset.field;
      card.go(next, { source: among.source, index: to });
      onGo(to);
      // The same field of the other row has the focus, so that the next key is heard, too.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const field = box.current?.querySelector<HTMLElement>(
          `[data-field="${CSS.escape(at ?? '')}"]`,
        );
        (field ?? box.current)?.focus();
      });
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
  };
  return { isAmong: Boolean(among), index, count, go };
}
