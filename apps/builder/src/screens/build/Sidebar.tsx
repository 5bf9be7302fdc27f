import { Box, NavLink, Text, Tooltip, UnstyledButton } from '@mantine/core';
import type { AppDetail } from '@trellis/contract';
import { Fragment, type ReactNode } from 'react';
import type { PanelChat } from '../../panels/types.ts';
import classes from './BuildScreen.module.css';
import { OpenPanel } from './OpenPanel.tsx';
import { GROUPS, type PanelEntry } from './panels.ts';
import { TourOffer } from './tour/TourOffer.tsx';
import type { Sidebar as State } from './useSidebar.ts';

interface Props {
  app: AppDetail;
  toolId: string | null;
  chat: PanelChat;
  offered: readonly PanelEntry[];
  state: State;
  /** Takes a phone's whole tab, and is never collapsed. */
  isPhone: boolean;
  onSaved(): void;
}

/** The list of panels or one of them, 16rem wide; 3rem of icons when it is collapsed (spec 2, section 2). */
export function Sidebar({ app, toolId, chat, offered, state, isPhone, onSaved }: Props) {
  const side = offered.filter((entry) => entry.zone === 'side');
  const shown = side.find(({ key }) => key === state.panel);
  if (state.isCollapsed && !isPhone) return <Icons offered={offered} state={state} />;
  return (
    <Box className={classes.sidebar} data-phone={isPhone || undefined}>
      {shown ? (
        <OpenPanel
          key={shown.key}
          entry={shown}
          app={app}
          toolId={toolId}
          chat={chat}
          onSaved={onSaved}
          openPanel={state.open}
          onDone={state.done}
        />
      ) : (
        <>
          <Menu offered={offered} state={state} isPhone={isPhone} />
          {!isPhone && <TourOffer />}
        </>
      )}
    </Box>
  );
}

type MenuProps = Pick<Props, 'offered' | 'state'>;
/** What the publish bar opens is listed too on a phone, where the bar has no room for it. */
const listed = (offered: readonly PanelEntry[], isPhone = false) =>
  offered.filter((entry) => entry.inMenu || (isPhone && entry.zone === 'stage'));

/** The entries in their order, in groups of what they are for. */
function Grouped({ offered, isPhone = false, children }: GroupedProps) {
  const all = listed(offered, isPhone);
  return GROUPS.map(({ name, label }) => {
    const own = all.filter(({ group }) => group === name);
    return own.length > 0 ? <Fragment key={name}>{children(own, label)}</Fragment> : null;
  });
}

interface GroupedProps {
  offered: readonly PanelEntry[];
  isPhone?: boolean;
  children(entries: readonly PanelEntry[], label: string): ReactNode;
}

function Menu({ offered, state, isPhone }: MenuProps & Pick<Props, 'isPhone'>) {
  return (
    <Box component="nav" aria-label="Panels" p={8} className={classes.menu}>
      <Grouped offered={offered} isPhone={isPhone}>
        {(entries, group) => (
          <Box role="group" aria-label={group} mb="xs">
            <Text size="xs" fw={600} c="dimmed" px={12} py={4} aria-hidden>
              {group}
            </Text>
            {entries.map(({ key, label, Icon, load }) => (
              <NavLink
                key={key}
                component="button"
                label={label}
                leftSection={<Icon size={18} />}
                active={key === state.panel}
                // What is about to be opened is on its way before the click.
                onPointerEnter={() => void load()}
                onFocus={() => void load()}
                onClick={() => state.open(key)}
                className={classes.entry}
              />
            ))}
          </Box>
        )}
      </Grouped>
    </Box>
  );
}

/** What is said of an entry holds the word that is seen below its sign, for whoever speaks to the page. */
const spoken = (label: string, short = label): string =>
  label.toLowerCase().includes(short.toLowerCase()) ? label : `${label} (${short})`;

/** Narrow: a sign with its word below, in 3rem. */
function Icons({ offered, state }: MenuProps) {
  return (
    <Box component="nav" aria-label="Panels" className={classes.rail}>
      <Grouped offered={offered}>
        {(entries, group) => (
          <Box role="group" aria-label={group} className={classes.railGroup}>
            {entries.map(({ key, label, short, Icon, load }) => (
              <Tooltip key={key} label={label} position="right">
                <UnstyledButton
                  className={classes.railEntry}
                  aria-label={spoken(label, short)}
                  onPointerEnter={() => void load()}
                  onClick={() => state.open(key)}
                >
                  <Icon size={18} aria-hidden />
                  <span>{short ?? label}</span>
                </UnstyledButton>
              </Tooltip>
            ))}
          </Box>
        )}
      </Grouped>
    </Box>
  );
}
