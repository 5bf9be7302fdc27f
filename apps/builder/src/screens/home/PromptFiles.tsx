import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FileIcon } from '../../panels/chat/attachments/FileIcon.tsx';
import { IntoChoice } from '../../panels/chat/attachments/IntoChoice.tsx';
import type { Picked } from './picked.ts';

interface Props {
  list: readonly Picked[];
  onRemove(file: File): void;
  onInto(file: File, entity: string | null): void;
}

/** Files that go along with what is to be built; a table says where its rows go. */
export function PromptFiles({ list, onRemove, onInto }: Props) {
  if (list.length === 0) return null;
  return (
    <Group gap={6} mb={8} px="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {list.map(({ file, isTable, entity }) => (
        <Paper key={`${file.name} ${file.lastModified}`} component="li" withBorder px={8} py={2}>
          <Group gap={6} wrap="nowrap" maw={isTable ? 320 : 240}>
            <FileIcon name={file.name} contentType={file.type} />
            <Text size="xs" truncate>
              {file.name}
            </Text>
            <ActionIcon
              size={24}
              variant="subtle"
              aria-label={`Remove ${file.name}`}
              onClick={() => onRemove(file)}
            >
              <IconX size={14} />
            </ActionIcon>
          </Group>
          {isTable && (
            <IntoChoice
              name={file.name}
              entities={[]}
              entity={entity}
              onInto={(into) => onInto(file, into)}
            />
          )}
        </Paper>
      ))}
    </Group>
  );
}
