import type { SpecField } from '../spec.ts';
import { code, keyOf, literal, quoted, Source } from './code.ts';
import { type AppModel, type EntityModel, isDate, isTextual, titleField } from './model.ts';
import { rulesOf } from './rules.ts';
import { get, optionsName } from './values.ts';

/** `lib/recipe.ts`: types, options, and the small rules about one row. */
export function libFile(model: AppModel, entity: EntityModel): string {
  const source = new Source();
  const { one, rowType, fieldsType } = entity;
  const article = model.t('codeRow', entity.labelLow);
  return source.file(
    code`
    /** ${article} */
    export interface ${fieldsType} {
      ${entity.spec.fields.map((field) => `${keyOf(field.name)}${field.required ? '' : '?'}: ${tsType(field)};`)}
    }

    export interface ${rowType} extends ${fieldsType} {
      id: string;
      createdAt: string;
      updatedAt: string;
      creatorId: string | null;
    }

    export const ${entity.emptyName}: ${fieldsType} = {
      ${entity.spec.fields.map((field) => `${keyOf(field.name)}: ${emptyValue(source, field)},`)}
    };

    ${optionLists(entity)}

    export function ${entity.nameOf}(${one}: ${rowType} | null | undefined): string {
      return ${nameExpression(source, entity)};
    }

    /** What the search looks through. */
    export function ${one}Text(${one}: ${rowType}): string {
      return [${searchable(source, entity).join(', ')}].join(' ');
    }

    ${rulesOf(model, entity, source)}
  `.replace(/\n{3,}/g, '\n\n'),
  );
}

function tsType(field: SpecField): string {
  const type = plainType(field);
  return field.required ? type : `${type} | null`;
}

function plainType(field: SpecField): string {
  switch (field.type) {
    case 'number':
    case 'integer':
    case 'money':
    case 'percent':
    case 'duration':
    case 'rating':
      return field.required ? 'number | null' : 'number';
    case 'boolean':
      return 'boolean';
    case 'list':
    case 'multienum':
      return 'string[]';
    case 'lines':
      return 'Record<string, string | number | null>[]';
    default:
      return 'string';
  }
}

/** What a new form starts with. */
function emptyValue(source: Source, field: SpecField): string {
  if (field.default !== undefined && field.default !== null) return literal(field.default);
  switch (field.type) {
    case 'number':
    case 'integer':
    case 'money':
    case 'percent':
    case 'duration':
    case 'rating':
      return 'null';
    case 'boolean':
      return 'false';
    case 'list':
    case 'multienum':
    case 'lines':
      return '[]';
    case 'date':
      return field.role === 'date' && field.required
        ? `${source.use('isoDay', '@/lib/format')}()`
        : "''";
    case 'enum':
      return field.role === 'status' && field.options?.[0] ? quoted(field.options[0].value) : "''";
    default:
      return "''";
  }
}

function optionLists(entity: EntityModel): string {
  return entity.spec.fields
    .filter((field) => field.options?.length)
    .map(
      (field) => code`
        export const ${optionsName(entity, field)} = [
          ${field.options!.map((option) => `  ${literal(option)},`.trim())}
        ];
      `,
    )
    .join('\n\n');
}

function nameExpression(source: Source, entity: EntityModel): string {
  const title = titleField(entity);
  const kind = entity.fields.find((field) => field.type === 'enum' && field.required);
  // Opening hours are called by their day, and not by what somebody noted.
  if (kind && (!title || (title.type === 'longtext' && !title.required)))
    return `${entity.one} ? ${source.use('optionLabel', '@/lib/options')}(${optionsName(entity, kind)}, ${entity.one}.${kind.name}) : ''`;
  if (title?.required) return `${entity.one}?.${title.name} ?? ''`;
  if (title) return `${entity.one} ? ${entity.one}.${title.name} || ${quoted(entity.label)} : ''`;
  const date = entity.fields.find(isDate);
  if (date) {
    const format = date.type === 'datetime' ? 'formatDateTime' : 'formatDate';
    return `${source.use(format, '@/lib/format')}(${entity.one}?.${date.name}) || ${quoted(entity.label)}`;
  }
  return `${entity.one} ? ${quoted(entity.label)} : ''`;
}

function searchable(source: Source, entity: EntityModel): string[] {
  const texts = entity.fields.filter(
    (field) => isTextual(field) || field.type === 'enum' || field.type === 'list',
  );
  return texts.map((field) => {
    const value = get(entity.one, field);
    if (field.type === 'enum')
      return `${source.use('optionLabel', '@/lib/options')}(${optionsName(entity, field)}, ${value})`;
    if (field.type === 'list') return `${value}?.join(' ')`;
    if (field.type === 'richtext') return `${value}?.replace(/<[^>]+>/g, ' ')`;
    return value;
  });
}
