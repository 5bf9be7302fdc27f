import { useEffect, useRef } from 'react';
import { ImportDialog } from '../import/ImportDialog.tsx';
import type { FileKind } from '../import/UploadStep.tsx';
import { useImport } from '../import/useImport.ts';

interface Props {
  appId: string;
  kind: FileKind;
  /** It is there, by this name. */
  onMade(entityName: string): void;
  onClose(): void;
}

/** A table of a file, or of what was copied elsewhere: its columns and its rows. */
export default function FileTable({ appId, kind, onMade, onClose }: Props) {
  const one = useImport(appId, null);
  const { wizard, isOpen, open } = one;
  const wasOpen = useRef(false);
  useEffect(() => open(), [open]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen, onClose]);
  const made = wizard.step === 'import' ? wizard.progress.entityName : null;
  useEffect(() => {
    if (made !== null) onMade(made);
  }, [made, onMade]);
  return isOpen && <ImportDialog one={one} kind={kind} entity={null} />;
}
