import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload, IconShare2, IconUserPlus } from '@tabler/icons-react';
import { renderSVG } from 'uqr';
import { embedFor } from '../../panels/share/snippets.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { copyText } from '../../ui/copy.ts';
import { LinkDisplay } from '../../ui/LinkDisplay.tsx';
import { phrase } from '../../ui/phrase.ts';
import classes from './BuildScreen.module.css';

interface Props {
  /** The app's whole address. */
  address: string;
  name: string;
  isNew: boolean;
  /** Opens the people of the app; absent where this person does not manage them. */
  onInvite?: (() => void) | undefined;
}

/** The live app in the hands of others: its link, a code for phones, a place on another page, an invitation. */
export default function ShareSheet({ address, name, isNew, onInvite }: Props) {
  // Dark on white in both schemes, with the quiet zone of four modules that scanners need (ISO/IEC 18004).
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}`;
  const canShare = typeof navigator.share === 'function';
  return (
    <Paper
      withBorder
      p="sm"
      component="section"
      aria-label="Share"
      bg={isNew ? 'var(--trellis-raised)' : undefined}
    >
      <Stack gap="sm">
        <Group align="flex-start" gap="md">
          <Stack gap="xs" flex="1 1 14rem" miw={0}>
            <Text fw={600}>{isNew ? 'Your app is live at' : 'Published at'}</Text>
            <LinkDisplay address={address} label="the published app" />
            <Group gap="xs">
              {canShare && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconShare2 size={14} />}
                  onClick={() => void share(name, address)}
                >
                  Share
                </Button>
              )}
              {onInvite && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconUserPlus size={14} />}
                  onClick={onInvite}
                >
                  Invite people
                </Button>
              )}
            </Group>
          </Stack>
          <Stack gap={4} align="center">
            <img
              src={code}
              alt={phrase('QR code of {address}', { address })}
              width={112}
              height={112}
              className={classes.code}
            />
            <Anchor
              href={code}
              download={`${name || 'app'}.svg`}
              size="xs"
              aria-label="Download the QR code"
            >
              <IconDownload size={12} aria-hidden /> Download
            </Anchor>
          </Stack>
        </Group>
        <details>
          <Text component="summary" size="sm" className={classes.summary}>
            Embed on a website
          </Text>
          <Stack gap={6} pt={6}>
            <CopyText text={embedFor(address, name)} label="Code to embed" />
            <Text size="xs" c="dimmed">
              Choose which sites can embed it in App settings.
            </Text>
          </Stack>
        </details>
      </Stack>
    </Paper>
  );
}

/** By the system's sheet. Who closes it has decided not to; where it does not open, the link is copied. */
async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url);
  }
}
