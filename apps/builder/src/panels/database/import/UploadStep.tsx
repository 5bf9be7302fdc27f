import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PickFile } from '../../../ui/PickFile.tsx';
import classes from './import.module.css';
import { PasteField } from './PasteField.tsx';
import type { Import } from './useImport.ts';
import type { Wizard } from './wizard/state.ts';

const KINDS = {
  csv: { accept: '.csv,text/csv', ending: /\.csv$/i, words: 'a CSV file' },
  other: { accept: '.tsv,.xlsx', ending: /\.(tsv|xlsx)$/i, words: 'a TSV or Excel (.xlsx) file' },
  any: {
    accept: '.csv,.tsv,.xlsx,text/csv',
    ending: /\.(csv|tsv|xlsx)$/i,
    words: 'a CSV, TSV or Excel (.xlsx) file',
  },
} as const;

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
  const { accept, ending, words } = KINDS[kind];
  const take = (file: File | undefined) => {
    if (!file || wizard.isBusy) return;
    if (ending.test(file.name)) one.upload(file);
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
