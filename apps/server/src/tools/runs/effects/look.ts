import type { DataStep, RunSource } from '@trellis/contract';
import type { LlmTool } from '@trellis/llm';
import { calculate, passagesText, type ToolRequest } from '@trellis/tools';
import { dataSteps, findData, passagesAround, type UsedData } from '../../../knowledge/index.ts';
import { run } from '../../../runs/index.ts';
import type { EffectNeeds, EffectsGiven } from './given.ts';

/** How often the model is asked, with what its tools gave (ruling 44). */
const MOST_STEPS = 6;
const MOST_NOTES_TOKENS = 1_500;
/** Passages that one answer is made from. */
const MOST_SOURCES = 40;

type Given = EffectsGiven & { data: UsedData };

/** Has the model search the data by itself. null where it searched for nothing: then it is searched for as always. */
export async function lookUp(
  needs: EffectNeeds,
  given: Given,
  request: ToolRequest,
): Promise<{ sources: RunSource[]; notes: string } | null> {
  const found = new Found();
  const { payer, meter, signal } = given;
  const sent = {
    ...request,
    tools: toolsFor(needs, given, found),
    maxRequests: MOST_STEPS,
    temperature: 0,
    maxOutputTokens: MOST_NOTES_TOKENS,
    signal,
  };
  let notes = '';
  const read = (text: string) => ({ value: text });
  for await (const { text } of run(needs, { request: sent, read, payer, meter })) notes += text;
  return found.hasSearched ? { sources: found.sources, notes: notes.trim() } : null;
}

/** What was found so far, each passage once, by the number that the model knows it by. */
class Found {
  hasSearched = false;
  readonly sources: RunSource[] = [];

  /** Those of these that are new, as the model reads them. */
  add(passages: readonly Omit<RunSource, 'n'>[]): string {
    const known = new Set(this.sources.map(keyOf));
    const fresh = passages
      .filter((one) => !known.has(keyOf(one)))
      .slice(0, MOST_SOURCES - this.sources.length)
      .map((one, at) => ({ ...one, n: this.sources.length + at + 1 }));
    this.sources.push(...fresh);
    return fresh.length > 0 ? passagesText(fresh) : 'Nothing that was not found before.';
  }
}

const keyOf = ({ itemId, text }: Pick<RunSource, 'itemId' | 'text'>) => `${itemId}\n${text}`;

function toolsFor(needs: EffectNeeds, given: Given, found: Found): Record<string, LlmTool> {
  const { app, data, conditions = [] } = given;
  const ask = (step: DataStep, question: string) =>
    findData(needs, app.app_id, data, { step, question, conditions });
  return {
    search: {
      description: 'Searches the data of this app; answers the passages that fit best.',
      input: named({ query: { type: 'string', description: 'What to look for, in a few words' } }),
      run: async (input) => {
        found.hasSearched = true;
        const query = textIn(input, 'query');
        if (query === '') return { refused: 'Say what to look for' };
        const each = await Promise.all(dataSteps(data).map((step) => ask(step, query)));
        return { found: found.add(each.flat()) };
      },
    },
    read: {
      description: 'Shows what stands before and after a passage that was found.',
      input: named({ passage: { type: 'integer', description: 'Its number' } }),
      run: async (input) => {
        const n = Number((input as { passage?: unknown } | null)?.passage);
        const source = found.sources.find((one) => one.n === n);
        if (!source) return { refused: 'No passage with this number was found' };
        const around = await passagesAround(needs.db, app.app_id, source);
        return { found: found.add(around) };
      },
    },
    calculate: {
      description: 'Reckons with numbers: + - * / % ^ and brackets.',
      input: named({ expression: { type: 'string' } }),
      run: async (input) => calculate(textIn(input, 'expression')),
    },
  };
}

const named = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

function textIn(input: unknown, name: string): string {
  const value = (input as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value.trim().slice(0, 1_000) : '';
}
