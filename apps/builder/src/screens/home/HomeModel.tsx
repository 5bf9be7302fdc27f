import { lazy } from 'react';
import { ModelButton } from '../../panels/chat/model/ModelButton.tsx';

const HomeModelDialog = lazy(async () => ({
  default: (await import('./HomeModelDialog.tsx')).HomeModelDialog,
}));

interface Props {
  /** Null for the installation's own. */
  value: string | null;
  onChange(model: string | null): void;
}

/** For admins: which model answers in the app that is made next. */
export function HomeModel({ value, onChange }: Props) {
  return (
    <ModelButton chosen={value && `Built by ${value}`}>
      {(close) => <HomeModelDialog value={value} onChange={onChange} onClose={close} />}
    </ModelButton>
  );
}
