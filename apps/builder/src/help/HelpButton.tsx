import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { openHelp } from './help.ts';

/** Leads to the article about what stands beside it. */
export function HelpButton({ slug }: { slug: string }) {
  return (
    <Tooltip label="Need help?">
      <ActionIcon aria-label="Need help?" onClick={() => openHelp(slug)}>
        <IconHelpCircle size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
