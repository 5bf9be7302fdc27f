import { TOKEN_LIMITS } from '@trellis/contract';
import type { LlmRequest } from '@trellis/llm';
import { counted, type Payer } from './counted.ts';
import type { RunNeeds } from './needs.ts';

const DAY = 24 * 60 * 60;
/** Counted in hundreds: a counter in the database is a plain integer. */
const TOKENS = 100;
/** A model that uses tools reads and writes about this much more. */
const TOOL_FACTOR = 3;
/** A picture costs about this many tokens. */
const IMAGE_TOKENS = 1_500;
/** Characters of a token, at the least. */
const CHARACTERS = 3;

/** About how many tokens a request will use, rather more than fewer. */
export function tokensExpected(request: Omit<LlmRequest, 'signal'>): number {
  const { system, messages, tools, maxOutputTokens = 0 } = request;
  const said = messages.reduce((sum, { text }) => sum + text.length, system.length);
  const images = messages.reduce((sum, one) => sum + (one.images?.length ?? 0), 0);
  const once = Math.ceil(said / CHARACTERS) + images * IMAGE_TOKENS + maxOutputTokens;
  return once * (tools ? TOOL_FACTOR : 1);
}

/** About what a request has used that was left after so many characters of its answer. */
export const tokensUntold = (request: LlmRequest, characters: number) => ({
  prompt: tokensExpected({ ...request, maxOutputTokens: 0 }),
  completion: Math.ceil(characters / CHARACTERS),
});

/** A model's tokens, taken before it is asked; what it did not use is given back. */
export async function takeTokens(
  { limits, config }: Pick<RunNeeds, 'limits' | 'config'>,
  payer: Payer,
  tokens: number,
): Promise<{ settle(used: number): Promise<void> }> {
  const most = { ...TOKEN_LIMITS, ...config.integrationLimits.tokens };
  const taken = Math.ceil(tokens / TOKENS);
  const all = counted(payer).map(([whose, key]) => ({ name: `tokens-${whose}`, key, whose }));
  const give = (amount: number) =>
    Promise.all(all.map(({ name, key }) => limits.give(name, key, amount)));
  const tries = await Promise.allSettled(
    all.map(({ name, key, whose }) =>
      limits.take(
        name,
        key,
        Math.floor(most[whose] / TOKENS),
        DAY,
        whose === 'app'
          ? 'This app has reached its daily limit for the model. Try again tomorrow.'
          : 'You have reached your daily limit for the model. Try again tomorrow.',
        taken,
      ),
    ),
  );
  const refused = tries.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') {
    // Counted all the same, and nothing is asked.
    await give(taken);
    throw refused.reason;
  }
  return {
    async settle(used) {
      await give(taken - Math.ceil(used / TOKENS));
    },
  };
}
