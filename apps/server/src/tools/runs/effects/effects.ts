import type { LlmRequest } from '@trellis/llm';
import type { RunEffects, ToolRequest } from '@trellis/tools';
import { findData } from '../../../knowledge/index.ts';
import { run } from '../../../runs/index.ts';
import { drawn } from './draw.ts';
import type { EffectNeeds, EffectsGiven } from './given.ts';
import { judged } from './judge.ts';
import { lookUp } from './look.ts';
import { suggested } from './suggest.ts';

/** One answer of a tool may be this long. */
const MOST_ANSWER_TOKENS = 8_000;

/** What a run asks of the installation's model, on the account of who started it. */
export function effectsOf(needs: EffectNeeds, given: EffectsGiven): RunEffects {
  const { app, data, method = 'default', conditions = [], temperature, signal } = given;
  return {
    find: async (step, question) =>
      data ? findData(needs, app.app_id, data, { step, question, conditions, method }) : [],
    look: async (request) => (data ? lookUp(needs, { ...given, data }, request) : null),
    draw: (prompt) => drawn(needs, given, prompt),
    async *generate(request: ToolRequest) {
      const sent: LlmRequest = {
        ...request,
        temperature,
        signal,
        maxOutputTokens: MOST_ANSWER_TOKENS,
      };
      const read = (text: string) => ({ value: text });
      const { payer, meter } = given;
      for await (const { text } of run(needs, { request: sent, read, payer, meter })) yield text;
    },
    judge: (rule, text) => judged(needs, given, rule, text),
    suggest: (text) => suggested(needs, given, text),
  };
}
