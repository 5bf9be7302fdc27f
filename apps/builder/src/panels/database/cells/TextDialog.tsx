import { Text, Textarea } from '@mantine/core';
import { typedJson } from '@trellis/fields';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import type { EditorProps } from './editor.ts';
import { plainText } from './text.ts';

/** Long texts and JSON, with Cancel and Save (spec 2, section 4). */
export function TextDialog(props: EditorProps) {
  const { column, value, typed, theirs, onWrite, onCommit, onCancel } = props;
  const isJson = column.type.cell.editor === 'json';
  const first = isJson
    ? value === null || value === undefined
      ? ''
      : JSON.stringify(value, null, 2)
    : String(value ?? '');
  const [text, setText] = useState(typed ?? first);
  const [problem, setProblem] = useState<string | null>(null);
  const maxLength = column.field?.maxLength;
  const isFull = maxLength !== undefined && text.length >= maxLength;
  const save = () => {
    const parsed = isJson ? typedJson(text) : { value: text };
    if ('problem' in parsed) setProblem(parsed.problem);
    else onCommit(parsed.value, 'stay');
  };
  return (
    <Dialog opened title={column.label} size="md" onClose={() => onCancel()}>
      <Textarea
        aria-label={column.label}
        attributes={isJson ? { input: { dir: 'ltr' } } : undefined}
        data-autofocus
        autosize
        minRows={6}
        maxRows={20}
        value={text}
        error={problem}
        description={isFull ? `${maxLength} characters max` : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        styles={isJson ? { input: { fontFamily: 'monospace' } } : {}}
        maxLength={maxLength}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onWrite(event.currentTarget.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          if (event.key === 'Escape') onCancel();
        }}
      />
      {theirs && (
        <Text size="xs" mt={4} role="alert">
          Somebody else changed this to “{plainText(theirs.value, column).slice(0, 200)}”. When you
          save, you choose which one to keep.
        </Text>
      )}
      <DialogFooter act="Save" mt="md" onAct={save} onClose={() => onCancel()} />
    </Dialog>
  );
}
