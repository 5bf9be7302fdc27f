import type { AppDetail } from '@trellis/contract';

/** What every panel is given. */
export interface PanelProps {
  app: AppDetail;
  /** The app was changed by a call of its own: what is shown of it is read anew. */
  onSaved(): void;
}
