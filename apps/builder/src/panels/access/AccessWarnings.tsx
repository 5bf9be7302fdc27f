import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { ACCESS_FIXES, type AccessFix, type AccessWarning } from '@trellis/contract';
import { phrase } from '../../ui/phrase.ts';
import { useAccessWarnings } from './useAccessWarnings.ts';

interface Props {
  appId: string;
  canFix: boolean;
  /** Whether people sign up by themselves, where somebody is deciding it just now. */
  isSignupEnabled?: boolean;
  onFixed?(): void;
}

/** The fixes that a warning offers, the safe one first. */
const FIXES: Record<AccessWarning['kind'], readonly AccessFix[]> = {
  personal: ['close', 'keep'],
  spoken: ['close', 'keep'],
  self_given: ['admin_written'],
};

/** What of the app is more open than most people mean, each with the click that closes it. */
export default function AccessWarnings({ appId, canFix, isSignupEnabled, onFixed }: Props) {
  const found = useAccessWarnings(appId);
  const isOpenDoor = isSignupEnabled ?? found.isSignupEnabled;
  const shown = found.warnings.filter(({ readers }) => readers === 'anyone' || isOpenDoor);
  if (shown.length === 0) return null;
  const fix = async (entity: string, kind: AccessFix) => {
    if (await found.fix(entity, kind)) onFixed?.();
  };
  return (
    <Paper withBorder p="xs" component="section" aria-label="Access warnings">
      <Group gap={6} mb={6} wrap="nowrap">
        <IconLockOpen size={16} color="var(--mantine-color-orange-6)" aria-hidden />
        <Text size="sm" fw={600}>
          {phrase('Check who can see {n, plural, one {this} other {these}}', { n: shown.length })}
        </Text>
      </Group>
      <Stack gap="xs" mah={220} style={{ overflowY: 'auto' }} tabIndex={0} role="group">
        {found.failure && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {found.failure}
          </Text>
        )}
        {shown.map(({ entity, label, kind, sentence }) => (
          <div key={`${entity} ${kind}`}>
            <Text size="sm">{sentence}</Text>
            {canFix && (
              <Group gap="xs" mt={4}>
                {FIXES[kind].map((one, at) => (
                  <Button
                    key={one}
                    size="compact-xs"
                    variant={at === 0 ? 'default' : 'subtle'}
                    color={at === 0 ? undefined : 'gray'}
                    loading={found.fixing === `${entity} ${one}`}
                    disabled={found.fixing !== null}
                    aria-label={`${ACCESS_FIXES[one]}: ${label}`}
                    onClick={() => void fix(entity, one)}
                  >
                    {ACCESS_FIXES[one]}
                  </Button>
                ))}
              </Group>
            )}
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
