import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { LIMITS } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import classes from '../code.module.css';
import { reading } from '../editor/setup.ts';

interface Props {
  id: string;
  before: string;
  after: string;
  labels: [before: string, after: string];
  /** The second text can be changed, and taken over piece by piece from the first. */
  onChange?: (text: string) => void;
}

/** Two states of a file beside each other; on a phone in one column. What is the same is folded away. */
export function DiffView({ id, before, after, labels, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const changed = useRef(onChange);
  changed.current = onChange;
  const canEdit = onChange !== undefined;
  // While it is edited, what is typed must not begin the view anew.
  const [first] = useState(after);
  const second = canEdit ? first : after;
  useEffect(() => {
    if (!place.current) return;
    const collapseUnchanged = { margin: LIMITS.diff.context, minSize: 6 };
    // Word by word only where that is quick, and still says more than the lines.
    const highlightChanges = Math.max(before.length, second.length) <= LIMITS.diff.wordsUpTo;
    const named = (label: string) => EditorView.contentAttributes.of({ 'aria-label': label });
    const fixed = [EditorState.readOnly.of(true), EditorView.editable.of(true)];
    const extensions = [
      reading(id),
      named(labels[1]),
      canEdit ? [] : fixed,
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) changed.current?.(state.doc.toString());
      }),
    ];
    const parent = place.current;
    const view = isPhone
      ? new EditorView({
          parent,
          state: EditorState.create({
            doc: second,
            extensions: [
              extensions,
              unifiedMergeView({
                original: before,
                mergeControls: canEdit,
                collapseUnchanged,
                highlightChanges,
              }),
            ],
          }),
        })
      : new MergeView({
          parent,
          a: { doc: before, extensions: [reading(id), named(labels[0]), fixed] },
          b: { doc: second, extensions },
          collapseUnchanged,
          highlightChanges,
          ...(canEdit && { revertControls: 'a-to-b' as const }),
        });
    return () => view.destroy();
  }, [id, before, second, canEdit, isPhone, labels[0], labels[1]]);
  return <div ref={place} className={classes.diff} />;
}
