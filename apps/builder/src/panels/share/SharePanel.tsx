import { Stack, Text } from '@mantine/core';
import { may } from '@trellis/contract';
import { TextField } from '../../saving/fields/TextField.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkDisplay } from '../../ui/LinkDisplay.tsx';
import { useToolPart } from '../tool/useTool.ts';
import { type ToolPartProps, withTool } from '../tool/WithTool.tsx';
import { toolAddress } from '../tools/address.ts';
import { AppKeys } from './AppKeys.tsx';
import { curlFor, embedFor } from './snippets.ts';

/** The ways in which a tool is reached: its link, pages elsewhere, programs (ruling 52). */
export const SharePanel = withTool(({ app, toolId }: ToolPartProps) => {
  const path = useToolPart(toolId, 'path').value ?? '';
  const title = useToolPart(toolId, 'title').value ?? '';
  const fields = useToolPart(toolId, 'fields').value ?? [];
  const address = toolAddress(app.slug, path);
  const { origin } = window.location;
  return (
    <Stack gap="xl">
      <Stack gap="xs" component="section" aria-label="Link">
        <Heading order={2} title="Link" hint="Works once the tool is active." />
        <LinkDisplay address={address} label="the tool’s link" />
      </Stack>
      <Stack gap="xs" component="section" aria-label="Embed">
        <Heading
          order={2}
          title="Embed"
          hint="Choose which sites can show it, then paste this into their page."
        />
        <TextField
          item="settings"
          field="embedOrigins"
          label="Sites allowed to embed"
          description="Addresses, separated by spaces"
          placeholder="https://example.org"
          disabled={!may(app.role, 'settings.change')}
        />
        <CopyText text={embedFor(address, title)} label="Code to embed" />
      </Stack>
      <Stack gap="xs" component="section" aria-label="API">
        <Heading order={2} title="API" hint="Run it over HTTP with one of this app’s keys." />
        {may(app.role, 'integrations.manage') ? (
          <AppKeys appId={app.appId} />
        ) : (
          <Text size="sm" c="dimmed">
            Only the app’s owner can create keys.
          </Text>
        )}
        <CopyText text={curlFor(origin, app.appId, { path, fields })} label="Request" />
        <Text size="xs" c="dimmed">
          Without <code>"wait"</code> the answer comes as a stream of events. Every call is
          described at <a href="/api/reference">/api/reference</a>.
        </Text>
      </Stack>
    </Stack>
  );
});
