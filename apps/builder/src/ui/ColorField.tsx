import { Button, ColorInput, Group, Text } from '@mantine/core';
import { contrastOf, READABLE, readableColor } from '@trellis/contract';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  description?: string;
  /** Hex, or null for none of one's own. */
  value: string | null;
  disabled?: boolean;
  error?: ReactNode;
  /** What the color is read on; a contrast that is too low is pointed out. */
  on?: string | null;
  /** What it is read on by visitors who choose dark colors. */
  orOn?: string | null;
  onChange(color: string | null): void;
}

const SWATCHES = [
  '#1c1917',
  '#ffffff',
  '#256f50',
  '#1d4ed8',
  '#7c3aed',
  '#be123c',
  '#c2410c',
  '#a16207',
];
const isColor = (text: string) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);

/** A color: picked, typed, or none; says when a text in it would be hard to read. */
export function ColorField(props: Props) {
  const { label, description, value, disabled, error, on, orOn, onChange } = props;
  const contrast = value && on ? contrastOf(value, on) : null;
  const better =
    value && on && contrast !== null && contrast < READABLE ? readableColor(value, on) : null;
  return (
    <div>
      <ColorInput
        label={label}
        description={description}
        placeholder="As built"
        size="xs"
        format="hex"
        value={value ?? ''}
        disabled={disabled}
        error={error}
        swatches={SWATCHES}
        swatchesPerRow={8}
        withEyeDropper={false}
        // No color is not white.
        withPreview={value !== null}
        fixOnBlur={false}
        onChange={(text) => {
          if (text === '') onChange(null);
          else if (isColor(text)) onChange(text.toLowerCase());
        }}
        popoverProps={{ withinPortal: true }}
      />
      {value && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          mt={2}
          disabled={disabled}
          aria-label={`${label}: as built`}
          onClick={() => onChange(null)}
        >
          As built
        </Button>
      )}
      {value && !better && orOn && contrastOf(value, orOn) < READABLE && (
        <Text size="xs" c="dimmed" mt={4} role="status">
          Hard to read in dark mode. Choose the Light style or set a background color.
        </Text>
      )}
      {better && (
        <Group gap={6} mt={4} role="status">
          <Text size="xs" c="var(--mantine-color-error)">
            Hard to read: {contrast?.toFixed(1)} to 1 where {READABLE} is needed.
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            disabled={disabled}
            onClick={() => onChange(better)}
            leftSection={<Swatch color={better} />}
          >
            Use {better}
          </Button>
        </Group>
      )}
    </div>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden
    style={{
      width: 12,
      height: 12,
      borderRadius: 3,
      background: color,
      border: '1px solid var(--mantine-color-default-border)',
    }}
  />
);
