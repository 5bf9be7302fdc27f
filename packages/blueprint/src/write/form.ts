import { isConsent, type SpecField } from '../spec.ts';
import { code, jsxAttribute, jsxText, keyOf, quoted, Source } from './code.ts';
import { type FormParts, formField, isWide } from './controls.ts';
import { type FormSection, sectionsOf } from './form-sections.ts';
import { type AppModel, type EntityModel, isDate } from './model.ts';
import { needed } from './needed.ts';
import { countedLines, taxField } from './rules.ts';
import { isOfStaff, staffFields } from './staff.ts';
import { get, relatedEntities } from './values.ts';

export interface FormOptions {
  /** The fields to fill in; all shown ones unless told. */
  fields?: SpecField[];
  /** The component's name, when it is not `RecipeForm`. */
  name?: string;
}

/** `components/RecipeForm.tsx`: all fields of one row, with what is wrong beside each. */
export function formFile(model: AppModel, entity: EntityModel, options: FormOptions = {}): string {
  const name = options.name ?? `${entity.name}Form`;
  const source = new Source(name);
  const parts: FormParts = { model, source, entity };
  const fields = inOrder(model, entity, options.fields ?? entity.fields).filter(
    (field) => !isCounted(entity, field),
  );
  const related = relatedEntities(model, entity, fields);
  const ofStaff = staffFields(model, entity);
  const ofAdmins = (field: SpecField, jsx: string) =>
    ofStaff.has(field) ? `{isAdmin && (${jsx})}` : jsx;
  // Rows that only admins may read are asked for by them alone.
  const rowsOf = (other: EntityModel) => {
    const isShut = fields.some(
      (field) => field.relation === other.name && isOfStaff(model, entity, field),
    );
    return useRowsOf(source, other, isShut ? '{ enabled: isAdmin }' : '');
  };
  const sections = sectionsOf(model, entity, fields, ofStaff);
  const { one, fieldsType } = entity;
  const { t } = model;
  const button = source.ui('Button', 'button');
  source.use('useState', 'react');
  source.use('type FormEvent', 'react');
  source.use(`type ${fieldsType}`, entity.lib);
  source.use(entity.emptyName, entity.lib);
  const body = code`
    interface Props {
      /** What the form starts with. */
      ${one}?: Partial<${fieldsType}>;
      onSave: (values: ${fieldsType}) => Promise<unknown>;
      onCancel?: () => void;
      submitLabel?: string;
    }

    export default function ${name}({ ${one}, onSave, onCancel, submitLabel = ${quoted(t('save'))} }: Props) {
      const [values, setValues] = useState<${fieldsType}>(startOf(${one}));
      const [errors, setErrors] = useState<Record<string, string>>({});
      const [saving, setSaving] = useState(false);
      ${fields.some((field) => ofStaff.has(field)) && `const { isAdmin } = ${source.use('useUser', '@/hooks/use-user')}();`}
      ${related.map((other) => `const ${other.many} = ${rowsOf(other)};`)}

      function set<Name extends keyof ${fieldsType}>(name: Name, value: ${fieldsType}[Name]) {
        setValues((old) => ({ ...old, [name]: value }));
        setErrors((old) => ({ ...old, [name]: '' }));
      }

      async function submit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = event.currentTarget;
        const found = problemsOf(values);
        setErrors(found);
        if (Object.keys(found).length) {
          requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
          return;
        }
        setSaving(true);
        try {
          await onSave(${savedValues(entity, fields)});
        } catch (error) {
          setErrors({ form: (error as Error).message });
        } finally {
          setSaving(false);
        }
      }

      return (
        <form noValidate ${jsxAttribute('aria-label', entity.label)} onSubmit={submit} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          ${sections.map(section)}
          {errors.form && (
            <p role="alert" className="text-destructive text-sm sm:col-span-2">
              {errors.form}
            </p>
          )}
          <div className="flex gap-2 max-sm:sticky max-sm:-bottom-6 max-sm:z-10 max-sm:-mx-6 max-sm:-mb-6 max-sm:border-t max-sm:bg-background max-sm:px-6 max-sm:py-4 max-sm:[&>*]:flex-1 sm:col-span-2 sm:justify-end">
            {onCancel && (
              <${button} type="button" variant="outline" onClick={onCancel}>
                ${t('cancel')}
              </${button}>
            )}
            <${button} type="submit" disabled={saving}>
              {submitLabel}
            </${button}>
          </div>
        </form>
      );
    }

    /** Empty values, and over them what is already known. */
    function startOf(${one}: Partial<${fieldsType}> = {}): ${fieldsType} {
      const start: Record<string, unknown> = { ...${entity.emptyName} };
      for (const name of Object.keys(start))
        start[name] = ${one}[name as keyof ${fieldsType}] ?? start[name];
      return start as unknown as ${fieldsType};
    }

    ${problems(model, entity, fields)}
  `;
  return source.file(body);

  function section({ heading, fields: own }: FormSection): string {
    const wide = wholeRows(own, fields.length);
    const inputs = code`
      ${own.map((field) => ofAdmins(field, formField(parts, field, wide.has(field))))}
      ${own === lastOfTotal(entity, sections) && totalPreview(parts)}
    `;
    if (!heading) return inputs;
    return code`
      <fieldset className="grid min-w-0 gap-x-4 gap-y-5 border-t pt-2 sm:col-span-2 sm:grid-cols-2">
        <legend className="pe-3 text-sm font-medium text-muted-foreground">${jsxText(t(heading))}</legend>
        ${inputs}
      </fieldset>
    `;
  }
}

