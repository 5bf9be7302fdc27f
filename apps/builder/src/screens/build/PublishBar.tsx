import { ActionIcon, Anchor, Box, Button, Group, Text, Tooltip } from '@mantine/core';
import {
  IconChartBar,
  IconExternalLink,
  IconLayoutSidebar,
  IconMessage,
} from '@tabler/icons-react';
import { type AppDetail, MESSAGES, may, type Publication } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { keysHere } from '../../palette/keys.ts';
import { SaveStatus } from '../../saving/SaveStatus.tsx';
import { useShownProgress } from '../../saving/useShownProgress.ts';
import { AccountMenu } from '../../ui/AccountMenu.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { AppName } from './AppName.tsx';
import type { PanelEntry } from './panels.ts';
import { publishSettled } from './publish-settled.ts';
import type { Sidebar } from './useSidebar.ts';

const loadDialog = () => import('./PublishDialog.tsx');
const PublishDialog = lazy(async () => ({ default: (await loadDialog()).PublishDialog }));

interface Props {
  app: AppDetail;
  busy: boolean;
  offered: readonly PanelEntry[];
  sidebar: Sidebar;
  /** A panel stands in the place of the preview; Done leads back. */
  isStaged: boolean;
  openPanel(key: string): void;
  chatOpen: boolean;
  isPhone: boolean;
  onToggleChat(): void;
  onChanged(): void;
}

/** On top of the workbench: where one is, whether it is saved and published, and the one primary button. */
export function PublishBar(props: Props) {
  const { busy, offered, sidebar, isStaged, openPanel, chatOpen, isPhone } = props;
  const { onToggleChat, onChanged } = props;
  const progress = useShownProgress(props.app.appId);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const { app, onPublication } = useToldApp(props.app, onChanged);
  const isUpToDate = app.isPublished && app.publishedVersionId === app.versionId;
  const openDialog = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const publish = async () => {
    if (!app.isPublished || isUpToDate || busy) return openDialog();
    setPublishing(true);
    const isDone = await publishSettled(app);
    setPublishing(false);
    if (isDone) onChanged();
    else openDialog();
  };
  return (
    <Group
      component="header"
      h={56}
      px="sm"
      gap="sm"
      wrap="nowrap"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)', flex: 'none' }}
    >
      <Tooltip label="My apps">
        <Anchor component={Link} to="/home" underline="never" c="inherit" aria-label="My apps">
          <Logo name={false} />
        </Anchor>
      </Tooltip>
      {!isPhone && (
        <>
          <Tooltip label={`Side panel (${keysHere('Ctrl+B')})`}>
            <ActionIcon
              aria-label="Toggle the side panel"
              aria-expanded={!sidebar.isCollapsed}
              onClick={sidebar.toggle}
            >
              <IconLayoutSidebar size={18} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={chatOpen ? 'Hide the chat' : 'Show the chat'}>
            <ActionIcon aria-label="Toggle the chat" aria-pressed={chatOpen} onClick={onToggleChat}>
              <IconMessage size={18} />
            </ActionIcon>
          </Tooltip>
          <Rooms offered={offered} openPanel={openPanel} />
        </>
      )}
      {(!isPhone || (app.isPublished && !isStaged)) && <AnalyticsButton app={app} />}
      <Box flex={1} miw={0}>
        <AppName name={app.name} isPublished={app.isPublished} />
        {isPhone && <Status app={app} busy={busy || isPublishing} />}
      </Box>
      {(!isPhone || progress !== 'saved') && <SaveStatus appId={app.appId} />}
      {!isPhone && <Status app={app} busy={busy || isPublishing} />}
      {app.isPublished && isStaged && <PublishedLink slug={app.slug} />}
      {isStaged && (
        <Button size="xs" variant="default" onClick={sidebar.done}>
          Done
        </Button>
      )}
      {may(app.role, 'app.publish') && (
        <Button
          size="xs"
          data-tour="publish"
          // Nothing waits to be published: it is no call to.
          variant={isUpToDate ? 'default' : undefined}
          onPointerEnter={() => void loadDialog()}
          loading={isPublishing && !isOpen}
          onClick={() => void publish()}
        >
          Publish
        </Button>
      )}
      {!isPhone && <AccountMenu />}
      {wasOpened && (
        <Suspense fallback={null}>
          <PublishDialog
            appId={app.appId}
            name={app.name}
            kind={app.kind}
            canTakeOffline={may(app.role, 'app.unpublish')}
            opened={isOpen}
            busy={busy}
            onInvite={
              may(app.role, 'users.manage')
                ? () => {
                    setOpen(false);
                    openPanel('users');
                  }
                : undefined
            }
            onClose={() => setOpen(false)}
            onChanged={onPublication}
            onWorking={setPublishing}
          />
        </Suspense>
      )}
    </Group>
  );
}

/** The app, with what a publication said of it until the page has asked again. */
function useToldApp(known: AppDetail, onChanged: () => void) {
  const [told, setTold] = useState<{ of: AppDetail; publication: Publication } | null>(null);
  const onPublication = (publication: Publication) => {
    setTold({ of: known, publication });
    onChanged();
  };
  if (told?.of !== known) return { app: known, onPublication };
  const { status, publishedVersionId, slug } = told.publication;
  return {
    app: { ...known, isPublished: status === 'published', publishedVersionId, slug },
    onPublication,
  };
}

/** Panels that need the room of the preview. */
function Rooms({ offered, openPanel }: Pick<Props, 'offered' | 'openPanel'>) {
  return (
    <>
      {offered
        .filter(({ zone }) => zone === 'stage')
        .map(({ key, label, Icon, load }) => (
          <Tooltip key={key} label={label}>
            <ActionIcon
              aria-label={label}
              onPointerEnter={() => void load()}
              onClick={() => openPanel(key)}
            >
              <Icon size={18} />
            </ActionIcon>
          </Tooltip>
        ))}
    </>
  );
}

/** To the published app, while a panel stands in the place of the preview, which leads there itself. */
function PublishedLink({ slug }: { slug: string }) {
  return (
    <Tooltip label="Open the published app">
      <ActionIcon
        component="a"
        href={`/app/${slug}`}
        target="_blank"
        rel="noreferrer"
        aria-label="Open the published app"
      >
        <IconExternalLink size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Who comes to the app, once it is published (spec 1, section 2). */
function AnalyticsButton({ app }: Pick<Props, 'app'>) {
  if (app.isPublished)
    return (
      <Tooltip label="Analytics">
        <ActionIcon component={Link} to={`/analytics/app/${app.appId}`} aria-label="Analytics">
          <IconChartBar size={18} />
        </ActionIcon>
      </Tooltip>
    );
  return (
    <Tooltip
      label={MESSAGES.publishForAnalytics}
      events={{ hover: true, focus: true, touch: true }}
    >
      <ActionIcon
        aria-label="Analytics"
        aria-description={MESSAGES.publishForAnalytics}
        aria-disabled
        style={{ opacity: 0.5 }}
      >
        <IconChartBar size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

/** 'Not published', 'Saving...', 'Published' (spec 1, section 2); what could not be saved is shown beside. */
function Status({ app, busy }: Pick<Props, 'app' | 'busy'>) {
  const behind = app.isPublished && app.publishedVersionId !== app.versionId && !busy;
  // While a panel saves, what stands beside says it.
  const status = busy
    ? MESSAGES.saving
    : app.isPublished
      ? MESSAGES.published
      : MESSAGES.notPublished;
  return (
    <Text size="xs" c="dimmed" role="status" aria-label="Publication" truncate>
      {status}
      {behind && ' · Unpublished changes'}
    </Text>
  );
}
