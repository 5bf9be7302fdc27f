import type { ViewShape } from '@trellis/contract';
import { useState } from 'react';
import { useIsPhone } from '../../../ui/useIsPhone.ts';

/** Whether a table's rows stand below each other: on a phone, until somebody wants the columns there. */
export interface AsList {
  isOn: boolean;
  /** Changes it; null where there is nothing to choose: on wider screens, and of what is no table. */
  toggle: (() => void) | null;
}

export function useList({ kind }: ViewShape): AsList {
  const isPhone = useIsPhone();
  const [wantsColumns, setWantsColumns] = useState(false);
  if (!isPhone || kind !== 'table') return { isOn: false, toggle: null };
  return { isOn: !wantsColumns, toggle: () => setWantsColumns((now) => !now) };
}
