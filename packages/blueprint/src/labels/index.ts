import { readFileSync } from 'node:fs';
import type { Kind, Span } from './kinds.ts';
import { TAGS } from './kinds.ts';
import { bestPath, leadsOf, scoresOf, type Weights } from './model.ts';
import { type Observed, observe } from './observe.ts';
import { readWeights } from './store.ts';

export type { Span } from './kinds.ts';

let weights: Weights | undefined;
const loaded = (): Weights => {
  weights ??= readWeights(readFileSync(new URL('./weights.txt', import.meta.url), 'utf8'));
  return weights;
};

/** What a text was labelled as: its stretches, and for each token how far its label leads any other. */
export interface Labels {
  spans: Span[];
  leads: number[];
}

/** The stretches of a text and what each is for the app, as learned from labelled sentences (`npm run train`). Deterministic. */
export function labelled(observed: Observed): Labels {
  const known = remembered.get(observed.tokens) ?? labelsBy(observed, loaded());
  remembered.set(observed.tokens, known);
  return { ...known, spans: known.spans.map((span) => ({ ...span })) };
}

/** A text is labelled once, however many readers ask. */
const remembered = new WeakMap<Observed['tokens'], Labels>();

/** The same by given weights. */
export function labelsBy(observed: Observed, by: Weights): Labels {
  const scores = scoresOf(observe(observed), by);
  const path = bestPath(scores, by);
  const leads = leadsOf(path, scores, by);
  const spans: Span[] = [];
  for (const [at, tag] of path.entries()) {
    const name = TAGS[tag] ?? '-';
    if (name === '-') continue;
    const lead = leads[at] ?? 0;
    const last = spans.at(-1);
    if (name.startsWith('I') && last) {
      last.to = at + 1;
      last.lead = Math.min(last.lead, lead);
    } else spans.push({ kind: name.slice(1) as Kind, from: at, to: at + 1, lead });
  }
  return { spans, leads };
}
