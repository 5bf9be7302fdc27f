import type { SpecField } from '../../spec.ts';
import { pollParts } from '../behaviours/poll.ts';
import { code, jsxText, literal } from '../code.ts';
import { factLine } from '../facts.ts';
import { countedLines, hasOverdue, taxField } from '../rules.ts';
import { get, type Reading, relatedRow, shownValue } from '../values.ts';

/** The short fields of a row: as lines of a card, in columns over the page's width, or side by side below a heading. */
export function factList(
  reading: Reading,
  fields: SpecField[],
  as: 'card' | 'line' | 'grid',
): string {
  if (!fields.length) return '';
  const { source, row, model, entity } = reading;
  const isGrid = as === 'grid';
  if (as === 'line')
    return code`
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted-foreground">
        ${fields.map((field) => factLine(reading, field))}
      </div>
    `;
  return code`
    <dl className="${isGrid ? `grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-8 gap-y-5 p-5 ${fields.length < 3 ? 'sm:max-w-lg' : ''}`.trim() : 'divide-y px-5'} rounded-xl border bg-card text-sm shadow-xs empty:hidden">
      ${fields.map((field) => {
        const value = get(row, field);
        const isLate = field.role === 'due' && hasOverdue(model, entity);
        const plain = isGrid ? 'mt-1 min-w-0 font-medium' : 'min-w-0 text-end font-medium';
        const classes = isLate
          ? `{${source.use('isOverdue', entity.lib)}(${row}) ? '${plain} text-destructive' : '${plain}'}`
          : `"${plain}"`;
        const line = code`
          <div className="${isGrid ? 'min-w-0' : 'flex items-center justify-between gap-4 py-3'}">
            <dt className="text-muted-foreground">${jsxText(field.label)}</dt>
            <dd className=${classes}>${shownValue(reading, field)}</dd>
          </div>
        `;
        // What a row points at may be gone, however much it was asked for.
        const target = field.type === 'relation' ? relatedRow(reading, field) : null;
        const isKnown = field.required || field.type === 'boolean';
        if (isKnown && !target) return line;
        const filled =
          target ??
          (['number', 'integer', 'money', 'percent', 'duration'].includes(field.type)
            ? `${value} != null`
            : value);
        return code`
          {${filled} && (
            ${line}
          )}
        `;
      })}
    </dl>
  `;
}

/** Long texts and lists, each with its heading; what is empty is left out. */
export function textSections(reading: Reading, fields: SpecField[]): string[] {
  return fields.map((field) => {
    const value = get(reading.row, field);
    const isList = field.type === 'list' || field.type === 'lines';
    const heading = fields.length > 1 || isList;
    const content = code`
      <section>
        ${heading && `<h2 className="mb-3 font-heading text-xl font-semibold">${jsxText(field.label)}</h2>`}
        ${sectionBody(reading, field)}
      </section>
    `;
    const filled = isList ? `Boolean(${value}?.length)` : value;
    return code`
      {${filled} && (
        ${content}
      )}
    `;
  });
}

function sectionBody(reading: Reading, field: SpecField): string {
  const { source, row } = reading;
  const value = get(row, field);
  switch (field.type) {
    case 'richtext':
      return `<${source.ui('RichText', 'rich-text')} html={${value}} />`;
    case 'list':
      return pollParts(reading.model, reading.entity)?.options.name === field.name
        ? `{pollOf(${row})}`
        : listBody(reading, field);
    case 'lines':
      return linesBody(reading, field);
    case 'file':
      return `<${source.ui('FileLink', 'file-upload')} url={${value} ?? ''} />`;
    default:
      return `<p className="whitespace-pre-line leading-relaxed">{${value}}</p>`;
  }
}

/** What is said of something in a word each: nothing of it is done. */
const IN_WORDS =
  /tag|keyword|skill|label|feature|amenit|allergen|extras|attendee|\bcast\b|requirement|qualification/i;

