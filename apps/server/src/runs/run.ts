import { MESSAGES } from '@trellis/contract';
import { fittingAnswer, type LlmEvent, type LlmRequest, type Read } from '@trellis/llm';
import { priced } from '../prices/index.ts';
import { Refusal } from '../refusal.ts';
import { takeTokens, tokensExpected, tokensUntold } from './budget.ts';
import type { Payer } from './counted.ts';
import type { RunNeeds } from './needs.ts';
import { noModel, refusalOf } from './refusal.ts';

/** What a request used, filled in while it is answered; dollars as far as the model's price is known. */
export interface RunMeter {
  promptTokens: number;
  completionTokens: number;
  cost: number;
  /** Why the answer ended, as the model said of the last one. */
  reason?: Extract<LlmEvent, { type: 'finish' }>['reason'];
}

export interface Run<T> {
  request: LlmRequest;
  /** Reads the answer as what was asked for. */
  read: Read<T>;
  /** Whose allowance it is taken from, before it is made; what it did not use is given back. */
  payer: Payer;
  meter: RunMeter;
}

/**
 * One request to the installation's model on somebody's account. Its text is passed on as it comes; whatever keeps it
 * from being answered is a refusal, with a time to come again where there is one.
 */
export async function* run<T>(
  needs: Pick<RunNeeds, 'models' | 'limits' | 'config'>,
  { request, read, payer, meter }: Run<T>,
): AsyncGenerator<{ type: 'text'; text: string }, T> {
  const llm = await needs.models.openAnswers();
  if (!llm) throw noModel();
  const taken = await takeTokens(needs, payer, tokensExpected(request));
  // Whoever asks hears at once that a model is busy, and for how long.
  const events = fittingAnswer(llm, request, read);
  /** Characters that came of an answer whose use was not told yet. */
  let untold = 0;
  try {
    for (;;) {
      const { done, value } = await events.next();
      if (!done) {
        // Who asked about a picture is not answered by somebody who did not see it.
        if (value.type === 'without' && value.part === 'images')
          throw new Refusal('unsupported', MESSAGES.blindModel, { code: 'no_vision' });
        if (value.type === 'text') {
          untold += value.text.length;
          yield value;
        }
        if (value.type !== 'finish') continue;
        meter.reason = value.reason;
        if (!value.usage) continue;
        untold = 0;
        meter.promptTokens += value.usage.promptTokens;
        meter.completionTokens += value.usage.completionTokens;
        meter.cost += priced(value.usage, '', needs.config.modelPrices).totalCost;
        continue;
      }
      if (value.kind === 'fits') return value.value;
      if (value.kind === 'failed') throw refusalOf(value.failure);
      const message = `The model's answer does not fit the JSON schema: ${value.fault}`;
      throw new Refusal('upstream', message, { code: 'model_answer' });
    }
  } finally {
    // Whoever leaves an answer has used it so far; the model's own figures come at its end alone.
    if (untold > 0) {
      const { prompt, completion } = tokensUntold(request, untold);
      meter.promptTokens += prompt;
      meter.completionTokens += completion;
    }
    await taken.settle(meter.promptTokens + meter.completionTokens);
  }
}
