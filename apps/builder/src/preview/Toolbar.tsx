import { ActionIcon, Group, SegmentedControl, Tooltip } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconExternalLink,
  IconPointer,
  IconReload,
} from '@tabler/icons-react';
import { pageKey } from '@trellis/contract';
import type { ReactNode } from 'react';
import { labelOf } from '../panels/database/columns/label.ts';
import { NativeChoice } from '../ui/NativeChoice.tsx';
import type { PreviewState } from './running/state.ts';

export type Viewport = 'desktop' | 'tablet' | 'mobile';

interface Props {
  state: PreviewState;
  viewport: Viewport;
  /** The same page of the published app; null while it is not published. */
  published: string | null;
  onViewport(viewport: Viewport): void;
  onPage(path: string): void;
  onReload(): void;
  /** Whether an element is being chosen; null for who may not, and where there is nothing to choose. */
  pointing: boolean | null;
  onPoint(): void;
}

const icon = (label: string, picture: ReactNode) => (
  <Tooltip label={label}>
    <span role="img" aria-label={label} style={{ display: 'flex' }}>
      {picture}
    </span>
  </Tooltip>
);

/** A thin bar over the preview: page, viewport, reload, new tab. */
export function Toolbar(props: Props) {
  const { state, viewport, published, onViewport, onPage, onReload, pointing, onPoint } = props;
  const key = pageKey(state.path.replace(/^\/|[?#].*$/g, ''));
  const current = state.pages.find((page) => pageKey(page) === key) ?? state.mainPage ?? '';
  return (
    <Group
      h={44}
      px="sm"
      gap="xs"
      wrap="nowrap"
      bg="var(--mantine-color-body)"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)', flex: 'none' }}
    >
      <NativeChoice
        label="Page"
        w={180}
        value={current}
        options={state.pages.map((page) => ({ value: page, label: labelOf(page) }))}
        onChange={(page) => onPage(page === state.mainPage ? '/' : `/${page.toLowerCase()}`)}
      />
      <ActionIcon
        aria-label="Reload the preview"
        onClick={onReload}
        disabled={state.kind !== 'ready'}
      >
        <IconReload size={16} />
      </ActionIcon>
      {pointing !== null && (
        <Tooltip label="Select an element to edit or discuss (Ctrl+.)">
          <ActionIcon
            aria-label="Select an element"
            aria-pressed={pointing}
            variant={pointing ? 'filled' : undefined}
            color={pointing ? 'leaf' : undefined}
            onClick={onPoint}
          >
            <IconPointer size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      <Group ml="auto" gap="xs" wrap="nowrap">
        <SegmentedControl
          aria-label="Viewport"
          size="xs"
          value={viewport}
          onChange={(value) => onViewport(value as Viewport)}
          data={[
            { value: 'desktop', label: icon('Desktop', <IconDeviceDesktop size={16} />) },
            { value: 'tablet', label: icon('Tablet', <IconDeviceTablet size={16} />) },
            { value: 'mobile', label: icon('Mobile', <IconDeviceMobile size={16} />) },
          ]}
        />
        <Tooltip
          label={published ? 'Open in a new tab' : 'Publish your app to open it in a new tab'}
        >
          <ActionIcon
            aria-label="Open in a new tab"
            aria-disabled={!published}
            onClick={() => published && window.open(published, '_blank', 'noreferrer')}
            style={{ opacity: published ? 1 : 0.5 }}
          >
            <IconExternalLink size={16} />
          </ActionIcon>
        </Tooltip>
      </Group>
    </Group>
  );
}
