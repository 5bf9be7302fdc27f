import type { ModelProvider } from '@trellis/contract';

/** How a model is reached, as an admin would say it on the screen. */
export interface Choice {
  provider: ModelProvider;
  model: string;
  baseUrl?: string;
  apiKey?: string;
}
