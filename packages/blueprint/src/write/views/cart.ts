import type { SpecPage } from '../../spec.ts';
import { code, jsxAttribute, jsxText, quoted, Source } from '../code.ts';
import { type AppModel, byRole, type EntityModel, fieldOf } from '../model.ts';
import { pageUrl } from '../values.ts';
import { publicFields } from './form.ts';

/** `hooks/use-cart.ts`: what is in the cart, kept in this browser. */
export function cartHook(): string {
  return `import { useSyncExternalStore } from 'react';

export interface CartItem {
  id: string;
  title: string;
  price: number;
  picture?: string | null;
  quantity: number;
}

const KEY = 'cart';
const listeners = new Set<() => void>();
let items: CartItem[] = JSON.parse(localStorage.getItem(KEY) ?? '[]');

function keep(next: CartItem[]) {
  items = next;
  localStorage.setItem(KEY, JSON.stringify(items));
  for (const listener of listeners) listener();
}

/** Puts one more of a product into the cart. */
export function addToCart(product: Omit<CartItem, 'quantity'>) {
  const known = items.find((item) => item.id === product.id);
  if (known) setQuantity(product.id, known.quantity + 1);
  else keep([...items, { ...product, quantity: 1 }]);
}

/** With 0 the product leaves the cart. */
export function setQuantity(id: string, quantity: number) {
  keep(items.flatMap((item) => (item.id !== id ? [item] : quantity > 0 ? [{ ...item, quantity }] : [])));
}

export function emptyCart() {
  keep([]);
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useCart() {
  const cart = useSyncExternalStore(follow, () => items);
  const sum = cart.reduce((all, item) => all + item.price * item.quantity, 0);
  return { items: cart, total: Math.round(sum * 100) / 100 };
}

export function useCartCount(): number {
  return useCart().items.reduce((sum, item) => sum + item.quantity, 0);
}
`;
}

/** The fields of an order that the buyer fills in; the rest comes from the cart. */
export function orderFields(model: AppModel, order: EntityModel) {
  const told = model.writing('cart', order.name);
  const counted = [told?.fields.items, told?.fields.total];
  return publicFields(order).filter(
    (field) =>
      !counted.includes(field.name) &&
      field.type !== 'lines' &&
      field.role !== 'amount' &&
      field.role !== 'date',
  );
}

