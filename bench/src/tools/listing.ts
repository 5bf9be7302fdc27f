/** A tool as people make them: a few fields, a layout of several blocks, no data behind it. */
export const LISTING = {
  title: 'Property listing',
  path: 'listing',
  header: 'Write a property listing',
  description: 'From a few facts to a text that people want to read',
  features: ['In your tone', 'In a minute'],
  instructions: 'Write a listing in a [tone] tone from [facts].',
  isInputHidden: true,
  fields: [
    { name: 'facts', label: 'Facts about the home', type: 'long_text', required: true },
    {
      name: 'tone',
      label: 'Tone',
      type: 'select',
      options: [{ label: 'warm' }, { label: 'plain' }],
    },
  ],
  examples: [{ label: 'A small flat', inputs: { facts: '2 rooms near the river', tone: 'warm' } }],
  blocks: [
    { id: 'b1', type: 'text', title: 'Listing' },
    { id: 'b2', type: 'score', title: 'Appeal' },
    { id: 'b3', type: 'table', title: 'Facts' },
  ],
};

/** The same with one text for an answer. */
export const PLAIN = { ...LISTING, blocks: [] };

export const INPUTS = { facts: '2 rooms near the river, 3rd floor', tone: 'warm' };
