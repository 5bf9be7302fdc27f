import type { ToolDefinition, ToolField } from '@trellis/contract';
import { optionsOf } from '@trellis/contract';
import { looksPlural } from '../lexicon/lang.ts';

type Example = ToolDefinition['examples'][number];
type Three = readonly [string, string, string];

/** What people might enter, by what a field is about; the first that fits. */
const ENTRIES: readonly [RegExp, Three][] = [
  [
    /\b(?:facts?|details?|features?|specs?|specifications?|attributes)\b/i,
    [
      'Two rooms, 54 m², balcony, near the park',
      'Built in 1930, new kitchen, quiet street',
      'Ground floor, garden, pets welcome',
    ],
  ],
  [
    /\bingredients?\b/i,
    ['Chickpeas, spinach, a lemon', 'Eggs, potatoes, an onion', 'Rice, tofu, frozen peas'],
  ],
  [
    /\b(?:product|item|goods?|article for sale)\b/i,
    ['A bamboo toothbrush', 'Noise-cancelling headphones', 'A sourdough starter kit'],
  ],
  [
    /\b(?:company|business|brand|shop|startup|employer|client)\b/i,
    ['A bakery with three shops', 'A bicycle repair service', 'A small accounting office'],
  ],
  [
    /\b(?:cv|resume|résumé|experience|skills?|background|profile)\b/i,
    [
      'Five years in customer service, fluent Spanish',
      'Nurse, ten years in a clinic, team lead',
      'Graduate in biology, laboratory work, good with data',
    ],
  ],
  [
    /\b(?:job|role|position|profession|vacancy)\b/i,
    ['Shop assistant in a bookshop', 'Head of a nursery school', 'Electrician'],
  ],
  [/\bquestions?\b/i, ['How do I begin?', 'What does it cost?', 'What if I change my mind?']],
  [
    /\b(?:city|town|place|destination|location|region|country)\b/i,
    ['Lisbon', 'The Lake District', 'Kyoto'],
  ],
  [
    /\b(?:goals?|aims?|objectives?|purpose)\b/i,
    ['Run ten kilometres by summer', 'Finish what I began', 'Spend less time on email'],
  ],
  [
    /\b(?:e-?mails?|messages?|letters?|complaints?|tickets?|requests?|reviews?|comments?|feedback)\b/i,
    [
      'My order has not come, and nobody answers the phone. What now?',
      'Thank you for the quick repair! One small thing: the bell is missing.',
      'Can I move my appointment from Tuesday to the week after?',
    ],
  ],
  [
    /\b(?:audience|customers?|readers?|target group|persona)\b/i,
    ['Parents of small children', 'People new to the town', 'Owners of small shops'],
  ],
  [
    /\b(?:contract|agreement|lease|terms|policy)\b/i,
    [
      'The tenant pays the rent by the third working day of each month. Small repairs up to 100 are the tenant’s.',
      'Either side may end this agreement with three months’ notice, in writing.',
      'The deposit is returned within 30 days, less the cost of damage.',
    ],
  ],
  [
    /\b(?:code|function|script|program|query|snippet)\b/i,
    [
      'for (let i = 0; i <= items.length; i++) total += items[i].price;',
      'SELECT * FROM orders WHERE paid = false',
      'def mean(xs): return sum(xs) / len(xs)',
    ],
  ],
  [/\b(?:dish|meal|recipe|food|cuisine)\b/i, ['Lentil soup', 'Apple cake', 'Vegetable curry']],
  [
    /\b(?:event|occasion|party|celebration|holiday|wedding|birthday)\b/i,
    ['A 60th birthday in the garden', 'A summer party at work', 'The opening of our shop'],
  ],
  [
    /\b(?:hobby|hobbies|interests?|likes)\b/i,
    ['Gardening, jazz', 'Climbing, board games', 'Cooking, old films'],
  ],
  [
    /\b(?:book|film|movie|novel|song|artist|author)\b/i,
    ['The Odyssey', 'Spirited Away', 'Frankenstein'],
  ],
  [
    /\b(?:term|word|concept|idea|expression|phrase)s?\b/i,
    ['Compound interest', 'Photosynthesis', 'Opportunity cost'],
  ],
  [
    /\b(?:phone|laptop|car|bike|device|model|tool)\b/i,
    ['The small one with the long battery', 'Last year’s, used', 'The newest, with a good camera'],
  ],
  [
    /\b(?:symptoms?|problem|issue|fault|error)\b/i,
    ['It stops after ten minutes', 'It makes a noise when it starts', 'It does not turn on'],
  ],
  [
    /\b(?:name|person|recipient|child|friend|partner|colleague|guest)\b/i,
    ['Maria', 'Jonas', 'Aisha'],
  ],
  [/\b(?:colou?rs?)\b/i, ['Sea green', 'Red and white', 'Black']],
  [/\b(?:species|animals?|pets?|breed)\b/i, ['A cat', 'A parrot', 'A tortoise']],
  [/\b(?:personality|character|temperament)\b/i, ['Curious', 'Calm and a little shy', 'Loud']],
  [/\b(?:allerg(?:y|ies)|diet)\b/i, ['Nuts', 'Milk', 'None']],
  [/\bage\b/i, ['5 to 7', '10 to 12', 'Grown-ups']],
  [/\broom\b/i, ['The kitchen', 'The attic', 'A small office']],
  [/\bseason\b/i, ['Spring', 'Late summer', 'Winter']],
  [/\b(?:light|sun)\b/i, ['A bright window to the south', 'Half shade', 'Hardly any']],
  [/^how often\b/i, ['Once a week', 'Every other day', 'When I think of it']],
  [/^(?:how|what|which|where|when|why|who)\b/i, ['I am not sure yet', 'It differs', 'As always']],
  [/\b(?:genre|style|mood)\b/i, ['A quiet mystery', 'Light and funny', 'An adventure']],
  [
    /\b(?:keywords?|topics?|subjects?|themes?)\b/i,
    ['Growing tomatoes on a balcony', 'How tides work', 'Saving for a first home'],
  ],
  [
    /\b(?:text|article|essay|post|paragraph|report|document|story|transcript|notes?|minutes|draft|speech|blog|page|paper|chapter|documentation|lesson|content|copy)\b/i,
    [
      'The library opens on Sundays from May. Volunteers run the café, and the reading room gets new lamps. Books can be returned at any hour.',
      'We met on Monday. Anna books the hall by Friday, Ben asks three bands for offers, and the date stays 14 June.',
      'Bees find their way by the sun. On cloudy days they read the pattern of light in a small patch of blue sky.',
    ],
  ],
];
/** For what no list foresees: how people begin to describe whatever it is. */
const ANY: Three = ['small', 'first', 'unusual'];

