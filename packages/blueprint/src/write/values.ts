import { isAddress, type SpecField } from '../spec.ts';
import { keyOf, type Source } from './code.ts';
import type { AppModel, EntityModel } from './model.ts';
import { kebab } from './names.ts';

/** `recipe.title`, or `recipe['cooking-time']`. */
export function get(row: string, field: SpecField | string): string {
  const name = typeof field === 'string' ? field : field.name;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${row}.${name}` : `${row}[${keyOf(name)}]`;
}

/** The constant that holds a field's options: `TASK_STATUS`. */
export function optionsName(entity: EntityModel, field: SpecField): string {
  const upper = (text: string) => text.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
  return `${upper(kebab(entity.name))}_${upper(field.name)}`;
}

export function useOptions(source: Source, entity: EntityModel, field: SpecField): string {
  return source.use(optionsName(entity, field), entity.lib);
}

/** The map from ids to rows of a related entity, as pages declare it: `teacherById`. */
export const byIdName = (related: EntityModel): string => `${related.one}ById`;

/** What a screen can read: the row's variable, and where related rows are found. */
export interface Reading {
  model: AppModel;
  source: Source;
  entity: EntityModel;
  row: string;
  /** How the row of a relation is reached; absent: as a map of the page. */
  related?: (field: SpecField, related: EntityModel) => string;
}

/** The expression for a related row. */
export function relatedRow(reading: Reading, field: SpecField): string | null {
  const related = reading.model.entity(field.relation);
  if (!related) return null;
  if (reading.related) return reading.related(field, related);
  return `${byIdName(related)}.get(${get(reading.row, field)} ?? '')`;
}

/** An expression for the plain text of a value, such as in a label or a search. */
export function textValue(reading: Reading, field: SpecField): string {
  const { source, model, entity, row } = reading;
  const value = get(row, field);
  switch (field.type) {
    case 'money':
      return `${source.use('formatMoney', '@/lib/format')}(${value}, '${model.currency}')`;
    case 'date':
      return `${source.use('formatDate', '@/lib/format')}(${value})`;
    case 'datetime':
      return `${source.use('formatDateTime', '@/lib/format')}(${value})`;
    case 'time':
      return `${source.use('formatTime', '@/lib/format')}(${value})`;
    case 'number':
    case 'integer':
    case 'percent':
    case 'duration':
    case 'rating':
      return withUnit(source, field, value);
    case 'enum':
      return `${source.use('optionLabel', '@/lib/options')}(${useOptions(source, entity, field)}, ${value})`;
    case 'relation': {
      const related = model.entity(field.relation);
      const found = relatedRow(reading, field);
      if (!related || !found) return "''";
      return `${source.use(related.nameOf, related.lib)}(${found})`;
    }
    default:
      return value;
  }
}

export function unitOf(field: SpecField): string | undefined {
  if (field.type === 'percent') return '%';
  if (field.type === 'duration') return field.unit ?? 'min';
  return field.unit;
}

export function withUnit(source: Source, field: SpecField, value: string): string {
  // A year is a name, not an amount: it has no thousands.
  if (/(^|_)(year|jahr|baujahr|annee|ano|anno|jaar)(_|$)/.test(field.name))
    return `String(${value} ?? '')`;
  const format = `${source.use('formatNumber', '@/lib/format')}(${value})`;
  const unit = unitOf(field);
  return unit ? `\`\${${format}} ${unit}\`` : format;
}

/** Whether a field is worth a place in a row of a table or in the facts of a page. */
export function isShort(field: SpecField): boolean {
  return !['longtext', 'richtext', 'list', 'lines', 'image', 'file'].includes(field.type);
}

/** JSX that shows a value in a list; what may be empty shows nothing then, and an amount '–'. */
export function shownValue(reading: Reading, field: SpecField): string {
  const { source, model, entity, row } = reading;
  const value = get(row, field);
  switch (field.type) {
    case 'enum':
      return `<${source.ui('OptionBadge', 'option-badge')} options={${useOptions(source, entity, field)}} value={${value}} />`;
    case 'multienum': {
      const options = useOptions(source, entity, field);
      const badge = source.ui('OptionBadge', 'option-badge');
      return `{${value}?.map((value) => <${badge} key={value} options={${options}} value={value} />)}`;
    }
    case 'rating':
      return `<${source.ui('RatingStars', 'rating')} value={${value}} />`;
    case 'boolean': {
      const { t } = model;
      return `{${value} ? '${t('yes')}' : '${t('no')}'}`;
    }
    case 'email':
      return `<a href={\`mailto:\${${value}}\`} className="relative z-10 text-primary underline-offset-4 hover:underline">{${value}}</a>`;
    case 'phone':
      return `<a href={\`tel:\${${value}}\`} className="relative z-10 whitespace-nowrap hover:underline">{${value}}</a>`;
    case 'text':
      return isAddress(field.name)
        ? `{${value} && <${source.ui('MapLink', 'map-link')} address={${value}} />}`
        : `{${textValue(reading, field)}}`;
    case 'url':
      return `<a href={${value} ?? ''} target="_blank" rel="noreferrer" className="relative z-10 break-all text-primary underline-offset-4 hover:underline">{${value}?.replace(/^https?:\\/\\/(www\\.)?/, '')}</a>`;
    case 'file':
      return `{${value} && <${source.ui('FileLink', 'file-upload')} url={${value}} />}`;
    case 'image':
      return `<${source.ui('Picture', 'picture')} src={${value}} alt="" className="size-10 rounded-md" />`;
    case 'list':
      return `{${value}?.join(', ')}`;
    case 'color':
      return `<span className="inline-block size-5 rounded-full border" style={{ background: ${value} ?? undefined }} />`;
    case 'relation':
      return relationValue(reading, field);
    case 'number':
    case 'integer':
    case 'percent':
    case 'duration':
      return unitOf(field)
        ? `{${value} != null && ${textValue(reading, field)}}`
        : `{${textValue(reading, field)}}`;
    default:
      return `{${textValue(reading, field)}}`;
  }
}

function relationValue(reading: Reading, field: SpecField): string {
  const related = reading.model.entity(field.relation);
  const detail = reading.model.detailPage(field.relation);
  if (!related) return '';
  const name = `{${textValue(reading, field)}}`;
  if (!detail) return name;
  const link = reading.source.use('Link', 'react-router-dom');
  const url = pageUrl(reading.source, detail.name, get(reading.row, field));
  return `<${link} to={${url}} className="relative z-10 underline-offset-4 hover:underline">${name}</${link}>`;
}

/** The address of a page, with the row that it shows. */
export function pageUrl(source: Source, page: string, id?: string): string {
  const path = `${source.use('createPageUrl', '@/utils')}('${page}')`;
  return id ? `\`\${${path}}?id=\${${id}}\`` : path;
}

/** `recipeName(recipe)`: what a row is called by. */
export function nameCall(reading: Reading, row = reading.row): string {
  return `${reading.source.use(reading.entity.nameOf, reading.entity.lib)}(${row})`;
}

/** The entities that screens about this one must load to show names: those its shown fields point at. */
export function relatedEntities(model: AppModel, entity: EntityModel, fields = entity.fields) {
  const found = new Map<string, EntityModel>();
  for (const field of fields) {
    const related = field.type === 'relation' ? model.entity(field.relation) : undefined;
    if (related && related.name !== entity.name) found.set(related.name, related);
  }
  return [...found.values()];
}
