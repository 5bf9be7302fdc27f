import type { Mailer } from '../mail/index.ts';
import type { ToolNeeds, ToolRuns } from '../tools/index.ts';

/** What this room needs of the installation: what tools need, since it runs them, and to write to people. */
export interface AssistantNeeds extends ToolNeeds {
  toolRuns: ToolRuns;
  mail: Mailer;
}
