import { Button, Group, Paper, Text } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { type AccessLine, MESSAGES } from '@trellis/contract';
import { listed } from '../../ui/listed.ts';

interface Props {
  access: readonly AccessLine[];
  /** Lets people sign up; absent where that cannot be switched on, or not by whoever looks. */
  onAllow?(): void;
}

/** Nobody can sign up, though the app's rules leave seeing or adding something to people with an account. */
export function SignupNeeded({ access, onAllow }: Props) {
  const labels = (what: 'see' | 'add') =>
    access.filter(({ needsAccount }) => needsAccount.includes(what)).map(({ label }) => label);
  const [seen, added] = [labels('see'), labels('add')];
  if (seen.length + added.length === 0) return null;
  return (
    <Paper withBorder p="xs" component="section" aria-label={MESSAGES.nobodySignsUp}>
      <Group gap={6} mb={4} wrap="nowrap">
        <IconUserX size={16} color="var(--mantine-color-orange-6)" aria-hidden />
        <Text size="sm" fw={600}>
          {MESSAGES.nobodySignsUp}
        </Text>
      </Group>
      <Text size="sm">
        {added.length > 0 && MESSAGES.onlyInvitedAdd(listed(added))}{' '}
        {seen.length > 0 && MESSAGES.onlyInvitedSee(listed(seen))}
      </Text>
      {onAllow && (
        <Button size="compact-xs" mt={6} variant="default" onClick={onAllow}>
          Let people sign up
        </Button>
      )}
    </Paper>
  );
}
