import { ActionIcon, Box, NavLink, Stack, Tooltip } from '@mantine/core';
import type { AppDetail } from '@trellis/contract';
import type { PanelChat } from '../../panels/types.ts';
import classes from './BuildScreen.module.css';
import { OpenPanel } from './OpenPanel.tsx';
import type { PanelEntry } from './panels.ts';
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
        <Menu offered={offered} state={state} isPhone={isPhone} />
      )}
    </Box>
  );
}

type MenuProps = Pick<Props, 'offered' | 'state'>;
/** What the publish bar opens is listed too on a phone, where the bar has no room for it. */
const listed = (offered: readonly PanelEntry[], isPhone = false) =>
  offered.filter((entry) => entry.inMenu || (isPhone && entry.zone === 'stage'));

function Menu({ offered, state, isPhone }: MenuProps & Pick<Props, 'isPhone'>) {
  return (
    <Box component="nav" aria-label="Panels" p={8}>
      {listed(offered, isPhone).map(({ key, label, Icon, load }) => (
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
  );
}

function Icons({ offered, state }: MenuProps) {
  return (
    <Stack component="nav" aria-label="Panels" align="center" py="sm" gap={4} w="3rem">
      {listed(offered).map(({ key, label, Icon, load }) => (
        <Tooltip key={key} label={label} position="right">
          <ActionIcon
            size={34}
            aria-label={label}
            onPointerEnter={() => void load()}
            onClick={() => state.open(key)}
          >
            <Icon size={18} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Stack>
  );
}
