import { Text } from '@mantine/core';
import { type AppDetail, MESSAGES } from '@trellis/contract';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';

/** Photos need a plan, and it is the owner's that counts: nobody else can take another for them. */
export function PhotosLocked({ app }: { app: AppDetail }) {
  const message = app.photosLocked ?? '';
  if (app.role === 'owner') return <UpgradePrompt message={message} />;
  return (
    <Text size="sm" role="status">
      {message}. {MESSAGES.ownersPlanCounts}
    </Text>
  );
}
