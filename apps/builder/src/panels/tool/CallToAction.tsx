import { Stack, Text } from '@mantine/core';
import { TextField } from '../../saving/fields/TextField.tsx';
import { toolItem } from '../../saving/items.ts';
import { type ToolPartProps, withTool } from './WithTool.tsx';

/** What a tool offers beside its answer: a line, and a button that leads somewhere (spec 1, section 2). */
export const CallToAction = withTool(({ toolId, disabled }: ToolPartProps) => {
  const item = toolItem(toolId);
  return (
    <Stack gap="sm">
      <TextField
        item={item}
        field="ctaMessage"
        label="Message"
        placeholder="Like what you read? Talk to us."
        maxLength={500}
        multiline
        disabled={disabled}
      />
      <TextField item={item} field="ctaButton" label="Button" maxLength={100} disabled={disabled} />
      <TextField
        item={item}
        field="ctaLink"
        label="Link"
        description="A web address, an email address or a page of the app"
        placeholder="https://"
        maxLength={2_000}
        disabled={disabled}
      />
      <Text size="xs" c="dimmed">
        Shown below the tool once the button has a text and a link.
      </Text>
    </Stack>
  );
});
