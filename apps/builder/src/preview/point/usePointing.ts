import { useHotkeys } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCommands } from '../../palette/commands.ts';

/** Whether elements of the preview are being chosen: only the person turns it on, and Escape ends it. */
export function usePointing(can: boolean) {
  const [isOn, setOn] = useState(false);
  const end = useCallback(() => setOn(false), []);
  const toggle = useCallback(() => setOn((now) => can && !now), [can]);
  useHotkeys([['mod+.', toggle]], [], true);
  useHotkeys(isOn ? [['Escape', end]] : [], []);
  useEffect(() => {
    if (!can) setOn(false);
  }, [can]);
  useCommands(
    useMemo(
      () =>
        can
          ? [
              {
                id: 'point',
                group: 'View',
                label: 'Select an element in the preview',
                keys: 'Ctrl+.',
                run: toggle,
              },
            ]
          : [],
      [can, toggle],
    ),
  );
  return { isOn, toggle, end };
}
