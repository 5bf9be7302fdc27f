import { type AppLook, LOOK_FIELDS, lookOf } from '@trellis/contract';
import { useMemo } from 'react';
import { useSaving } from './context.ts';
import { type FieldKey, shownValue } from './state.ts';

/** The app's look as it is edited, before it is saved. */
export function useLook(): AppLook {
  // As text, so that an edit of anything else makes no new look.
  const style = useSaving((state) =>
    JSON.stringify(
      LOOK_FIELDS.map((field) => shownValue(state, `style.${field}` as FieldKey) ?? null),
    ),
  );
  return useMemo(() => {
    const values = JSON.parse(style) as unknown[];
    return lookOf(Object.fromEntries(LOOK_FIELDS.map((field, at) => [field, values[at]])));
  }, [style]);
}
