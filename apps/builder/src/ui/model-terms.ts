import type { ListedModel, ModelProvider } from '@trellis/contract';

export const PROVIDERS: Record<ModelProvider, string> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
  openrouter: 'OpenRouter',
  compatible: 'Your own server',
};

/** What a model costs and how much it takes in, as far as its provider tells. */
export function termsOf({ promptPrice, completionPrice, contextLength }: ListedModel): string {
  const price =
    promptPrice !== null && completionPrice !== null
      ? `$${promptPrice} in, $${completionPrice} out per 1M tokens`
      : '';
  const room = contextLength ? `${Math.round(contextLength / 1_000)}K tokens of context` : '';
  return [price, room].filter(Boolean).join(', ');
}
