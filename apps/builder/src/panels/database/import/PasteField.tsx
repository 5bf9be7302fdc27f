import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';

interface Props {
  isBusy: boolean;
  onTable(file: File): void;
}

/** Cells that were copied in a spreadsheet, a page or a text; they are read as a file with them would be. */
export function PasteField({ isBusy, onTable }: Props) {
  const [text, setText] = useState('');
  const take = (pasted: string) => onTable(new File([pasted], 'Pasted table.txt'));
  return (
    <>
      <Textarea
        label="Table"
        description="Copy cells in a spreadsheet and paste them here, with the headers in the first row. Separate them with commas, semicolons or tabs."
        data-autofocus
        autosize
        minRows={6}
        maxRows={14}
        styles={{ input: { fontFamily: 'monospace', whiteSpace: 'pre', overflowX: 'auto' } }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button size="xs" loading={isBusy} disabled={text.trim() === ''} onClick={() => take(text)}>
          Use this table
        </Button>
      </Group>
    </>
  );
}
