import { Input, SegmentedControl } from '@mantine/core';
import type { AppStyle } from '@trellis/contract';
import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';

const BUILT = 'built';
const STYLES = [
  { value: BUILT, label: 'As built' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'colorful', label: 'Colorful' },
];

/** The style of the whole app; as it was built, visitors choose light or dark themselves. */
export function StyleName({ disabled }: { disabled: boolean }) {
  const field = useField('style', 'styleName');
  return (
    <Input.Wrapper label="Style" labelElement="div" size="xs" error={field.error}>
      <SegmentedControl
        aria-label="Style"
        size="xs"
        fullWidth
        orientation="vertical"
        data={STYLES}
        disabled={disabled}
        value={field.value ?? BUILT}
        onChange={(value) => field.set(value === BUILT ? null : (value as AppStyle['styleName']))}
      />
      <ConflictNote field={field} />
    </Input.Wrapper>
  );
}
