import { isConsent, type SpecField } from '../spec.ts';
import { code, jsxAttribute, jsxText, keyOf, literal, quoted, type Source } from './code.ts';
import { type AppModel, type EntityModel, fieldOf } from './model.ts';
import { countedLines } from './rules.ts';
import { get, optionsName, unitOf } from './values.ts';

/** What a form's inputs are made with. */
export interface FormParts {
  model: AppModel;
  source: Source;
  entity: EntityModel;
}

const WIDE: SpecField['type'][] = [
  'longtext',
  'richtext',
  'list',
  'lines',
  'image',
  'file',
  'multienum',
];

/** Whether a field takes the whole width of its form. */
export const isWide = ({ type, role }: SpecField): boolean =>
  WIDE.includes(type) || role === 'title';

/** One labelled input of a form, bound to `values` and `set`. */
export function formField(parts: FormParts, field: SpecField, wide: boolean): string {
  if (field.type === 'boolean') return checkField(parts, field, wide);
  if (field.written) return writtenField(parts, field, field.written, wide);
  return labelled(parts, field, wide);
}

function labelled(parts: FormParts, field: SpecField, wide: boolean): string {
  const attributes = [
    jsxAttribute('label', field.label),
    `error={${get('errors', field)}}`,
    field.help && jsxAttribute('help', field.help),
    field.required && 'required',
    wide && 'className="sm:col-span-2"',
  ].filter(Boolean);
  const name = parts.source.ui('Field', 'field');
  return code`
    <${name} ${attributes.join(' ')}>
      ${control(parts, field)}
    </${name}>
  `;
}

/** With the button beside it that has an AI tool write it. Fields that are gone are given no more. */
function writtenField(
  parts: FormParts,
  field: SpecField,
  { tool, label, from }: NonNullable<SpecField['written']>,
  wide: boolean,
): string {
  const { source, entity } = parts;
  const inputs = from
    .filter((one) => entity.fields.some(({ name }) => name === one.field))
    .map((one) => `${keyOf(one.input)}: ${get('values', one.field)},`);
  return code`
    <div className="flex min-w-0 flex-col items-start gap-2${wide && ' sm:col-span-2'}">
      <div className="w-full">
        ${labelled(parts, field, false)}
      </div>
      <${source.ui('ToolButton', 'tool-button')}
        ${jsxAttribute('path', tool)}
        inputs={{
          ${inputs}
        }}
        value={${get('values', field)}}
        onFill={(value) => set(${quoted(field.name)}, value)}
      >
        ${jsxText(label)}
      </${source.ui('ToolButton', 'tool-button')}>
    </div>
  `;
}

function checkField({ source }: FormParts, field: SpecField, wide: boolean): string {
  return code`
    <${source.ui('CheckField', 'check-field')}
      ${jsxAttribute('label', field.label)}
      ${field.help && jsxAttribute('help', field.help)}
      checked={Boolean(${get('values', field)})}
      onChange={(checked) => set(${quoted(field.name)}, checked)}
      ${field.required && isConsent(field.name) && `required error={${get('errors', field)}}`}
      className="${wide ? 'sm:col-span-2' : 'self-end'}"
    />
  `;
}

/** The input alone. */
export function control(parts: FormParts, field: SpecField): string {
  const { source, model, entity } = parts;
  const bound = `value={${get('values', field)}} onChange={(value) => set(${quoted(field.name)}, value)}`;
  const chosen = `value={${get('values', field)}} onValueChange={(value) => set(${quoted(field.name)}, value)}`;
  switch (field.type) {
    case 'longtext':
      return textInput(parts, field, source.ui('Textarea', 'textarea'), ' className="min-h-24"');
    case 'richtext':
      return `<${source.ui('RichTextEditor', 'rich-text-editor')} ${bound} />`;
    case 'money':
      return `<${source.ui('MoneyInput', 'money')} currency="${model.currency}" min={0} ${bound} />`;
    case 'integer':
      return `<${source.ui('NumberInput', 'number-input')} step={1} ${unitAttribute(field)}${bound} />`;
    case 'number':
    case 'percent':
    case 'duration':
      return `<${source.ui('NumberInput', 'number-input')} ${unitAttribute(field)}${bound} />`;
    case 'date':
      return `<${source.ui('DateInput', 'date-time-field')} ${bound} />`;
    case 'datetime':
      return `<${source.ui('DateTimeInput', 'date-time-field')} ${bound} />`;
    case 'enum':
      return `<${source.ui('NativeSelect', 'native-select')} options={${source.use(optionsName(entity, field), entity.lib)}} ${placeholder(model, field)}${chosen} />`;
    case 'multienum':
      return `<${source.ui('TagsInput', 'tags-input')} options={${source.use(optionsName(entity, field), entity.lib)}} ${bound} />`;
    case 'image':
      return `<${source.ui('ImageUpload', 'image-upload')} ${bound} />`;
    case 'file':
      return `<${source.ui('FileUpload', 'file-upload')} ${bound} />`;
    case 'rating':
      return `<${source.ui('Rating', 'rating')} ${bound} />`;
    case 'list':
      return listInput(source, field, bound);
    case 'lines':
      return linesInput(parts, field, bound);
    case 'relation':
      return relationInput(parts, field, chosen);
    default:
      return (
        correctChoice(parts, field) ??
        textInput(parts, field, source.ui('Input', 'input'), inputType(field))
      );
  }
}

