import { Button, Group, NavLink, Skeleton, Stack, Text } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { type ChatAssistant, may } from '@trellis/contract';
import { useState } from 'react';
import { TextField } from '../../saving/fields/TextField.tsx';
import { ASSISTANT_ITEM } from '../../saving/items.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkDisplay } from '../../ui/LinkDisplay.tsx';
import { bubbleFor } from '../share/snippets.ts';
import { ToolStatus } from '../tools/ToolsPanel.tsx';
import type { PanelProps } from '../types.ts';
import { ActivateChat } from './ActivateChat.tsx';
import { ExampleQuestions } from './ExampleQuestions.tsx';
import { useActivation } from './useActivation.ts';
import { useAssistant } from './useAssistant.ts';

/** The chat assistant of the app: what it says, its instructions, and the ways to it. */
export function AssistantPanel(props: PanelProps) {
  const assistant = useAssistant();
  if (!assistant)
    return (
      <Stack gap="sm" role="status" aria-label="Loading">
        <Skeleton h={32} />
        <Skeleton h={56} />
      </Stack>
    );
  return <Opened {...props} assistant={assistant} />;
}

function Opened({ app, assistant, openPanel }: PanelProps & { assistant: ChatAssistant }) {
  const [isAsking, setAsking] = useState(false);
  const { isActive, busy, set } = useActivation(app.appId, assistant);
  const disabled = !may(app.role, 'app.edit');
  const { origin } = window.location;
  const address = new URL(`/app/${app.slug}/chat`, origin).href;
  return (
    <Stack gap="xl">
      <Group justify="space-between" wrap="nowrap">
        <ToolStatus status={isActive ? 'active' : 'draft'} />
        <Button size="xs" variant="default" onClick={() => setAsking(true)}>
          {isActive ? 'Active…' : 'Activate…'}
        </Button>
      </Group>
      {openPanel && (
        <nav aria-label="Chat menu">
          <NavLink
            component="button"
            label="Data sources"
            leftSection={<IconBooks size={18} aria-hidden />}
            onClick={() => openPanel('data')}
          />
        </nav>
      )}
      <Stack gap="sm" component="section" aria-label="Texts">
        <TextField
          item={ASSISTANT_ITEM}
          field="welcomeMessage"
          label="Welcome message"
          placeholder="Hello! How can I help?"
          maxLength={2_000}
          multiline
          disabled={disabled}
        />
        <TextField
          item={ASSISTANT_ITEM}
          field="instructions"
          label="Instructions"
          description="What it knows and how it answers. Visitors never see this"
          placeholder="You help with … Our opening hours are …"
          maxLength={20_000}
          multiline
          disabled={disabled}
        />
        <ExampleQuestions disabled={disabled} />
        <Text size="xs" c="dimmed">
          It runs the app’s active tools when people ask.
        </Text>
      </Stack>
      <Stack gap="xs" component="section" aria-label="Link">
        <Heading
          order={2}
          title="Link"
          hint="Works once the assistant is active and the app is published."
        />
        <LinkDisplay address={address} label="the assistant’s link" />
      </Stack>
      <Stack gap="xs" component="section" aria-label="Embed">
        <Heading
          order={2}
          title="Embed"
          hint="Choose which sites can show it, then paste this into their page: a button in the corner opens the chat."
        />
        <TextField
          item="settings"
          field="embedOrigins"
          label="Sites allowed to embed"
          description="Addresses, separated by spaces"
          placeholder="https://example.org"
          disabled={!may(app.role, 'settings.change')}
        />
        <CopyText text={bubbleFor(origin, app.slug)} label="Code to embed" />
      </Stack>
      <Stack gap="xs" component="section" aria-label="Hand-over">
        <Heading
          order={2}
          title="Hand-over"
          hint="With a support address, people can write to you from the chat."
        />
        <TextField
          item="settings"
          field="supportEmail"
          label="Support email"
          type="email"
          placeholder="help@example.org"
          maxLength={254}
          disabled={!may(app.role, 'settings.change')}
        />
      </Stack>
      {isAsking && (
        <ActivateChat
          app={app}
          address={address}
          isActive={isActive}
          busy={busy}
          onSet={(next) => void set(next)}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
