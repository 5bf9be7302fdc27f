/** What a tool does with what it is given (ruling 42). It decides the layout, and whether its object goes in or comes out. */
export type ToolAct =
  | 'write'
  | 'summarise'
  | 'answer'
  | 'translate'
  | 'classify'
  | 'extract'
  | 'compare'
  | 'score'
  | 'plan'
  | 'rewrite'
  | 'brainstorm'
  | 'name'
  | 'explain'
  | 'check';

/** Acts whose object is what people bring: one summarises a text, one writes a letter. */
export const TAKES_OBJECT: ReadonlySet<ToolAct> = new Set<ToolAct>([
  'summarise',
  'translate',
  'classify',
  'compare',
  'score',
  'rewrite',
  'explain',
  'check',
]);

const VERBS: Record<ToolAct, string> = {
  write:
    'write draft compose create generate make produce build prepare design craft tell invent give',
  summarise: 'summarise summarize shorten condense recap digest',
  answer:
    'answer reply respond chat advise help coach diagnose estimate calculate predict forecast guess decide',
  translate: 'translate localise localize',
  classify: 'classify categorise categorize sort tag label route triage group detect identify',
  extract: 'extract pull find collect list parse read',
  compare: 'compare contrast weigh choose pick',
  score: 'score rate grade rank evaluate assess judge',
  plan: 'plan schedule organise organize outline arrange structure',
  rewrite:
    'rewrite rephrase paraphrase improve polish simplify edit correct fix reword humanise humanize turn convert transform',
  brainstorm: 'brainstorm suggest recommend propose ideate',
  name: 'name title christen',
  explain: 'explain describe interpret teach define decode',
  check: 'check review proofread audit critique verify analyse analyze inspect spot',
};

const ACT_OF = new Map(
  Object.entries(VERBS).flatMap(([act, verbs]) =>
    verbs.split(' ').map((verb) => [verb, act as ToolAct] as const),
  ),
);

/** The base form and the act of a verb, as it stands in a sentence ('writes', 'summarising'); null for another word. */
export function verbOf(word: string): { verb: string; act: ToolAct } | null {
  const low = word.toLowerCase();
  for (const verb of [low, ...unbent(low)]) {
    const act = ACT_OF.get(verb);
    if (act) return { verb, act };
  }
  return null;
}

function unbent(word: string): string[] {
  if (/ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/ing$/.test(word)) {
    const stem = word.slice(0, -3);
    return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  }
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return /[^s]s$/.test(word) ? [word.slice(0, -1)] : [];
}

/** 'A cover letter generator', 'an essay grader': what such a thing does. */
const DOERS: Record<string, string> = {
  generator: 'write',
  writer: 'write',
  maker: 'write',
  creator: 'write',
  builder: 'write',
  composer: 'write',
  drafter: 'write',
  summariser: 'summarise',
  summarizer: 'summarize',
  translator: 'translate',
  classifier: 'classify',
  extractor: 'extract',
  finder: 'suggest',
  recommender: 'recommend',
  comparer: 'compare',
  scorer: 'score',
  grader: 'grade',
  rater: 'rate',
  estimator: 'estimate',
  planner: 'plan',
  rewriter: 'rewrite',
  paraphraser: 'paraphrase',
  simplifier: 'simplify',
  improver: 'improve',
  brainstormer: 'brainstorm',
  explainer: 'explain',
  checker: 'check',
  reviewer: 'review',
  proofreader: 'proofread',
  analyser: 'analyse',
  analyzer: 'analyze',
};
export const DOER = new RegExp(`\\b(${Object.keys(DOERS).join('|')})\\b`, 'i');
export const deedOf = (doer: string): string => DOERS[doer.toLowerCase()] ?? 'write';

/** Verbs of making one thing of another: 'turn a report into steps'. */
export const TURNS: ReadonlySet<string> = new Set(['turn', 'convert', 'transform']);

/** 'He write' → 'writes'. */
export const thirdPerson = (verb: string): string =>
  /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
