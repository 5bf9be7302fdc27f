import { Checkbox, Stack, Text } from '@mantine/core';
import type { ContextItem } from '@trellis/contract';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useOpenTool, useToolPart } from '../tool/useTool.ts';

interface Props {
  toolId: string;
  items: readonly ContextItem[];
  disabled: boolean;
}

const SCOPES = [
  { value: 'all', label: 'All of it' },
  { value: 'chosen', label: 'Only selected items' },
] as const;

/** Which of the app's data the tool that is looked at answers from. */
export function ToolData(props: Props) {
  const isReady = useOpenTool(props.toolId) === 'ready';
  return isReady && props.items.length > 0 ? <Chosen {...props} /> : null;
}

function Chosen({ toolId, items, disabled }: Props) {
  const field = useToolPart(toolId, 'items');
  const title = useToolPart(toolId, 'title').value?.trim();
  const named = field.value ?? [];
  // A tool may name the item that another one took the place of.
  const isNamed = ({ id, originalContextItemId }: ContextItem) =>
    named.includes(id) || (originalContextItemId !== null && named.includes(originalContextItemId));
  const chosen = items.filter(isNamed).map(({ id }) => id);
  const set = (ids: string[]) => field.set(ids);
  return (
    <Stack gap="xs">
      <Choice
        label={title ? `What “${title}” answers from` : 'What this tool answers from'}
        value={named.length === 0 ? 'all' : 'chosen'}
        options={SCOPES}
        disabled={disabled}
        onChange={(scope) => set(scope === 'all' ? [] : items.map(({ id }) => id))}
      />
      {named.length > 0 && (
        <Stack gap={6} role="group" aria-label="Data of this tool">
          {items.map((item) => (
            <Checkbox
              key={item.id}
              label={item.name}
              checked={isNamed(item)}
              disabled={disabled || (chosen.length === 1 && isNamed(item))}
              onChange={(event) =>
                set(
                  event.currentTarget.checked
                    ? [...chosen, item.id]
                    : chosen.filter((id) => id !== item.id),
                )
              }
            />
          ))}
          {chosen.length === 0 && (
            <Text size="xs" c="var(--mantine-color-error)" role="alert">
              This tool’s data is gone.
            </Text>
          )}
        </Stack>
      )}
      <ConflictNote field={field} />
    </Stack>
  );
}
