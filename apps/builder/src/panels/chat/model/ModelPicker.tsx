import { lazy } from 'react';
import { useAskedFor } from './asked.ts';
import { ModelButton } from './ModelButton.tsx';

const ModelDialog = lazy(async () => ({
  default: (await import('./ModelDialog.tsx')).ModelDialog,
}));

/** For admins: which model answers in this app, or their own messages in it. */
export function ModelPicker({ appId }: { appId: string }) {
  const asked = useAskedFor(appId);
  return (
    <ModelButton chosen={asked && `My messages use ${asked}`}>
      {(close) => <ModelDialog appId={appId} onClose={close} />}
    </ModelButton>
  );
}
