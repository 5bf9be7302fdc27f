import { Button, Checkbox, Group } from '@mantine/core';
import type { ConnectedThing } from '@trellis/contract';

const KINDS: Record<string, string> = {
  notion_page: 'Page',
  notion_database: 'Database',
  google_doc: 'Document',
  google_sheet: 'Spreadsheet',
  google_slide: 'Slides',
  unrecognized: 'Folder',
};

interface Props {
  thing: ConnectedThing;
  isChosen: boolean;
  onChosen(is: boolean): void;
  /** It is looked into. */
  onOpened(): void;
}

/** One thing of a service: chosen with all that is in it, or looked into. */
export function Thing({ thing, isChosen, onChosen, onOpened }: Props) {
  const { name, type, isFolder } = thing;
  const kind = type === 'google_sheet' && !isFolder ? 'Sheet' : (KINDS[type] ?? 'File');
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="xs">
      <Checkbox
        label={name}
        description={isFolder ? `${kind} and everything in it` : kind}
        checked={isChosen}
        styles={{ body: { minWidth: 0 }, label: { overflowWrap: 'anywhere' } }}
        onChange={(event) => onChosen(event.currentTarget.checked)}
      />
      {isFolder && (
        <Button size="xs" variant="subtle" aria-label={`Open ${name}`} onClick={onOpened}>
          Open
        </Button>
      )}
    </Group>
  );
}
