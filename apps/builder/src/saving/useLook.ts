import { type AppLook, LOOK_FIELDS, lookOf } from '@trellis/contract';
import { useMemo } from 'react';
import { useSaving } from './context.ts';
import { type FieldKey, shownValue } from './state.ts';

const FIELDS = [...LOOK_FIELDS, 'logoUrl'] as const;

/** The app's look as it is edited, before it is saved. */
export function useLook(): AppLook {
  // As text, so that an edit of anything else makes no new look.
  const style = useSaving((state) =>
    JSON.stringify(FIELDS.map((field) => shownValue(state, `style.${field}` as FieldKey) ?? null)),
  );
  const name = useSaving((state) => shownValue(state, 'texts.header' as FieldKey));
  return useMemo(() => {
    const values = JSON.parse(style) as unknown[];
    const fields = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
    return lookOf(fields, typeof name === 'string' ? name.trim() : null);
  }, [style, name]);
}
