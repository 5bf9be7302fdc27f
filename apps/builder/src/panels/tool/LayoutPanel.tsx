import { Button, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { askForLayout } from './layout-asked.ts';
import { withTool } from './WithTool.tsx';

/** Leads to the layout editor, which stands below the tool (spec 1, section 2). */
export const LayoutPanel = withTool(() => {
  useEffect(() => askForLayout(), []);
  return (
    <Stack gap="sm">
      <Text size="sm">The layout is below the tool: blocks in order, each with its rules.</Text>
      <Button size="xs" variant="default" onClick={askForLayout}>
        Show it
      </Button>
    </Stack>
  );
});