/** Steps are numbered; other lists can be ticked off while one works through them. */
function listBody({ source, row }: Reading, field: SpecField): string {
  const value = get(row, field);
  if (IN_WORDS.test(`${field.name} ${field.concept ?? ''}`))
    return code`
      <div className="flex flex-wrap gap-2">
        {${value}?.map((line) => <${source.ui('Badge', 'badge')} key={line} variant="secondary">{line}</${source.ui('Badge', 'badge')}>)}
      </div>
    `;
  if (/step|instruction|method|schritt|etape|paso|passag|stap|zubereitung/i.test(field.name))
    return code`
      <ol className="flex flex-col gap-4">
        {${value}?.map((line, index) => (
          <li key={line} className="flex gap-4">
            <span aria-hidden="true" className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-accent-foreground">
              {index + 1}
            </span>
            <span className="pt-0.5 leading-relaxed">{line}</span>
          </li>
        ))}
      </ol>
    `;
  return code`
    <ul className="flex flex-col divide-y rounded-xl border bg-card px-4 shadow-xs">
      {${value}?.map((line) => (
        <li key={line}>
          <label className="flex cursor-pointer items-center gap-3 py-2.5 has-checked:text-muted-foreground has-checked:line-through">
            <input type="checkbox" className="size-4 shrink-0 accent-primary" />
            {line}
          </label>
        </li>
      ))}
    </ul>
  `;
}

/** Lines of an invoice or an order, with their sums. */
function linesBody({ source, row, entity, model }: Reading, field: SpecField): string {
  const columns = field.columns ?? [];
  const isCounted = countedLines(entity)?.name === field.name;
  const money = source.use('formatMoney', '@/lib/format');
  const number = source.use('formatNumber', '@/lib/format');
  const currency = `'${model.currency}'`;
  const cell = (column: (typeof columns)[number]) => {
    const value = /^[A-Za-z_]\w*$/.test(column.name)
      ? `line.${column.name}`
      : `line[${literal(column.name)}]`;
    const text =
      column.type === 'money'
        ? `${money}(${value}, ${currency})`
        : column.type === 'number'
          ? `${number}(${value})`
          : value;
    const end = column.type === 'text' ? '' : ' className="text-end tabular-nums"';
    return `<${source.ui('TableCell', 'table')}${end}>{${text}}</${source.ui('TableCell', 'table')}>`;
  };
  const tax = isCounted ? taxField(entity) : undefined;
  const span = columns.length;
  const sum = (label: string, value: string, strong: boolean) => code`
    <${source.ui('TableRow', 'table')} className="border-0${strong ? ' text-base font-semibold' : ''}">
      <${source.ui('TableCell', 'table')} colSpan={${span}} className="text-end">${jsxText(label)}</${source.ui('TableCell', 'table')}>
      <${source.ui('TableCell', 'table')} className="text-end tabular-nums">{${money}(${value}, ${currency})}</${source.ui('TableCell', 'table')}>
    </${source.ui('TableRow', 'table')}>
  `;
  const net = tax ? `${source.use(`${entity.one}Net`, entity.lib)}(${row})` : '';
  const total = isCounted ? `${source.use(`${entity.one}Total`, entity.lib)}(${row})` : '';
  return code`
    <div className="overflow-hidden rounded-xl border bg-card shadow-xs">
      <${source.ui('Table', 'table')}>
        <${source.ui('TableHeader', 'table')}>
          <${source.ui('TableRow', 'table')}>
            ${columns.map((column) => `<${source.ui('TableHead', 'table')}${column.type === 'text' ? '' : ' className="text-end"'}>${jsxText(column.label)}</${source.ui('TableHead', 'table')}>`)}
            ${isCounted && `<${source.ui('TableHead', 'table')} className="text-end">${jsxText(model.t('total'))}</${source.ui('TableHead', 'table')}>`}
          </${source.ui('TableRow', 'table')}>
        </${source.ui('TableHeader', 'table')}>
        <${source.ui('TableBody', 'table')}>
          {${get(row, field)}?.map((line, index) => (
            <${source.ui('TableRow', 'table')} key={\`\${index}-\${JSON.stringify(line)}\`}>
              ${columns.map(cell)}
              ${isCounted && `<${source.ui('TableCell', 'table')} className="text-end tabular-nums">{${money}(${source.use('lineTotal', entity.lib)}(line), ${currency})}</${source.ui('TableCell', 'table')}>`}
            </${source.ui('TableRow', 'table')}>
          ))}
        </${source.ui('TableBody', 'table')}>
        ${
          isCounted &&
          code`
            <${source.ui('TableFooter', 'table')}>
              ${tax && sum(model.t('net'), net, false)}
              ${tax && sum(tax.label, `${total} - ${net}`, false)}
              ${sum(model.t('total'), total, true)}
            </${source.ui('TableFooter', 'table')}>
          `
        }
      </${source.ui('Table', 'table')}>
    </div>
  `;
}
