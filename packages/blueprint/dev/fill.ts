import type { AppSpec, SpecField } from '../src/spec.ts';

/* Plain rows for specs that carry none, so that their screens can be looked at. */
const NAMES = [
  'Mara Lindt',
  'Jonas Weber',
  'Aisha Khan',
  'Tom Ellis',
  'Sofia Rossi',
  'Ben Carter',
  'Lena Vogt',
  'Omar Haddad',
];
const WORDS = [
  'Morning',
  'Blue',
  'Garden',
  'Lemon',
  'Old town',
  'Winter',
  'Harbour',
  'Quiet',
  'Cedar',
  'Amber',
];

export function withSamples(spec: AppSpec, now = new Date()): AppSpec {
  const entities = spec.entities.map((entity) => {
    if (entity.samples.length) return entity;
    const count = entity.isChild ? 12 : 9;
    const samples = Array.from({ length: count }, (_, index) =>
      Object.fromEntries(
        entity.fields.map((field) => [field.name, sampleValue(field, index, entity.label, now)]),
      ),
    );
    return { ...entity, samples };
  });
  return { ...spec, entities };
}

function sampleValue(field: SpecField, index: number, label: string, now: Date): unknown {
  const day = (offset: number) =>
    new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  switch (field.type) {
    case 'enum':
      return field.options?.[index % field.options.length]?.value;
    case 'multienum':
      return field.options?.slice(0, 2).map((option) => option.value);
    case 'money':
      return 12 + ((index * 37) % 90);
    case 'percent':
      return 19;
    case 'integer':
    case 'number':
    case 'duration':
      return field.role === 'rating' ? 4 : 3 + ((index * 7) % 20);
    case 'rating':
      return 3 + (index % 3);
    case 'boolean':
      return index % 3 === 0;
    case 'date':
      return day(field.role === 'due' ? index - 4 : -index);
    case 'datetime':
      return new Date(now.getTime() + (index - 2) * 43_200_000).toISOString();
    case 'time':
      return '18:30';
    case 'email':
      return `${NAMES[index % NAMES.length]!.split(' ')[0]!.toLowerCase()}@example.org`;
    case 'phone':
      return `+49 30 55 01 ${10 + index}`;
    case 'url':
      return 'https://example.org/page';
    case 'list':
      return ['First of all', 'Then this', 'And that at the end'];
    case 'lines':
      return (['a', 'b'] as const).map((part, at) =>
        Object.fromEntries(
          (field.columns ?? []).map((column) => [
            column.name,
            column.type === 'text'
              ? `Work, part ${part}`
              : column.type === 'money'
                ? 80 + at * 15
                : at + 2,
          ]),
        ),
      );
    case 'longtext':
      return 'A few sentences that say what this is about, so that one sees how longer text stands on the page. And a second one.';
    case 'richtext':
      return '<p>A long walk along the coast, and <strong>the best soup</strong> of the year.</p><h2>Day two</h2><p>Rain, then sun, then rain again.</p><ul><li>Boots</li><li>Coat</li></ul>';
    case 'relation':
      return index % 4;
    case 'image':
      return undefined;
    case 'color':
      return '#5b7f5a';
    default:
      return field.role === 'person' || /name|author|player/.test(field.name)
        ? NAMES[index % NAMES.length]
        : field.role === 'title'
          ? `${WORDS[index % WORDS.length]} ${label.toLowerCase()}`
          : WORDS[(index * 3) % WORDS.length];
  }
}
