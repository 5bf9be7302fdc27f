import {
  type Icon,
  IconAdjustments,
  IconBooks,
  IconChartBar,
  IconClick,
  IconCode,
  IconDatabase,
  IconForms,
  IconHistory,
  IconInfoCircle,
  IconLayoutList,
  IconLetterCase,
  IconMessageChatbot,
  IconPalette,
  IconPlugConnected,
  IconShare,
  IconSparkles,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { type AppDetail, type AppKind, may } from '@trellis/contract';
import type { ComponentType } from 'react';
import type { PanelProps } from '../../panels/types.ts';

type Panel = ComponentType<PanelProps>;

/** The groups of the menu, in its order. */
export const GROUPS = [
  { name: 'build', label: 'Build' },
  { name: 'manage', label: 'Manage' },
  { name: 'people', label: 'People' },
] as const;
type PanelGroup = (typeof GROUPS)[number]['name'];

export interface PanelEntry {
  key: string;
  label: string;
  /** The word that stands below its sign where there is little room: nine letters at most, so that none is broken. */
  short?: string;
  /** What it is for, by which the menu is divided; without a word, for what the app consists of. */
  group: PanelGroup;
  Icon: Icon;
  /** Its code, loaded when it is first opened, or hovered. */
  load(): Promise<Panel>;
  /** The same, once it is here. */
  held(): Panel | null;
  /** `side`: beside chat and preview. `stage`: in the place of the preview, for what needs the room. */
  zone: 'side' | 'stage';
  /** A stage that the preview stays beside, where there is room for both; the chat makes way. */
  keepsPreview?: boolean;
  /** Whether the side panel's menu lists it; what is not is opened from the publish bar. */
  inMenu: boolean;
  /** Whether this person is offered it for this app; the server refuses what is not. */
  isFor(app: AppDetail, isAdmin: boolean, toolId: string | null): boolean;
}

/** An entry whose code comes when it is opened. */
function entry(
  given: Omit<PanelEntry, 'load' | 'held' | 'zone' | 'inMenu' | 'group'> &
    Partial<Pick<PanelEntry, 'zone' | 'inMenu' | 'group'>>,
  load: () => Promise<Panel>,
): PanelEntry {
  let panel: Panel | null = null;
  return {
    zone: 'side',
    inMenu: true,
    group: 'build',
    ...given,
    held: () => panel,
    load: async () => {
      panel ??= await load();
      return panel;
    },
  };
}

const isOneOf =
  (...kinds: AppKind[]) =>
  (app: AppDetail) =>
    kinds.includes(app.kind);

/** What edits a tool: in an app of tools always, in a generated one while a tool is looked at. */
const ofTool = (app: AppDetail, _: boolean, toolId: string | null) =>
  toolId !== null || isOfTools(app);
const isOfTools = isOneOf('AI_TOOL', 'AI_APP');
/** What edits the app's pages, which make way for a tool that is looked at. */
const ofPages =
  (isFor: (app: AppDetail) => boolean) => (app: AppDetail, _: boolean, toolId: string | null) =>
    toolId === null && isFor(app);

/** Of a generated app for admins and plans that have them; of any other for everybody (spec 1, section 6). */
const hasSettings = (app: AppDetail) =>
  may(app.role, 'settings.change') && (app.settingsLocked === null || app.kind !== 'GEN_APP');
/** Whether it is a tool that is looked at, and no app (spec 1, section 2). */
const isTool = ({ kind }: AppDetail, toolId: string | null) =>
  kind === 'AI_TOOL' || (kind === 'GEN_APP' && toolId !== null);
const loadSettings = async () =>
  (await import('../../panels/settings/SettingsPanel.tsx')).SettingsPanel;
const loadTexts = async () => (await import('../../panels/tool/ToolTexts.tsx')).ToolTexts;
const loadAssistant = async () =>
  (await import('../../panels/assistant/AssistantPanel.tsx')).AssistantPanel;
const loadCode = async () => (await import('../../panels/code/CodePanel.tsx')).CodePanel;

/**
 * The panels, in the order of the menu (spec 1, section 2): one folder each below `panels/`. A new one is
 * a folder and an entry here.
 */
export const PANELS: readonly PanelEntry[] = [
  entry(
    {
      key: 'details',
      label: 'App details',
      short: 'Details',
      Icon: IconInfoCircle,
      isFor: () => true,
    },
    async () => (await import('../../panels/details/AppDetails.tsx')).AppDetails,
  ),
  entry(
    {
      key: 'database',
      label: 'Database',
      Icon: IconDatabase,
      zone: 'stage',
      isFor: ofPages((app) => !isOfTools(app)),
    },
    async () => (await import('../../panels/database/DatabasePanel.tsx')).DatabasePanel,
  ),
  entry(
    {
      key: 'texts',
      label: 'App texts',
      short: 'Texts',
      Icon: IconLetterCase,
      isFor: ofPages(isOneOf('GEN_APP')),
    },
    async () => (await import('../../panels/texts/TextsPanel.tsx')).TextsPanel,
  ),
  entry(
    {
      key: 'tool-texts',
      label: 'Tool texts',
      short: 'Texts',
      Icon: IconLetterCase,
      isFor: (app, isAdmin, toolId) => app.kind !== 'AI_APP' && ofTool(app, isAdmin, toolId),
    },
    loadTexts,
  ),
  entry(
    {
      key: 'app-texts',
      label: 'App texts',
      short: 'Texts',
      Icon: IconLetterCase,
      isFor: isOneOf('AI_APP'),
    },
    loadTexts,
  ),
  entry(
    {
      key: 'branding',
      label: 'App branding',
      short: 'Branding',
      Icon: IconPalette,
      isFor: (app, _, toolId) => isOfTools(app) || (toolId === null && app.kind === 'GEN_APP'),
    },
    async () => (await import('../../panels/branding/BrandingPanel.tsx')).BrandingPanel,
  ),
  entry(
    { key: 'fields', label: 'Custom fields', short: 'Fields', Icon: IconForms, isFor: ofTool },
    async () => (await import('../../panels/fields/FieldsPanel.tsx')).FieldsPanel,
  ),
  entry(
    {
      key: 'layout',
      label: 'Results layout',
      short: 'Layout',
      Icon: IconLayoutList,
      isFor: ofTool,
    },
    async () => (await import('../../panels/tool/LayoutPanel.tsx')).LayoutPanel,
  ),
  entry(
    { key: 'cta', label: 'Call to action', short: 'Action', Icon: IconClick, isFor: ofTool },
    async () => (await import('../../panels/tool/CallToAction.tsx')).CallToAction,
  ),
  entry(
    {
      key: 'data',
      label: 'Data sources',
      short: 'Data',
      Icon: IconBooks,
      isFor: isOneOf('GEN_APP', 'AI_APP', 'AI_TOOL'),
    },
    async () => (await import('../../panels/data/DataPanel.tsx')).DataPanel,
  ),
  entry(
    {
      key: 'runs',
      label: 'Runs',
      Icon: IconChartBar,
      zone: 'stage',
      isFor: (app, isAdmin, toolId) =>
        may(app.role, 'analytics.see') && ofTool(app, isAdmin, toolId),
    },
    async () => (await import('../../panels/runs/RunsPanel.tsx')).RunsPanel,
  ),
  entry(
    { key: 'share', label: 'Share and API', short: 'Share', Icon: IconShare, isFor: ofTool },
    async () => (await import('../../panels/share/SharePanel.tsx')).SharePanel,
  ),
  entry(
    {
      key: 'tools',
      label: 'App tools',
      short: 'Tools',
      Icon: IconSparkles,
      isFor: isOneOf('GEN_APP', 'AI_APP', 'AI_TOOL'),
    },
    async () => (await import('../../panels/tools/ToolsPanel.tsx')).ToolsPanel,
  ),
  entry(
    {
      key: 'assistant',
      label: 'Chat assistant',
      short: 'Chat',
      Icon: IconMessageChatbot,
      isFor: isOfTools,
    },
    loadAssistant,
  ),
  entry(
    {
      key: 'app-chat',
      label: 'App chat',
      short: 'Chat',
      Icon: IconMessageChatbot,
      // In a generated app it is for admins (ruling 91).
      isFor: (app, isAdmin) => isAdmin && app.kind === 'GEN_APP',
    },
    loadAssistant,
  ),
  entry(
    {
      key: 'code',
      label: 'Edit code',
      Icon: IconCode,
      zone: 'stage',
      keepsPreview: true,
      inMenu: false,
      isFor: (app, isAdmin) => isAdmin && app.kind === 'SPACE_APP',
    },
    loadCode,
  ),
  entry(
    {
      key: 'code-read',
      label: 'Read code',
      Icon: IconCode,
      zone: 'stage',
      keepsPreview: true,
      inMenu: false,
      // Admins edit, others read (spec 1, section 6); the editor knows by what the server says.
      isFor: (app, isAdmin) => !isAdmin && app.kind === 'SPACE_APP',
    },
    loadCode,
  ),
  entry(
    {
      key: 'settings',
      group: 'manage',
      label: 'App settings',
      short: 'Settings',
      Icon: IconAdjustments,
      isFor: (app, _, toolId) => hasSettings(app) && !isTool(app, toolId),
    },
    loadSettings,
  ),
  entry(
    {
      key: 'tool-settings',
      group: 'manage',
      label: 'Tool settings',
      short: 'Settings',
      Icon: IconAdjustments,
      // Of a tool everybody sees them; below their plan they are disabled (ruling 90).
      isFor: (app, _, toolId) => may(app.role, 'settings.change') && isTool(app, toolId),
    },
    loadSettings,
  ),
  entry(
    {
      key: 'versions',
      group: 'manage',
      label: 'Version history',
      short: 'History',
      Icon: IconHistory,
      isFor: () => true,
    },
    async () => (await import('../../panels/versions/VersionsPanel.tsx')).VersionsPanel,
  ),
  entry(
    {
      key: 'integrations',
      group: 'manage',
      label: 'Integrations',
      short: 'Connect',
      Icon: IconPlugConnected,
      isFor: (app) => may(app.role, 'integrations.manage'),
    },
    async () => (await import('../../panels/integrations/IntegrationsPanel.tsx')).IntegrationsPanel,
  ),
  entry(
    {
      key: 'users',
      group: 'people',
      label: 'Users',
      Icon: IconUsers,
      isFor: (app) => may(app.role, 'users.manage'),
    },
    async () => (await import('../../panels/users/UsersPanel.tsx')).UsersPanel,
  ),
  entry(
    {
      key: 'members',
      group: 'people',
      label: 'Collaborators',
      short: 'Team',
      Icon: IconUsersGroup,
      isFor: (app) => may(app.role, 'members.see'),
    },
    async () => (await import('../../panels/members/MembersPanel.tsx')).MembersPanel,
  ),
];

/** The panels, with a tool's own word for its data in the place of 'Data sources' (spec 1, section 2). */
export const panelsWith = (dataLabel: string | null): readonly PanelEntry[] =>
  dataLabel === null
    ? PANELS
    : PANELS.map((one) => (one.key === 'data' ? { ...one, label: dataLabel } : one));
