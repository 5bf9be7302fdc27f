import { code } from '../code.ts';
import { fieldOf } from '../model.ts';
import { get } from '../values.ts';
import type { Extra, ExtraPlace } from './extra.ts';
import { phraseWith } from './figures.ts';

/** A press that puts a product into the cart. */
export function cartExtra({ model, entity, source, page }: ExtraPlace): Extra | null {
  const told = model.behaviour('cart', entity.name);
  const price =
    fieldOf(entity, told?.fields.price) ?? entity.fields.find((field) => field.type === 'money');
  if (!told || !price || page.view === 'manage') return null;
  const { t } = model;
  const picture =
    fieldOf(entity, told.fields.picture) ?? entity.fields.find((field) => field.type === 'image');
  const stock = fieldOf(entity, told.fields.stock);
  const nameOf = source.use(entity.nameOf, entity.lib);
  const add = source.use('addToCart', '@/hooks/use-cart');
  const toast = source.use('toast', '@/components/ui/use-toast');
  source.use(`type ${entity.rowType}`, entity.lib);
  const { one } = entity;
  const isOut = stock ? (row: string) => `(${get(row, stock)} ?? 0) <= 0` : null;
  const button = source.ui('Button', 'button');
  return {
    setup: [
      code`
        function buy(${one}: ${entity.rowType}) {
          ${add}({ id: ${one}.id, title: ${nameOf}(${one}), price: ${get(one, price)} ?? 0${picture ? `, picture: ${get(one, picture)}` : ''} });
          ${toast}({ title: ${phraseWith(t('inCart'), `${nameOf}(${one})`)} });
        }
      `,
    ],
    rowButtons: (row) => {
      const add = code`
        <${button}
          size="sm"
          aria-label={${phraseWith(`${t('addToCart')}: {0}`, `${nameOf}(${row})`)}}
          onClick={() => buy(${row})}
        >
          <${source.icon('ShoppingCart')} />
          ${t('addToCart')}
        </${button}>
      `;
      if (!isOut) return add;
      return code`
        {${isOut(row)} ? (
          <${source.ui('ColorBadge', 'color-badge')} color="red">${t('soldOut')}</${source.ui('ColorBadge', 'color-badge')}>
        ) : (
          ${add}
        )}
      `;
    },
  };
}
