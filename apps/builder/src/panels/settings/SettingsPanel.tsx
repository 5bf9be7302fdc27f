import { Divider, Stack } from '@mantine/core';
import { isOfTools, may } from '@trellis/contract';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import type { PanelProps } from '../types.ts';
import { GeneralSection } from './GeneralSection.tsx';
import { HostSection } from './HostSection.tsx';
import { LibrarySection } from './LibrarySection.tsx';
import { MembershipsSection } from './MembershipsSection.tsx';
import { ReachSection } from './ReachSection.tsx';
import { RunsSection } from './RunsSection.tsx';
import { SignupSection } from './SignupSection.tsx';
import { TemplateSection } from './TemplateSection.tsx';
import { ToolSettings } from './ToolSettings.tsx';

/** How tools are run, who may come in, and whom they turn to. */
export function SettingsPanel({ app, toolId }: PanelProps) {
  const isRefused = !may(app.role, 'settings.change');
  const disabled = isRefused || app.settingsLocked !== null;
  // Those of a generated app need another plan than those of its tools (ruling 35).
  const isOfOneTool = toolId !== null && app.kind === 'GEN_APP';
  const locked = isOfOneTool ? app.toolSettingsLocked : app.settingsLocked;
  return (
    <Stack gap="md">
      {locked && <UpgradePrompt message={locked} />}
      {toolId !== null && app.kind !== 'AI_TOOL' && (
        <ToolSettings
          key={toolId}
          appId={app.appId}
          toolId={toolId}
          disabled={isRefused || locked !== null}
        />
      )}
      {isOfOneTool && app.settingsLocked !== null ? null : (
        <OfApp app={app} toolId={toolId} disabled={disabled} />
      )}
    </Stack>
  );
}

/** The settings of the app as a whole. */
function OfApp({
  app,
  toolId,
  disabled,
}: Pick<PanelProps, 'app' | 'toolId'> & { disabled: boolean }) {
  const account = useAccount();
  return (
    <>
      {(isOfTools(app.kind) || toolId !== null) && (
        <>
          <RunsSection disabled={disabled} />
          <Divider />
        </>
      )}
      <GeneralSection app={app} disabled={disabled} />
      <Divider />
      <SignupSection app={app} disabled={disabled} />
      <Divider />
      <MembershipsSection app={app} disabled={disabled} />
      <Divider />
      <ReachSection disabled={disabled} />
      {account?.isAdmin && (
        <>
          <Divider />
          <TemplateSection app={app} disabled={disabled} />
        </>
      )}
      {app.mayListTool && isOfTools(app.kind) && (
        <>
          <Divider />
          <LibrarySection app={app} disabled={disabled} isAdmin={account?.isAdmin === true} />
        </>
      )}
      {may(app.role, 'settings.change') && (
        <>
          <Divider />
          <HostSection app={app} disabled={disabled} />
        </>
      )}
    </>
  );
}
