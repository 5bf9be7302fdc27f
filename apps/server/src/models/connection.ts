import { ask } from '@trellis/llm';
import type { ModelChoice } from './choice.ts';

/** A model that is there says a word within this. */
const PATIENCE_MS = 30_000;
const MOST_TEXT = 200;

/** What a first word of a model showed. */
export interface Connection {
  isAnswered: boolean;
  firstTokenMs: number | null;
  totalMs: number;
  text: string;
  problem: string | null;
}

/** Asks a model for one word. What goes wrong is answered in the provider's words, without the key. */
export async function tryModel(choice: ModelChoice, signal: AbortSignal): Promise<Connection> {
  const { llmOf } = await import('./send.ts');
  const began = performance.now();
  let [firstTokenMs, text, problem]: [number | null, string, string | null] = [null, '', null];
  const stop = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const request = {
    system: 'You answer with one word.',
    messages: [{ role: 'user' as const, text: 'Say hello.' }],
    signal: stop,
    // Some models think before their first word.
    maxOutputTokens: 500,
  };
  for await (const event of ask(llmOf(choice, PATIENCE_MS), request)) {
    if (event.type === 'text' || event.type === 'reasoning')
      firstTokenMs ??= performance.now() - began;
    if (event.type === 'text') text += event.text;
    if (event.type === 'failure') problem = event.failure.cause;
  }
  if (stop.aborted) problem = `Nothing came for ${PATIENCE_MS / 1_000} s`;
  if (firstTokenMs === null) problem ??= 'It answered nothing';
  const said = choice.apiKey ? problem?.replaceAll(choice.apiKey, '***') : problem;
  return {
    isAnswered: problem === null,
    firstTokenMs: firstTokenMs === null ? null : Math.round(firstTokenMs),
    totalMs: Math.round(performance.now() - began),
    text: text.trim().slice(0, MOST_TEXT),
    problem: said?.slice(0, MOST_TEXT) ?? null,
  };
}
