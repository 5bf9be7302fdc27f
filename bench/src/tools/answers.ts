import { ALL, keysOf, type Meant } from './meant.ts';
import { ofOtherTypes } from './other-types.ts';
import { asJson, asSections, type Written } from './writing.ts';

/** An answer that a model might send, and what it means. */
export interface Answer {
  kind: 'cut' | 'types' | 'prose' | 'fence' | 'loose' | 'sections' | 'shape';
  layout: Meant;
  text: string;
  /** Where each block ends in the text; only of one that is cut. */
  ends: readonly number[] | null;
  /** Values of the blocks, where they are others than the layout's. */
  values: Readonly<Record<string, unknown>>;
}

/** A truncated answer for every tenth byte. */
const EVERY = 10;

type Change = (text: string) => string;
const PROSE: Change[] = [
  (json) => `Sure! Here is what you asked for:\n\n${json}`,
  (json) => `Certainly. Below is the result.\n${json}`,
  (json) => `${json}\n\nLet me know if I should change anything {or everything}.`,
  (json) => `Here it is, in the form {"key": value} that you gave:\n\n${json}`,
  (json) => `<think>\nThey want a short answer. I use the schema { … }.\n</think>\n\n${json}`,
  (json) => `Okay.\n\nI looked at what you entered.\n\nThis is the answer:\n${json}\n\nGood luck!`,
  (json) => `JSON: ${json}`,
];
const FENCE: Change[] = [
  (json) => `\`\`\`json\n${json}\n\`\`\``,
  (json) => `\`\`\`\n${json}\n\`\`\``,
  (json) => `\`\`\`JSON\n${json}`,
  (json) => `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`,
  (json) => `**Answer**\n\n\`\`\`json\n${json}\n\`\`\``,
  (json) => `~~~json\n${json}\n~~~`,
  (json) => `\`\`\`json5\n${json}\n\`\`\`\n\n\`\`\`text\nThat is all.\n\`\`\``,
  (json) => `## Result\n\n\`\`\`json\n${json}\n\`\`\``,
];
const LOOSE: Change[] = [
  (json) => json.replace(/\n\}$/, ',\n}'),
  (json) => json.replace(/"([a-z_]+)":/g, '$1:'),
  (json) => json.replaceAll('\n', '\r\n'),
  (json) => `\uFEFF${json}`,
  (json) => json.replace('{', '{ // the answer'),
  (json) => json.replaceAll('\\n', '\n'),
  (json) => json.slice(0, -1).trimEnd(),
  (json) => json.replace(/,\n {2}"/g, '\n  "'),
  (json) => json.replaceAll('false', 'False').replaceAll('true', 'True'),
];
const SECTIONS: Change[] = [
  (text) => text,
  (text) => text.replaceAll('## ', '# '),
  (text) => text.replace(/^## (.*)$/gm, '### $1:'),
  (text) => text.replace(/^## (.*)$/gm, '**$1**'),
  (text) => text.replace(/^## (.*)$/gm, '**$1:**'),
  (text) => text.replace(/^## (.*)$/gm, '## **$1**'),
  (text) => text.replace(/^## (.*)$/gm, (_, title: string) => `## ${title.toUpperCase()}`),
  (text) => text.replace(/^## (.*)$/gm, '$1\n---'),
  (text) => text.replace(/^## (.*)$/gm, '## ✨ $1'),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `Here is your answer:\n\n${text}`,
  (text) => `\`\`\`markdown\n${text.replaceAll('```', '~~~')}\n\`\`\``,
  (text) => text.replaceAll('\n- ', '\n* '),
  (text) => {
    let n = 0;
    return text.replace(/^## /gm, () => `## ${++n}. `);
  },
];

/** Other shapes around the same values. */
const SHAPES: ((layout: Meant) => unknown)[] = [
  (layout) => ({ answer: named(layout, keysOf(layout)) }),
  (layout) => ({ result: { output: named(layout, keysOf(layout)) } }),
  (layout) => [named(layout, keysOf(layout))],
  (layout) => named(layout, titles(layout)),
  (layout) => named(layout, ids(layout)),
  (layout) => named(layout, keysOf(layout).map(camel)),
  (layout) => ({ blocks: entries(layout, 'title', 'content') }),
  (layout) => ({ sections: entries(layout, 'heading', 'value') }),
  (layout) => entries(layout, 'name', 'content'),
];
const named = ({ blocks, values }: Meant, names: readonly string[]) =>
  Object.fromEntries(blocks.map(({ id }, at) => [names[at], values[id]]));
const titles = ({ blocks }: Meant) => blocks.map(({ title }) => title);
const ids = ({ blocks }: Meant) => blocks.map(({ id }) => id);
const camel = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const entries = ({ blocks, values }: Meant, name: string, value: string) =>
  blocks.map(({ id, title }) => ({ [name]: title, [value]: values[id] }));

/** All answers of the corpus; the same ones each time. */
export function makeAnswers(): Answer[] {
  return ALL.flatMap((layout) => {
    const json = asJson(layout);
    const sections = asSections(layout);
    const of = (kind: Answer['kind'], text: string, values = layout.values): Answer => ({
      kind,
      layout,
      text,
      ends: null,
      values,
    });
    return [
      ...[json, sections].flatMap((whole) => cuts(layout, whole)),
      ...PROSE.map((change) => of('prose', change(json.text))),
      ...FENCE.map((change) => of('fence', change(json.text))),
      ...LOOSE.map((change) => of('loose', change(json.text))),
      ...SECTIONS.map((change) => of('sections', change(sections.text))),
      ...SHAPES.map((shape) => of('shape', JSON.stringify(shape(layout), null, 1))),
      ...ofOtherTypes(layout).map(({ text, values }) => of('types', text, values)),
    ];
  });
}

function cuts(layout: Meant, { text, ends }: Written): Answer[] {
  const bytes = Buffer.from(text);
  const count = Math.floor(bytes.length / EVERY);
  return Array.from({ length: count }, (_, n) => ({
    kind: 'cut',
    layout,
    // A letter that is cut in two does not come.
    text: bytes
      .subarray(0, (n + 1) * EVERY)
      .toString()
      .replace(/\uFFFD+$/, ''),
    ends,
    values: layout.values,
  }));
}
