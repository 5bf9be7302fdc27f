import { Chip, Group, Input, Text } from '@mantine/core';
import { templateCalls } from '@trellis/contract';
import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { TextField } from '../../saving/fields/TextField.tsx';
import { useCall } from '../../session/query.ts';
import { ImageUpload } from '../../ui/ImageUpload.tsx';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { uploadFile } from '../../ui/upload.ts';
import { useAccount } from '../../ui/useAccount.ts';

/** How the library shows an app that is a template. */
export function TemplateFields({ appId, disabled }: { appId: string; disabled: boolean }) {
  const isTemplate = useField('settings', 'isAppTemplate').value === true;
  const isToolTemplate = useField('settings', 'isToolTemplate').value === true;
  return isTemplate || isToolTemplate ? <Shown appId={appId} disabled={disabled} /> : null;
}

function Shown({ appId, disabled }: { appId: string; disabled: boolean }) {
  const account = useAccount();
  const category = useField('settings', 'templateCategory');
  const picture = useField('settings', 'templateImageUrl');
  const categories = useCall(templateCalls.list).value?.categories ?? [];
  const value = category.value ?? '';
  const isGone = value !== '' && !categories.includes(value);
  return (
    <>
      <Text size="xs" c="dimmed">
        People who start from it get its pages, entities, tools, settings and data sources, without
        its rows, people and secrets. It appears in the library while it is published.
      </Text>
      <div>
        <NativeChoice
          label="Category"
          isLabelled
          disabled={disabled}
          value={value}
          options={[
            { value: '', label: 'None' },
            ...categories.map((name) => ({ value: name, label: name })),
            ...(isGone ? [{ value, label: value }] : []),
          ]}
          onChange={(next) => category.set(next || null)}
        />
        <ConflictNote field={category} />
      </div>
      <MoreCategories
        categories={categories.filter((name) => name !== value)}
        disabled={disabled}
      />
      <TextField
        item="settings"
        field="templateDescription"
        label="Library description"
        multiline
        maxLength={1_000}
        disabled={disabled}
      />
      <div>
        <ImageUpload
          label="Picture"
          value={picture.value ?? null}
          disabled={disabled}
          send={(file, onProgress, signal) => uploadFile(appId, file, onProgress, signal)}
          onChange={picture.set}
        />
        <ConflictNote field={picture} />
      </div>
      {account?.isAdmin && (
        <SwitchField
          item="settings"
          field="isProTool"
          label="Pro"
          description="Needs a paid plan to start from"
          disabled={disabled}
        />
      )}
    </>
  );
}

/** Categories in which the library has it beside the one that it is shown with. */
function MoreCategories({
  categories,
  disabled,
}: {
  categories: readonly string[];
  disabled: boolean;
}) {
  const more = useField('settings', 'templateCategories');
  const chosen = more.value ?? [];
  // One that there is no more can be taken out, and stands here until then.
  const all = [...new Set([...categories, ...chosen])];
  if (all.length === 0) return null;
  return (
    <Input.Wrapper label="Also listed in" labelElement="div">
      <Chip.Group multiple value={chosen} onChange={(next) => more.set(next)}>
        <Group gap={6} mt={4} role="group" aria-label="Also listed in these categories">
          {all.map((name) => (
            <Chip key={name} value={name} size="xs" disabled={disabled}>
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <ConflictNote field={more} />
    </Input.Wrapper>
  );
}
