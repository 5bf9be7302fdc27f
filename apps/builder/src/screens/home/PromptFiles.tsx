import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FileIcon } from '../../panels/chat/attachments/FileIcon.tsx';

interface Props {
  list: readonly File[];
  onRemove(file: File): void;
}

/** Files that go along with what is to be built; the rows of a table become data of the app. */
export function PromptFiles({ list, onRemove }: Props) {
  if (list.length === 0) return null;
  return (
    <Group gap={6} mb={8} px="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {list.map((file) => (
        <Paper key={`${file.name} ${file.lastModified}`} component="li" withBorder px={8} py={2}>
          <Group gap={6} wrap="nowrap" maw={240}>
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
        </Paper>
      ))}
    </Group>
  );
}
