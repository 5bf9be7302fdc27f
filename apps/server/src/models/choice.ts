import type { ModelProvider } from '@trellis/contract';

/** How to reach one model: the provider's kind, the model's name, and where it is. */
export interface ModelChoice {
  provider: ModelProvider;
  model: string;
  apiKey: string | null;
  baseUrl: string | null;
  /** How long it may send nothing; null for what suits its style. */
  timeoutMs: number | null;
}