/** The fields below which the sum of the lines is told: the lines' own, else all. */
function lastOfTotal(entity: EntityModel, sections: FormSection[]): SpecField[] | undefined {
  const lines = countedLines(entity);
  const own = sections.find(({ heading, fields }) => heading && lines && fields.includes(lines));
  return (own ?? sections.at(-1))?.fields;
}

/** The fields that take a whole row: long ones, those of a short form, and what would stand beside nothing. */
function wholeRows(fields: readonly SpecField[], inAll: number): ReadonlySet<SpecField> {
  const wide = new Set(fields.filter((field) => inAll < 4 || isWide(field)));
  let alone: SpecField | null = null;
  for (const field of [...fields, null]) {
    const isEnd = field === null || wide.has(field);
    if (isEnd && alone) wide.add(alone);
    alone = isEnd || alone ? null : field;
  }
  return wide;
}

/** `useRows<TeacherFields>(Teacher, { sort: 'name' })`. */
export function useRowsOf(source: Source, entity: EntityModel, options = ''): string {
  source.use(`type ${entity.fieldsType}`, entity.lib);
  const rows = source.use('useRows', '@/hooks/use-rows');
  const client = source.use(entity.name, `@/entities/${entity.name}`);
  return `${rows}<${entity.fieldsType}>(${client}${options ? `, ${options}` : ''})`;
}

/** A quiz question's right answer is chosen among its options, which come first. */
function inOrder(model: AppModel, entity: EntityModel, fields: SpecField[]): SpecField[] {
  const quiz = model.behaviour('quiz', entity.name);
  const correct = fields.find((field) => field.name === quiz?.fields.correct);
  const others = fields.filter((field) => field !== correct);
  const at = others.findIndex((field) => field.name === quiz?.fields.options);
  return correct && at >= 0
    ? [...others.slice(0, at + 1), correct, ...others.slice(at + 1)]
    : fields;
}

/** A stored sum of lines is counted, not typed. */
function isCounted(entity: EntityModel, field: SpecField): boolean {
  return Boolean(countedLines(entity)) && field.type === 'money' && field.role === 'amount';
}

function savedValues(entity: EntityModel, fields: SpecField[]): string {
  const lists = fields.filter((field) => field.type === 'list');
  const counted = entity.fields.filter((field) => isCounted(entity, field));
  if (!lists.length && !counted.length) return 'values';
  const changes = [
    ...lists.map(
      (field) => `${keyOf(field.name)}: ${get('values', field)}?.filter((line) => line.trim()),`,
    ),
    ...counted.map((field) => `${keyOf(field.name)}: ${entity.one}Total(values),`),
  ];
  return code`
    {
      ...values,
      ${changes}
    }
  `;
}

function totalPreview({ model, source, entity }: FormParts): string {
  if (!countedLines(entity)) return '';
  const total = source.use(`${entity.one}Total`, entity.lib);
  const money = source.use('formatMoney', '@/lib/format');
  const label = taxField(entity) ? model.t('totalWithTax') : model.t('total');
  return code`
    <p className="flex justify-between font-semibold sm:col-span-2">
      <span>${label}</span>
      <span className="tabular-nums">{${money}(${total}(values), '${model.currency}')}</span>
    </p>
  `;
}

/** The function that says what is wrong with which field. */
function problems(model: AppModel, entity: EntityModel, fields: SpecField[]): string {
  const { t } = model;
  const checks = fields.flatMap((field) => {
    const value = get('values', field);
    const place = get('found', field);
    const isText = ['text', 'longtext', 'richtext', 'email', 'phone', 'url'].includes(field.type);
    const empty = isText
      ? `!${value}?.trim()`
      : ['list', 'lines', 'multienum'].includes(field.type)
        ? `!${value}?.length`
        : isNumber(field)
          ? `${value} == null`
          : `!${value}`;
    const missing = needed(model.spec.language, field);
    return [
      field.required &&
        (field.type !== 'boolean' || isConsent(field.name)) &&
        !isOfStaff(model, entity, field) &&
        `if (${empty}) ${place} = ${quoted(missing)};`,
      field.type === 'email' &&
        `if (${value} && !/^\\S+@\\S+\\.\\S+$/.test(${value})) ${place} = ${quoted(t('emailInvalid'))};`,
      field.type === 'url' &&
        `if (${value} && !/^https?:\\/\\/\\S+$/.test(${value})) ${place} = ${quoted(t('urlInvalid'))};`,
      (field.type === 'money' || field.role === 'quantity') &&
        `if (Number(${value}) < 0) ${place} = ${quoted(t('notNegative'))};`,
    ].filter((line) => line !== false);
  });
  const dates = fields.filter(isDate);
  const start = dates.find((field) =>
    /^(start|from|begin|check_?in|arriv|pick_?up|collection|move_?in|first)/.test(field.name),
  );
  const end = dates.find((field) =>
    /^(end|to$|until|check_?out|depart|leav|return|drop_?off|move_?out|last)/.test(field.name),
  );
  if (start && end)
    checks.push(
      `if (${get('values', start)} && ${get('values', end)} && ${get('values', end)} < ${get('values', start)}) ${get('found', end)} = ${quoted(t('endBeforeStart'))};`,
    );
  return code`
    /** What is wrong, by field. */
    function problemsOf(${checks.length ? 'values' : '_values'}: ${entity.fieldsType}): Record<string, string> {
      const found: Record<string, string> = {};
      ${checks}
      return found;
    }
  `;
}

function isNumber(field: SpecField): boolean {
  return ['number', 'integer', 'money', 'percent', 'duration', 'rating'].includes(field.type);
}
