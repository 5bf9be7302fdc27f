import { Group, Text } from '@mantine/core';

/** The product's mark and name. */
export function Logo({ size = 28, name = true }: { size?: number; name?: boolean }) {
  return (
    <Group gap={8} wrap="nowrap">
      <img src="/favicon.svg" width={size} height={size} alt={name ? '' : 'Trellis'} />
      {name && (
        <Text fw={650} size="lg" style={{ letterSpacing: '-0.01em' }}>
          Trellis
        </Text>
      )}
    </Group>
  );
}
