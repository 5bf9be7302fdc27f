import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import '../code.module.css';
import { reading } from '../editor/setup.ts';

/** Code to read, colored by the file's ending. */
export function CodeView({ id, text }: { id: string; text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          reading(id),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({ 'aria-label': `Content of ${id}` }),
        ],
      }),
    });
    return () => view.destroy();
  }, [id, text]);
  return <div ref={place} />;
}
