import { Box } from '@mantine/core';
import { type AppLook, LIMITS } from '@trellis/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import classes from './AppPreview.module.css';
import { Cover } from './Cover.tsx';
import { IssuesPanel } from './issues/IssuesPanel.tsx';
import { usePointing } from './point/usePointing.ts';
import { useRound } from './round/useRound.ts';
import { useScreenshots } from './round/useScreenshots.ts';
import { Toolbar, type Viewport } from './Toolbar.tsx';
import { usePreview } from './usePreview.ts';

/** Loaded when the first element is chosen. */
const Pointing = lazy(async () => ({
  default: (await import('./point/Pointing.tsx')).Pointing,
}));

interface Props {
  appId: string;
  /** An older version to show; null for the app as it is. */
  versionId: string | null;
  slug: string;
  isPublished: boolean;
  canEdit: boolean;
  initialPath: string;
  busy: boolean;
  /** The app's branding, as it is edited. */
  look: AppLook;
  /** Hosts elsewhere that the app may reach. */
  approvedHosts: string;
  onUrl(path: string): void;
  /** The person asks the assistant. */
  onChat(text: string): void;
  /** The app would have something asked: nothing but the person sends it. */
  onSuggest(text: string): void;
  /** The person wants to write to the assistant. */
  onTalk(): void;
  /** The person wants to see the app's data. */
  onData(entity: string | null): void;
}

/** The app as it is now, used like the real one. */
export function AppPreview({
  appId,
  versionId,
  slug,
  isPublished,
  canEdit,
  initialPath,
  busy,
  look,
  approvedHosts,
  onUrl,
  onChat,
  onSuggest,
  onTalk,
  onData,
}: Props) {
  const [viewport, setViewport] = useState<Viewport>('desktop');
  const { container, state, goTo, reload, clear, tell, report, point, moduleHash } = usePreview({
    appId,
    versionId,
    initialPath,
    canSavePicture: canEdit,
    look,
    approvedHosts,
    onUrl,
    onSuggest,
  });
  const isOn = canEdit && !versionId;
  const canPoint = isOn && state.kind === 'ready';
  const pointing = usePointing(canPoint);
  const { revision } = state;
  const round = useRound({
    appId,
    approvedHosts,
    look,
    path: state.path,
    busy,
    revision,
    isOn: isOn && state.kind === 'ready',
    onFound: report,
  });
  useScreenshots({ appId, approvedHosts, look, container: round, isOn });
  // The app hears how it is shown: at first, and with each change (spec 2, section 7: PreviewStateChanged).
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun anew is announced anew
  useEffect(
    () => tell({ viewport, versionId, isBusy: busy, isPointing: pointing.isOn }),
    [tell, viewport, versionId, busy, pointing.isOn, revision],
  );
  const size = viewport === 'desktop' ? undefined : LIMITS.viewports[viewport];
  return (
    <>
      <Toolbar
        state={state}
        viewport={viewport}
        published={isPublished ? `/app/${slug}${state.path === '/' ? '' : state.path}` : null}
        onViewport={setViewport}
        onPage={goTo}
        onReload={reload}
        pointing={canPoint ? pointing.isOn : null}
        onPoint={pointing.toggle}
      />
      <Box className={classes.stage} data-framed={size ? true : undefined}>
        {/* The frame takes its own size; narrower viewports stand in the middle and scroll. */}
        <Box
          ref={container}
          className={classes.frame}
          style={size ? { width: size.width, height: size.height } : undefined}
          data-shown={state.kind === 'ready' || undefined}
        >
          {canPoint && pointing.isOn && (
            <Suspense fallback={null}>
              <Pointing
                appId={appId}
                ask={point}
                moduleHash={moduleHash}
                revision={state.revision}
                onTalk={() => {
                  pointing.end();
                  onTalk();
                }}
                onData={onData}
                onEnd={pointing.end}
              />
            </Suspense>
          )}
        </Box>
        <div ref={round} className={classes.round} aria-hidden="true" inert />
        <Cover appId={appId} state={state} busy={busy} canEdit={canEdit} />
        <IssuesPanel
          appId={appId}
          state={state}
          busy={busy}
          onFix={canEdit ? onChat : null}
          onReload={reload}
          onClear={clear}
        />
      </Box>
    </>
  );
}