const BIRTHDAYS: Three = ['1986-04-12', '1999-11-30', '2012-07-03'];
const NUMBERS: Three = ['3', '10', '25'];

/** Three ways to begin, as whoever uses the tool might fill it in; what has to be brought by hand is left to them. */
export function examplesFor(fields: readonly ToolField[], freeLine: string | null): Example[] {
  return [0, 1, 2].flatMap((n) => {
    const inputs: Record<string, string> = {};
    for (const [at, field] of fields.entries()) {
      // Of two of a kind ('first offer', 'second offer') each is another.
      const kin = fields.slice(0, at).filter((one) => headOf(one) === headOf(field)).length;
      const value = entryFor(field, ((n + kin) % 3) as 0 | 1 | 2);
      if (value !== null) inputs[field.name] = value;
    }
    if (freeLine !== null) inputs.input = entryOf(freeLine, n as 0 | 1 | 2);
    const [first] = Object.values(inputs);
    return first === undefined ? [] : [{ label: labelOf(inputs), inputs }];
  });
}

const headOf = ({ name }: ToolField): string => name.toLowerCase().split(' ').at(-1) ?? '';

function entryFor(field: ToolField, n: 0 | 1 | 2): string | null {
  const options = optionsOf(field);
  if (field.type === 'select') return options[n % options.length]?.label ?? null;
  if (field.type === 'number') return NUMBERS[n];
  if (field.type === 'date') return /\bbirth/i.test(field.name) ? BIRTHDAYS[n] : null;
  return field.type === 'text' || field.type === 'long_text' || field.type === 'place'
    ? entryOf(field.name, n)
    : null;
}

function entryOf(name: string, n: 0 | 1 | 2): string {
  // 'Job description' is a description: what it is about counts before what it is.
  const known = ENTRIES.find(([is]) => is.test(name))?.[1][n];
  if (known) return known;
  const noun = name.toLowerCase();
  if (looksPlural(noun, 'en')) return ['A few simple ones', 'Many small ones', 'Unusual ones'][n]!;
  return n === 1 ? `My ${ANY[n]} ${noun}` : `${n === 0 ? 'A' : 'An'} ${ANY[n]} ${noun}`;
}

/** The shortest thing that tells an example from the others. */
function labelOf(inputs: Readonly<Record<string, string>>): string {
  const texts = Object.values(inputs).filter((value) => !/^\d+$/.test(value));
  const label = texts[0] ?? Object.values(inputs)[0] ?? '';
  return label.length > 60 ? `${label.slice(0, 57).replace(/\s+\S*$/, '')}…` : label;
}
