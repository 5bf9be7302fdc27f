import type { ModelProvider } from '@trellis/contract';

export const PROVIDERS: Record<ModelProvider, string> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
  openrouter: 'OpenRouter',
  compatible: 'A server of your own',
};
