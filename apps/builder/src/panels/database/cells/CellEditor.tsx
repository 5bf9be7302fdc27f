import type { EditorProps } from './editor.ts';
import { FilesDialog } from './FilesDialog.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { InlineEditor } from './InlineEditor.tsx';
import { MultiSelectEditor, SelectEditor } from './OptionEditor.tsx';
import { RelationEditor } from './RelationEditor.tsx';
import { TextDialog } from './TextDialog.tsx';
import { isLong } from './text.ts';

/** The editor of a cell, by its type. */
export function CellEditor(props: EditorProps) {
  const { column, value } = props;
  switch (column.type.cell.editor) {
    case 'option':
      return <SelectEditor {...props} />;
    case 'options':
      return <MultiSelectEditor {...props} />;
    case 'relation':
      return <RelationEditor {...props} />;
    case 'image':
      return <ImageDialog {...props} />;
    case 'json':
      return <TextDialog {...props} />;
    case 'files':
      return <FilesDialog {...props} />;
    case 'text':
      return isLong(String(value ?? '')) ? <TextDialog {...props} /> : <InlineEditor {...props} />;
    default:
      return <InlineEditor {...props} />;
  }
}
