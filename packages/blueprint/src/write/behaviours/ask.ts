import { code, jsxText } from '../code.ts';
import { get, nameCall, pageUrl } from '../values.ts';
import type { Extra, ExtraPlace } from './extra.ts';
import { phraseWith } from './figures.ts';

/** The way from a thing to the form that asks for it, with the thing chosen there. */
export function askExtra({ model, entity, source, page, reading }: ExtraPlace): Extra | null {
  if (!['detail', 'gallery', 'list', 'table'].includes(page.view)) return null;
  const asked = model.children(entity.name).find(({ child }) => model.page('form', child.name));
  const form = asked && model.page('form', asked.child.name);
  if (!form || !model.behaviour('public_form', asked.child.name)) return null;
  const button = source.ui('Button', 'button');
  const link = source.use('Link', 'react-router-dom');
  const isDetail = page.view === 'detail';
  const to = (row: string) =>
    pageUrl(source, form.name, get(row, 'id')).replace('?id=', `?${asked.field.name}=`);
  return {
    rowButtons: (row) => code`
      <${button} ${isDetail ? '' : 'size="sm" variant="outline" '}asChild>
        <${link} to={${to(row)}} aria-label={${phraseWith(`${form.title}: {0}`, nameCall(reading, row))}}>
          ${jsxText(form.title)}
        </${link}>
      </${button}>
    `,
  };
}