function textInput({ entity }: FormParts, field: SpecField, tag: string, more: string): string {
  const isName = field.role === 'person' && entity.spec.permissions.write === 'anonymous';
  const complete =
    field.type === 'email' ? ' autoComplete="email"' : isName ? ' autoComplete="name"' : '';
  return code`
    <${tag}${more}${complete}
      value={${get('values', field)} ?? ''}
      onChange={(event) => set(${quoted(field.name)}, event.target.value)}
    />
  `;
}

function inputType(field: SpecField): string {
  const types: Partial<Record<SpecField['type'], string>> = {
    email: 'email',
    phone: 'tel',
    url: 'url',
    time: 'time',
    color: 'color',
  };
  const type = types[field.type];
  return type ? ` type="${type}"` : '';
}

function unitAttribute(field: SpecField): string {
  const unit = unitOf(field);
  return unit ? `${jsxAttribute('unit', unit)} ` : '';
}

function placeholder(model: AppModel, field: SpecField): string {
  const isChosen = field.required && field.role === 'status' && field.options?.length;
  return isChosen ? '' : `${jsxAttribute('placeholder', model.t('choose'))} `;
}

function listInput(source: Source, field: SpecField, bound: string): string {
  if (/tag|keyword|skill|label|stichw|mots|etiquet/i.test(field.name))
    return `<${source.ui('TagsInput', 'tags-input')} ${bound} />`;
  const isSteps = /step|instruction|method|schritt|etape|paso|passag|stap|zubereitung/i.test(
    field.name,
  );
  return `<${source.ui('ListEditor', 'list-editor')} ${isSteps ? 'numbered multiline ' : ''}${bound} />`;
}

function linesInput({ model, source, entity }: FormParts, field: SpecField, bound: string): string {
  const isCounted = countedLines(entity)?.name === field.name;
  return code`
    <${source.ui('LinesEditor', 'lines-editor')}
      columns={${literal(field.columns ?? [])}}
      ${bound.replace(' onChange', '\n  onChange')}
      ${isCounted && `totalOf={${source.use('lineTotal', entity.lib)}}`}
      ${isCounted && `format={(value) => ${source.use('formatMoney', '@/lib/format')}(value, '${model.currency}')}`}
    />
  `;
}

function relationInput({ model, source }: FormParts, field: SpecField, chosen: string): string {
  const related = model.entity(field.relation);
  if (!related) return `<${source.ui('Input', 'input')} readOnly />`;
  return code`
    <${source.ui('RelationSelect', 'relation-select')}
      rows={${related.many}.rows}
      nameOf={${source.use(related.nameOf, related.lib)}}
      ${jsxAttribute('placeholder', model.t('choose'))}
      ${chosen.replace(' onValueChange', '\n  onValueChange')}
    />
  `;
}

/** A quiz question's right answer is one of its own options. */
function correctChoice({ model, source, entity }: FormParts, field: SpecField): string | null {
  const quiz = model.behaviour('quiz', entity.name);
  const options = fieldOf(entity, quiz?.fields.options);
  if (!options || quiz?.fields.correct !== field.name) return null;
  return code`
    <${source.ui('NativeSelect', 'native-select')}
      options={(${get('values', options)} ?? []).filter(Boolean).map((option) => ({ value: option, label: option }))}
      ${jsxAttribute('placeholder', model.t('choose'))}
      value={${get('values', field)}}
      onValueChange={(value) => set(${quoted(field.name)}, value)}
    />
  `;
}
