import type { AppDetail } from '@trellis/contract';

/** The conversation with the assistant, for panels that ask it for something. */
export interface PanelChat {
  isBusy: boolean;
  /** Whether the message is on its way; why not is said in the conversation. */
  send(text: string): Promise<boolean>;
}

/** What every panel is given. */
export interface PanelProps {
  app: AppDetail;
  /** The AI tool that is looked at; null for none. */
  toolId: string | null;
  chat: PanelChat;
  /** The app was changed by a call of its own: what is shown of it is read anew. */
  onSaved(): void;
  /** Opens another panel of the side in the place of this one. */
  openPanel?(key: string): void;
}