/** The cart, its sum, and the form that makes an order of it. */
export function cartPage(model: AppModel, page: SpecPage): string {
  const told = model.spec.behaviours.find((one) => one.kind === 'cart');
  const order = model.entity(told?.target ?? page.entity);
  const product = model.entity(told?.entity);
  if (!order || !told) return '';
  const source = new Source(page.name);
  const { t, currency } = model;
  const money = source.use('formatMoney', '@/lib/format');
  const button = source.ui('Button', 'button');
  const header = source.ui('PageHeader', 'page-header');
  const client = source.use(order.name, `@/entities/${order.name}`);
  const form = source.useDefault(
    `${order.name}CheckoutForm`,
    `@/components/${order.name}CheckoutForm`,
  );
  const rowButton = source.ui('RowButton', 'row-actions');
  const shop = model.listPage(product?.name);
  source.use('useState', 'react');
  source.use(`type ${order.fieldsType}`, order.lib);
  const lines =
    fieldOf(order, told.fields.items) ??
    order.spec.fields.find(
      (field) => field.type === 'lines' || field.type === 'list' || /item/.test(field.name),
    );
  const total = fieldOf(order, told.fields.total) ?? byRole(order, 'amount');
  const status = fieldOf(order, told.fields.status) ?? byRole(order, 'status');
  const date = byRole(order, 'date');
  const fields = [
    lines && `${lines.name}: ${itemsOf(lines)}`,
    total && `${total.name}: total`,
    status?.options?.[0] && `${status.name}: ${quoted(status.options[0].value)}`,
    date &&
      `${date.name}: ${date.type === 'datetime' ? 'new Date().toISOString()' : `${source.use('isoDay', '@/lib/format')}()`}`,
  ].filter(Boolean);
  const link = source.use('Link', 'react-router-dom');
  const back = `<${button} asChild><${link} to={${shop ? pageUrl(source, shop.name) : "'/'"}}>${jsxText(t('toTheShop'))}</${link}></${button}>`;
  const store = (name: string) => source.use(name, '@/hooks/use-cart');
  source.use('type CartItem', '@/hooks/use-cart');
  return source.file(code`
    export default function ${page.name}() {
      const { items, total } = ${store('useCart')}();
      const [ordered, setOrdered] = useState<{ items: CartItem[]; total: number } | null>(null);

      async function placeOrder(values: ${order.fieldsType}) {
        await ${client}.create({ ...values, ${fields.join(', ')} });
        setOrdered({ items, total });
        ${store('emptyCart')}();
      }

      if (ordered)
        return (
          <div role="status" className="mx-auto max-w-xl rounded-xl border bg-card px-6 py-14 text-center shadow-xs">
            <${source.icon('CircleCheckBig')} aria-hidden="true" className="mx-auto mb-4 size-12 text-success" />
            <h1 className="font-heading text-2xl font-semibold">${jsxText(t('orderThanks'))}</h1>
            <p className="mt-2 text-muted-foreground">${jsxText(t('orderThanksText'))}</p>
            <ul aria-label=${JSON.stringify(t('yourOrder'))} className="mx-auto my-6 max-w-sm divide-y rounded-lg border text-start text-sm">
              {ordered.items.map((item) => (
                <li key={item.id} className="flex justify-between gap-4 px-4 py-2">
                  <span>{item.quantity} × {item.title}</span>
                  <span className="tabular-nums">{${money}(item.price * item.quantity, '${currency}')}</span>
                </li>
              ))}
              <li className="flex justify-between gap-4 px-4 py-2 font-semibold">
                <span>${jsxText(t('total'))}</span>
                <span className="tabular-nums">{${money}(ordered.total, '${currency}')}</span>
              </li>
            </ul>
            ${back}
          </div>
        );

      return (
        <>
          <${header} ${jsxAttribute('title', page.title)} />
          {items.length === 0 ? (
            <${source.ui('EmptyState', 'empty-state')} icon={${source.icon('ShoppingCart')}} ${jsxAttribute('title', t('cartEmpty'))} ${jsxAttribute('description', t('cartEmptyText'))}>
              ${back}
            </${source.ui('EmptyState', 'empty-state')}>
          ) : (
            <div className="grid items-start gap-8 lg:grid-cols-[1.3fr_1fr]">
              <section className="rounded-xl border bg-card shadow-xs">
                <ul className="divide-y">
                  {items.map((item) => (
                    <li key={item.id} className="flex flex-wrap items-center gap-4 p-4">
                      <span className="size-16 shrink-0 overflow-hidden rounded-lg">
                        <${source.ui('Picture', 'picture')} src={item.picture} alt="" />
                      </span>
                      <span className="min-w-32 flex-1">
                        <span className="block font-medium">{item.title}</span>
                        <span className="text-sm text-muted-foreground">{${money}(item.price, '${currency}')}</span>
                      </span>
                      <span className="flex items-center">
                        <${rowButton} label={\`${t('oneLess').replace('{0}', '${item.title}')}\`} onClick={() => ${store('setQuantity')}(item.id, item.quantity - 1)}>
                          <${source.icon('Minus')} />
                        </${rowButton}>
                        <span className="w-8 text-center tabular-nums">{item.quantity}</span>
                        <${rowButton} label={\`${t('oneMore').replace('{0}', '${item.title}')}\`} onClick={() => ${store('setQuantity')}(item.id, item.quantity + 1)}>
                          <${source.icon('Plus')} />
                        </${rowButton}>
                      </span>
                      <span className="w-20 text-end font-semibold tabular-nums">{${money}(item.price * item.quantity, '${currency}')}</span>
                    </li>
                  ))}
                </ul>
                <p className="flex justify-between border-t p-4 text-lg font-semibold">
                  <span>${jsxText(t('total'))}</span>
                  <span className="tabular-nums">{${money}(total, '${currency}')}</span>
                </p>
              </section>
              <${source.ui('Panel', 'panel')} ${jsxAttribute('title', t('yourOrder'))}>
                <${form} onSave={placeOrder} ${jsxAttribute('submitLabel', t('placeOrder'))} />
              </${source.ui('Panel', 'panel')}>
            </div>
          )}
        </>
      );
    }
  `);

  function itemsOf(field: NonNullable<ReturnType<typeof fieldOf>>): string {
    if (field.type === 'lines') {
      const columns = field.columns ?? [];
      const values = columns.map((column) => {
        if (column.type === 'money') return `${column.name}: item.price`;
        if (column.type === 'number') return `${column.name}: item.quantity`;
        return `${column.name}: item.title`;
      });
      return `items.map((item) => ({ ${values.join(', ')} }))`;
    }
    const text = 'items.map((item) => `${item.quantity} × ${item.title}`)';
    return field.type === 'list' ? text : `${text}.join(', ')`;
  }
}
