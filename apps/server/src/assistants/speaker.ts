import type { ChatAssistant } from '@trellis/contract';
import type { AppRow } from '../apps/index.ts';
import type { Environment } from '../identity/index.ts';
import type { Caller } from '../integrations/index.ts';
import type { Owner } from '../tools/index.ts';

/** Who says something to which assistant. */
export interface Speaker {
  app: AppRow;
  assistant: ChatAssistant;
  caller: Caller;
  environment: Environment;
  owner: Owner;
}
