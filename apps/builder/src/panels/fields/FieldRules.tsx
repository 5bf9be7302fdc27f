import { Stack, Textarea, TextInput } from '@mantine/core';
import {
  type AppDetail,
  type ToolField,
  type ToolFieldType,
  toolCalls,
  UPLOAD_FIELD_TYPES,
} from '@trellis/contract';
import { useState } from 'react';
import { useField } from '../../saving/context.ts';
import { useCall } from '../../session/query.ts';
import { atMost } from '../../ui/atMost.ts';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { useToolPart } from '../tool/useTool.ts';
import { Options } from './Options.tsx';
import { OptionsFrom } from './OptionsFrom.tsx';
import { PhotosLocked } from './PhotosLocked.tsx';
import { hasOptions, retyped, typesFor } from './types.ts';

interface Props {
  app: AppDetail;
  toolId: string;
  field: ToolField;
  disabled: boolean;
  onChange(next: ToolField): void;
}

const FILTERS = [
  { value: 'none', label: 'No filter' },
  { value: 'include', label: 'Only matches' },
  { value: 'exclude', label: 'Exclude matches' },
];

/** Type, options and rules of a field (spec 1, sections 3 and 5). */
export function FieldRules({ app, toolId, field, disabled, onChange }: Props) {
  const isAdmin = useAccount()?.isAdmin === true;
  const hasSignup = useField('settings', 'isSignupEnabled').value === true;
  const isMultiStep = useToolPart(toolId, 'isMultiStepInput').value === true;
  const steps = useToolPart(toolId, 'inputSteps').value ?? [];
  const set = (part: Partial<ToolField>) => onChange({ ...field, ...part });
  const [isAsking, setAsking] = useState(false);
  const filter = field.filterCondition ?? 'none';
  return (
    <Stack gap="xs">
      <NativeChoice
        label="Type"
        isLabelled
        disabled={disabled}
        value={field.type}
        options={typesFor(isAdmin, field.type)}
        onChange={(type) => {
          const isLocked = type === 'photo' && app.photosLocked !== null;
          setAsking(isLocked);
          if (!isLocked) onChange(retyped(field, type as ToolFieldType));
        }}
      />
      {isAsking && <PhotosLocked app={app} />}
      {hasOptions(field) && (
        <OptionsFrom app={app} field={field} disabled={disabled} onChange={onChange} />
      )}
      {hasOptions(field) && !field.optionsFrom && (
        <Options appId={app.appId} field={field} disabled={disabled} onChange={onChange} />
      )}
      {field.type === 'photo' && (
        <Textarea
          size="xs"
          label="Instructions"
          description="What to look for in the photo"
          autosize
          maxRows={6}
          maxLength={2_000}
          error={atMost(field.instructions ?? '', 2_000)}
          disabled={disabled}
          value={field.instructions ?? ''}
          onChange={(event) => set({ instructions: event.currentTarget.value })}
        />
      )}
      {field.type === 'tool_item_select' && (
        <ItemTool app={app} field={field} disabled={disabled} onChange={onChange} />
      )}
      <Toggle
        label="Required"
        checked={field.required === true}
        disabled={disabled}
        onChange={(required) => set({ required })}
      />
      <Toggle
        label="Personal"
        description={
          field.type === 'email'
            ? 'An email address is always personal.'
            : 'Kept out of logs, shared results and templates.'
        }
        checked={field.personal === true}
        disabled={disabled || field.type === 'email'}
        onChange={(personal) => set({ personal })}
      />
      {!UPLOAD_FIELD_TYPES.includes(field.type) && hasSignup && (
        <Toggle
          label="Memorize"
          description="Remembered for next time"
          checked={field.memorize === true}
          disabled={disabled}
          onChange={(memorize) => set({ memorize })}
        />
      )}
      {isMultiStep && steps.length > 0 && (
        <NativeChoice
          label="Step"
          isLabelled
          disabled={disabled}
          value={field.stepId ?? steps[0]!.id}
          options={steps.map(({ id, title }, at) => ({
            value: id,
            label: title || `Step ${at + 1}`,
          }))}
          onChange={(stepId) => set({ stepId })}
        />
      )}
      <NativeChoice
        label="Filter condition"
        isLabelled
        disabled={disabled}
        value={filter}
        options={FILTERS}
        onChange={(value) => set({ filterCondition: value as 'none' | 'include' | 'exclude' })}
      />
      {filter !== 'none' && (
        <TextInput
          size="xs"
          label="Column"
          description="Column of the items list to compare with"
          maxLength={100}
          error={atMost(field.column ?? '', 100)}
          disabled={disabled}
          value={field.column ?? ''}
          onChange={(event) => set({ column: event.currentTarget.value || null })}
        />
      )}
    </Stack>
  );
}

/** Whose items are chosen from. */
function ItemTool({
  app: { appId },
  field,
  disabled,
  onChange,
}: Pick<Props, 'app' | 'field' | 'disabled' | 'onChange'>) {
  const tools = useCall(toolCalls.list, { params: { appId } }).value?.tools;
  const chosen = field.toolId ?? '';
  const isGone = tools !== undefined && chosen !== '' && !tools.some((t) => t.toolId === chosen);
  return (
    <div>
      <NativeChoice
        label="Tool whose items are chosen from"
        isLabelled
        disabled={disabled}
        value={chosen}
        options={[
          { value: '', label: 'Choose…' },
          ...(isGone ? [{ value: chosen, label: 'Selected tool not found' }] : []),
          ...(tools ?? []).map(({ toolId, title }) => ({ value: toolId, label: title || toolId })),
        ]}
        onChange={(toolId) => onChange({ ...field, toolId: toolId || null })}
      />
    </div>
  );
}
