import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PickFile } from '../../../ui/PickFile.tsx';
import classes from './import.module.css';
import { PasteField } from './PasteField.tsx';
import type { Import } from './useImport.ts';
import type { Wizard } from './wizard/state.ts';

/** What a file picker offers first, by what was asked for, and what it is called. */
const KINDS = {
  csv: { accept: '.csv,text/csv', words: 'a CSV file' },
  other: { accept: '.tsv,.xlsx,.json,.jsonl,.ndjson', words: 'a TSV, Excel (.xlsx) or JSON file' },
  any: {
    accept: '.csv,.tsv,.xlsx,.json,.jsonl,.ndjson,text/csv',
    words: 'a CSV, TSV, Excel (.xlsx) or JSON file',
  },
} as const;
/** What can be read is taken, whichever of them was asked for. */
const READABLE = /\.(csv|tsv|xlsx|json|jsonl|ndjson)$/i;

/** What a table comes as: a file of one kind, or what was copied elsewhere. */
export type FileKind = keyof typeof KINDS | 'paste';

interface Props {
  wizard: Wizard & { step: 'upload' };
  kind: FileKind;
  one: Import;
}

/** The table: a file that is chosen or dropped, or what is pasted. Its first row has the headers. */
export function UploadStep(props: Props) {
  const { wizard, kind, one } = props;
  return (
    <Stack gap="sm">
      {kind === 'paste' ? (
        <PasteField isBusy={wizard.isBusy} onTable={one.upload} />
      ) : (
        <PickedFile {...props} kind={kind} />
      )}
      {wizard.problem !== null && (
        <Alert color="red" role="alert">
          {wizard.problem}
        </Alert>
      )}
    </Stack>
  );
}

function PickedFile({ wizard, kind, one }: Props & { kind: keyof typeof KINDS }) {
  const [isOver, setOver] = useState(false);
  const { accept, words } = KINDS[kind];
  const take = (file: File | undefined) => {
    if (!file || wizard.isBusy) return;
    if (READABLE.test(file.name)) one.upload(file);
    else one.refuse(`${file.name} is not ${words}. Choose ${words}.`);
  };
  return (
    <section
      className={classes.drop}
      data-over={isOver || undefined}
      aria-label="File"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Text size="sm">Drop {words} here, or choose one.</Text>
      <PickFile label="Choose file" accept={accept} isBusy={wizard.isBusy} onPick={take} />
      <Text size="xs" c="dimmed">
        The first row holds the headers. Empty lines are skipped, values are trimmed.
      </Text>
    </section>
  );
}
