import { Button, Divider, Stack, TextInput } from '@mantine/core';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { TextField } from '../../saving/fields/TextField.tsx';
import { toolItem } from '../../saving/items.ts';
import { atMost } from '../../ui/atMost.ts';
import { ImageUpload } from '../../ui/ImageUpload.tsx';
import { uploadFile } from '../../ui/upload.ts';
import { Behind } from './Behind.tsx';
import { Examples } from './Examples.tsx';
import { useToolPart } from './useTool.ts';
import { type ToolPartProps, withTool } from './WithTool.tsx';

/** What a tool says to those who run it (spec 1, section 3: App texts). */
export const ToolTexts = withTool(({ app, toolId, disabled }: ToolPartProps) => {
  const item = toolItem(toolId);
  return (
    <Stack gap="sm">
      {app.kind !== 'AI_TOOL' && (
        <TextField
          item={item}
          field="title"
          label="Name"
          description="Shown in your list of tools"
          maxLength={100}
          disabled={disabled}
        />
      )}
      <TextField
        item={item}
        field="header"
        label="Header"
        description={app.kind === 'AI_TOOL' ? 'Also the name of your tool' : undefined}
        maxLength={100}
        disabled={disabled}
      />
      <TextField
        item={item}
        field="description"
        label="Subheader"
        maxLength={500}
        multiline
        disabled={disabled}
      />
      <TextField
        item={item}
        field="path"
        label="Path"
        description="The last part of its link: letters, numbers and dashes"
        maxLength={100}
        disabled={disabled}
      />
      <Picture appId={app.appId} toolId={toolId} disabled={disabled} />
      <Behind appId={app.appId} toolId={toolId} disabled={disabled} />
      <Features toolId={toolId} disabled={disabled} />
      <Divider />
      <SwitchField
        item={item}
        field="isInputHidden"
        label="Hide the text input"
        description="Only the fields are shown"
        disabled={disabled}
      />
      <SwitchField
        item={item}
        field="isInputCollapsed"
        label="Collapse the text input"
        description="People click to open it"
        disabled={disabled}
      />
      <TextField
        item={item}
        field="inputLabel"
        label="Label of the text input"
        maxLength={200}
        disabled={disabled}
      />
      <TextField
        item={item}
        field="inputPlaceholder"
        label="Placeholder of the text input"
        maxLength={500}
        disabled={disabled}
      />
      <TextField
        item={item}
        field="welcomeMessage"
        label="Welcome message"
        maxLength={2_000}
        multiline
        disabled={disabled}
      />
      <Divider />
      <Examples toolId={toolId} disabled={disabled} />
      <SwitchField
        item={item}
        field="followups"
        label="Interactive Followups"
        description="After a run, people can ask for more"
        disabled={disabled}
      />
    </Stack>
  );
});

function Picture({
  appId,
  toolId,
  disabled,
}: {
  appId: string;
  toolId: string;
  disabled: boolean;
}) {
  const bound = useToolPart(toolId, 'imageUrl');
  return (
    <div>
      <ImageUpload
        label="Picture"
        value={bound.value ?? null}
        disabled={disabled}
        send={(file, onProgress, signal) => uploadFile(appId, file, onProgress, signal)}
        onChange={bound.set}
      />
      <ConflictNote field={bound} />
    </div>
  );
}

const MOST_FEATURES = 3;

/** Short highlights under the header. */
function Features({ toolId, disabled }: { toolId: string; disabled: boolean }) {
  const bound = useToolPart(toolId, 'features');
  const features = bound.value ?? [];
  return (
    <Stack gap={6} role="group" aria-label="Highlights">
      {features.map((feature, at) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          key={at}
          size="xs"
          label={`Highlight ${at + 1}`}
          maxLength={200}
          error={atMost(feature, 200)}
          value={feature}
          disabled={disabled}
          onChange={(event) => bound.set(features.with(at, event.currentTarget.value))}
          onBlur={() => {
            if (features.some((one) => one.trim() === ''))
              bound.set(features.filter((one) => one.trim() !== ''));
          }}
        />
      ))}
      {features.length < MOST_FEATURES && !disabled && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => bound.set([...features, ''])}
          style={{ alignSelf: 'flex-start' }}
        >
          Add a highlight
        </Button>
      )}
      <ConflictNote field={bound} />
    </Stack>
  );
}
