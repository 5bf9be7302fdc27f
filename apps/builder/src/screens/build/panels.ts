import { type Icon, IconInfoCircle, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { type AppDetail, may } from '@trellis/contract';
import type { ComponentType } from 'react';
import { AppDetails } from '../../panels/details/AppDetails.tsx';
import { MembersPanel } from '../../panels/members/MembersPanel.tsx';
import { UsersPanel } from '../../panels/users/UsersPanel.tsx';

interface PanelEntry {
  key: string;
  label: string;
  Icon: Icon;
  Panel: ComponentType<{ app: AppDetail; onSaved(): void }>;
  /** Whether this person is offered it for this app; the server refuses what is not. */
  isFor(app: AppDetail): boolean;
}

/** The side panels, in the order of their icons. One folder each. */
export const PANELS: readonly PanelEntry[] = [
  {
    key: 'details',
    label: 'App details',
    Icon: IconInfoCircle,
    Panel: AppDetails,
    isFor: () => true,
  },
  {
    key: 'users',
    label: 'Users',
    Icon: IconUsers,
    Panel: UsersPanel,
    isFor: (app) => may(app.role, 'users.manage'),
  },
  {
    key: 'members',
    label: 'Collaborators',
    Icon: IconUsersGroup,
    Panel: MembersPanel,
    isFor: (app) => may(app.role, 'members.see'),
  },
];
