import type { BlockType, ToolBlock } from '@trellis/contract';
import { answerSchema } from '@trellis/tools';

const block = (id: string, type: BlockType, title: string): ToolBlock => ({
  id,
  type,
  title,
  instructions: '',
  data: { features: {} },
});

/** A layout with what an answer in it says, block by block, and the same as a model writes it in sections. */
export interface Meant {
  blocks: readonly ToolBlock[];
  /** By the blocks' ids. */
  values: Readonly<Record<string, unknown>>;
  /** By the blocks' ids: the body below its heading. */
  written: Readonly<Record<string, string>>;
}

/** The name of each block in JSON, as the model was asked for it. */
export const keysOf = ({ blocks }: Meant): string[] =>
  Object.keys((answerSchema(blocks) as { properties: object }).properties);

const TRIP: Meant = {
  blocks: [
    block('t1', 'text', 'Overview'),
    block('t2', 'list', 'What to pack'),
    block('t3', 'table', 'Day by day'),
    block('t4', 'score', 'How well it suits'),
  ],
  values: {
    t1: 'Three days in Porto, **on foot**.\n\nMost of it lies within twenty minutes of the river: 100 % walkable.',
    t2: ['Shoes with a grip', 'A thin raincoat', 'Cash for small cafés'],
    t3: {
      columns: ['Day', 'Morning', 'Evening'],
      rows: [
        ['Friday', 'Ribeira', 'Fado'],
        ['Saturday', 'Clérigos tower', 'Port tasting'],
        ['Sunday', 'Beach at Foz', 'Train home'],
      ],
    },
    t4: { score: 92, reasons: ['You like to walk', 'Mild in May'] },
  },
  written: {
    t1: 'Three days in Porto, **on foot**.\n\nMost of it lies within twenty minutes of the river: 100 % walkable.',
    t2: '- Shoes with a grip\n- A thin raincoat\n- Cash for small cafés',
    t3: '| Day | Morning | Evening |\n| --- | --- | --- |\n| Friday | Ribeira | Fado |\n| Saturday | Clérigos tower | Port tasting |\n| Sunday | Beach at Foz | Train home |',
    t4: '92\n\n- You like to walk\n- Mild in May',
  },
};

const HIRING: Meant = {
  blocks: [
    block('h1', 'quote', 'In their own words'),
    block('h2', 'cards', 'Strengths'),
    block('h3', 'checklist', 'Before the interview'),
    block('h4', 'text', 'Recommendation'),
  ],
  values: {
    h1: { text: 'I would rather delete code than write it.', source: 'cover letter' },
    h2: [
      { title: 'Databases', text: 'ten years of PostgreSQL' },
      { title: 'Writing', text: 'clear and short' },
    ],
    h3: [
      { text: 'Read the portfolio', isDone: true },
      { text: 'Ask for two references', isDone: false },
    ],
    h4: 'Invite her. She said "yes" to a start in June.',
  },
  written: {
    h1: '> I would rather delete code than write it.\n\n— cover letter',
    h2: '- **Databases**: ten years of PostgreSQL\n- **Writing**: clear and short',
    h3: '- [x] Read the portfolio\n- [ ] Ask for two references',
    h4: 'Invite her. She said "yes" to a start in June.',
  },
};

const SALES: Meant = {
  blocks: [
    block('s1', 'chart', 'Sales by month'),
    block('s2', 'code', 'Query'),
    block('s3', 'json', 'Raw data'),
    block('s4', 'image', 'Cover picture'),
    block('s5', 'text', 'Notes'),
  ],
  values: {
    s1: {
      labels: ['January', 'February', 'March'],
      series: [{ name: 'Orders', values: [120, 95.5, 143] }],
    },
    s2: { language: 'sql', code: 'SELECT month, count(*)\nFROM orders\nGROUP BY month;' },
    s3: { best: 'March', total: 358.5 },
    s4: { prompt: 'A rising line over a warehouse at dawn' },
    s5: 'February was short. Nothing else is to be said of it.',
  },
  written: {
    s1: '| Month | Orders |\n| --- | --- |\n| January | 120 |\n| February | 95.5 |\n| March | 143 |',
    s2: '```sql\nSELECT month, count(*)\nFROM orders\nGROUP BY month;\n```',
    s3: '```json\n{"best": "March", "total": 358.5}\n```',
    s4: 'A rising line over a warehouse at dawn',
    s5: 'February was short. Nothing else is to be said of it.',
  },
};

export const ALL: readonly Meant[] = [TRIP, HIRING, SALES];
