import type { SpecPage } from '../spec.ts';
import { accessOf } from './access.ts';
import { code, jsxAttribute, quoted, Source } from './code.ts';
import { saidOf } from './lists/page.ts';
import type { AppModel } from './model.ts';
import { isLandingSection } from './sections.ts';

/** `Layout.tsx`: what stands around every page, told to the kit's shell. */
export function layoutFile(model: AppModel): string {
  const { spec } = model;
  const source = new Source('Layout', 'PAGES', 'CartButton');
  const shell = source.ui('AppShell', 'app-shell');
  source.use('type AppPage', '@/components/ui/app-shell');
  source.use('type ReactNode', 'react');
  const hasAccounts = spec.entities.some(
    ({ permissions: { read, write } }) => read !== 'anonymous' || write !== 'anonymous',
  );
  const cart = spec.pages.find((page) => page.view === 'cart');
  const promise = promiseOf(model);
  return source.file(
    code`
    // The language of the words that the components bring along.
    document.documentElement.lang = ${quoted(spec.language)};

    const PAGES: AppPage[] = [
      ${spec.pages.map((page) => pageEntry(model, source, page))}
    ];

    /** What stands around every page: the app's name, the ways through it, and who is signed in. */
    export default function Layout({
      children,
      currentPageName,
    }: {
      children: ReactNode;
      currentPageName: string;
    }) {
      return (
        <${shell}
          ${jsxAttribute('name', spec.name)}
          icon={${source.icon(appIcon(model))}}
          ${promise && jsxAttribute('promise', promise)}
          pages={PAGES}
          current={currentPageName}
          navigation="${navigationOf(model)}"
          ${hasAccounts && 'hasAccounts'}
          ${spec.theme.mode === 'dark' && 'mode="dark"'}
          ${isWide(spec) && 'isWide'}
          ${cart && 'actions={<CartButton />}'}
        >
          {children}
        </${shell}>
      );
    }

    ${cart && cartButton(model, source, cart)}
  `,
  );
}

/**
 * Tools that people work in all day have their pages at the side, small apps on top, an app of one page none. A place
 * that visitors come to (a shop, a timetable, a landing page) is no such tool, however many pages it has.
 */
export function navigationOf(model: AppModel): 'side' | 'top' | 'none' {
  const menu = model.spec.pages.filter((page) => page.inNavigation);
  if (menu.length < 2) return 'none';
  const isForMembers = menu.every((page) => needsOf(model, page) !== 'anyone');
  return menu.length > 5 || menu.length >= (isForMembers ? 3 : 5) ? 'side' : 'top';
}

/** What greets whoever is not signed in: what the app is for, or whose its rows are, which the rules keep. */
function promiseOf(model: AppModel): string {
  const { spec, t } = model;
  const said = saidOf(spec);
  if (said) return said;
  const main = model.entity(spec.pages[0]?.entity);
  if (main?.spec.permissions.read === 'creator' && !main.spec.ownedByCreatorOrAdmin)
    return t('promiseOwn', main.pluralLow);
  const kinds = spec.pages
    .filter((page) => page.inNavigation && page.entity)
    .map((page) => page.entity)
    .filter((name, index, all) => all.indexOf(name) === index)
    .map(
      (name, index) => (index ? model.entity(name)?.pluralLow : model.entity(name)?.plural) ?? '',
    );
  return new Intl.ListFormat(spec.language).format(kinds);
}

/** Boards of many columns want more room. */
function isWide(spec: AppModel['spec']): boolean {
  return spec.pages.some((page) => {
    const entity = spec.entities.find(({ name }) => name === page.entity);
    const group = entity?.fields.find(
      (field) => field.name === page.fields.group || field.role === 'status',
    );
    return page.view === 'board' && (group?.options?.length ?? 0) > 4;
  });
}

/** The app's own sign: its main entity's icon. */
export function appIcon({ spec }: AppModel): string {
  const [feature] = spec.landing?.features ?? [];
  if (feature?.icon) return feature.icon;
  const section = spec.entities.find((entity) => isLandingSection(spec, entity));
  if (section) return section.icon;
  const home = spec.pages[0];
  const main = spec.entities.find((entity) => entity.name === home?.entity) ?? spec.entities[0];
  return main?.icon || 'Sparkles';
}

function pageEntry(model: AppModel, source: Source, page: SpecPage): string {
  const needs = needsOf(model, page);
  const list = page.inNavigation ? undefined : model.listPage(page.entity)?.name;
  const parts = [
    `name: ${quoted(page.name)}`,
    `title: ${quoted(page.title)}`,
    page.inNavigation && `icon: ${source.icon(iconOf(model, page))}`,
    needs !== 'anyone' && `needs: '${needs}'`,
    list && `of: ${quoted(list)}`,
    page.view === 'landing' && 'isBare: true',
  ];
  return `{ ${parts.filter(Boolean).join(', ')} },`;
}

const VIEW_ICONS: Partial<Record<SpecPage['view'], string>> = {
  dashboard: 'LayoutDashboard',
  calendar: 'CalendarDays',
  schedule: 'CalendarDays',
  statistics: 'ChartColumn',
  chart: 'ChartLine',
  leaderboard: 'Trophy',
  player: 'Play',
  cart: 'ShoppingCart',
  manage: 'Settings2',
  mine: 'Ticket',
  landing: 'House',
  board: 'SquareKanban',
  ask: 'MessageCircleQuestion',
};

/** A sign by what the page is; where two would have the same, by what is on it. */
function iconOf(model: AppModel, page: SpecPage): string {
  const own = model.entity(page.entity)?.spec.icon;
  const isAlone = !model.spec.pages.some(
    (other) => other.inNavigation && other !== page && other.view === page.view,
  );
  return (
    page.icon || (isAlone && VIEW_ICONS[page.view]) || own || VIEW_ICONS[page.view] || 'Circle'
  );
}

/** Who can do anything on a page: what its rows are read by, or what the page is for. */
function needsOf(model: AppModel, page: SpecPage): string {
  if (page.adminOnly || page.view === 'manage') return 'admin';
  if (page.view === 'mine') return 'user';
  const entity = model.entity(page.entity);
  if (!entity || ['form', 'landing', 'cart', 'player'].includes(page.view)) return 'anyone';
  return accessOf(entity).read;
}

/** The way to the cart, with how much is in it. */
function cartButton({ t }: AppModel, source: Source, cart: SpecPage): string {
  const button = source.ui('Button', 'button');
  const link = source.use('Link', 'react-router-dom');
  return code`
    function CartButton() {
      const count = ${source.use('useCartCount', '@/hooks/use-cart')}();
      return (
        <${button} variant="ghost" size="icon" asChild>
          <${link} to={${source.use('createPageUrl', '@/utils')}('${cart.name}')} aria-label={${'`'}${t('cart')} (\${count})${'`'}} className="relative">
            <${source.icon('ShoppingCart')} />
            {count > 0 && (
              <span className="absolute -end-0.5 -top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1 text-[11px] font-semibold text-primary-foreground">
                {count}
              </span>
            )}
          </${link}>
        </${button}>
      );
    }
  `;
}
