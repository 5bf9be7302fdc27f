import type { ModelProvider } from '@trellis/contract';
import type { ModelChoice } from './choice.ts';

type Kind = 'passage' | 'question';

/** How a model wants to be asked. */
interface Words {
  /** What stands before a text. */
  before: Record<Kind, string>;
  /** Fewer numbers than it has, where its first ones are enough (Matryoshka embeddings). */
  dimensions: number | null;
  options: Record<Kind, Record<string, Record<string, string>>> | null;
}

const NOTHING: Words = { before: { passage: '', question: '' }, dimensions: null, options: null };

/** By a part of the name, as the models' own pages say; others take texts as they are. */
const NAMED: readonly [RegExp, Partial<Words>][] = [
  [/nomic-embed/i, { before: { passage: 'search_document: ', question: 'search_query: ' } }],
  [/(^|[/-])e5-|multilingual-e5/i, { before: { passage: 'passage: ', question: 'query: ' } }],
  [
    /mxbai-embed|snowflake-arctic-embed/i,
    {
      before: {
        passage: '',
        question: 'Represent this sentence for searching relevant passages: ',
      },
    },
  ],
];

const PROVIDERS: Partial<Record<ModelProvider, Partial<Words>>> = {
  google: {
    dimensions: 768,
    options: {
      passage: { google: { taskType: 'RETRIEVAL_DOCUMENT' } },
      question: { google: { taskType: 'RETRIEVAL_QUERY' } },
    },
  },
};

export function embeddingWords({ provider, model }: ModelChoice): Words {
  const named = NAMED.find(([pattern]) => pattern.test(model))?.[1];
  const dimensions = provider === 'openai' && model.startsWith('text-embedding-3') ? 512 : null;
  return { ...NOTHING, ...(dimensions && { dimensions }), ...PROVIDERS[provider], ...named };
}
