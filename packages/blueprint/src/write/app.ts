import type { AppFiles } from '@trellis/contract';
import type { AppSpec, SpecField, SpecPage } from '../spec.ts';
import { actionsFile } from './actions.ts';
import { askedFields, askFormFile, bookingButtonFile } from './behaviours/booking.ts';
import { bookingParts } from './behaviours/parts.ts';
import { slotButtonFile, slotFormFile } from './behaviours/slot.ts';
import { takenFiles } from './behaviours/taken.ts';
import { cardFile } from './card.ts';
import { childFile, childName, shownChildren } from './detail/children.ts';
import { detailPage } from './detail/page.ts';
import { formFile } from './form.ts';
import { layoutFile } from './layout.ts';
import { libFile } from './lib.ts';
import { listPage } from './lists/page.ts';
import { type AppModel, type EntityModel, modelOf } from './model.ts';
import { libName } from './names.ts';
import { entityJson } from './schema.ts';
import { globalsCss } from './theme.ts';
import { askPage } from './views/ask.ts';
import { cartHook, cartPage, orderFields } from './views/cart.ts';
import { chartPage } from './views/chart.ts';
import { checkinPage } from './views/checkin.ts';
import { dashboardPage } from './views/dashboard.ts';
import { formPage, publicFields } from './views/form.ts';
import { landingPage } from './views/landing.ts';
import { leaderboardPage } from './views/leaderboard.ts';
import { minePage } from './views/mine.ts';
import { playerPage } from './views/player.ts';
import { statisticsPage } from './views/statistics.ts';

type PageWriter = (model: AppModel, page: SpecPage, entity: EntityModel) => string;

const PAGES: Partial<Record<SpecPage['view'], PageWriter>> = {
  detail: detailPage,
  dashboard: dashboardPage,
  chart: chartPage,
  statistics: statisticsPage,
  form: formPage,
  leaderboard: leaderboardPage,
  player: playerPage,
  checkin: checkinPage,
  mine: minePage,
};

/** All files of the app that a finished spec describes. Pure: the same spec gives the same files. */
export function writeApp(spec: AppSpec): AppFiles {
  const model = modelOf(spec);
  const files: AppFiles = {
    'Layout.tsx': layoutFile(model),
    'globals.css': globalsCss(spec.theme),
  };
  for (const entity of model.entities) Object.assign(files, entityFiles(model, entity));
  if (spec.behaviours.some(({ kind }) => kind === 'cart')) files['hooks/use-cart.ts'] = cartHook();
  for (const page of spec.pages) {
    const text = pageFile(model, page);
    if (text) files[`pages/${page.name}.tsx`] = text;
  }
  return usedOnly(files);
}

function pageFile(model: AppModel, page: SpecPage): string {
  if (page.view === 'landing') return landingPage(model, page);
  if (page.view === 'cart') return cartPage(model, page);
  if (page.view === 'ask') return askPage(model, page);
  const entity = model.entity(page.entity);
  return entity ? (PAGES[page.view] ?? listPage)(model, page, entity) : '';
}

/** What an entity's pages are put together from. */
function entityFiles(model: AppModel, entity: EntityModel): AppFiles {
  const { name } = entity;
  const files: AppFiles = {
    [`entities/${name}.json`]: entityJson(model, entity),
    [`lib/${libName(name)}.ts`]: libFile(model, entity),
    [`components/${name}Form.tsx`]: formFile(model, entity),
    [`components/${name}Actions.tsx`]: actionsFile(model, entity),
    [`components/${name}Card.tsx`]: cardFile(model, entity),
  };
  const form = (kind: string, fields: SpecField[]) => {
    files[`components/${name}${kind}.tsx`] = formFile(model, entity, {
      name: `${name}${kind}`,
      fields,
    });
  };
  form('PublicForm', publicFields(entity));
  if (model.writing('cart', name)) form('CheckoutForm', orderFields(model, entity));
  const booking = bookingParts(model, entity);
  if (booking) {
    const made = booking.when ? slotButtonFile : bookingButtonFile;
    files[`components/${booking.booking.name}Button.tsx`] = made(model, booking);
    Object.assign(files, takenFiles(booking));
  }
  if (booking && !booking.when && askedFields(booking).length > 0)
    files[`components/${booking.booking.name}AskForm.tsx`] = askFormFile(model, booking);
  if (booking?.when)
    files[`components/${booking.booking.name}TimeForm.tsx`] = slotFormFile(model, booking);
  if (model.detailPage(name))
    for (const { child, field } of shownChildren(model, entity))
      files[`components/${childName(entity, child)}.tsx`] = childFile(model, entity, child, field);
  return files;
}

/** Cards and forms that no page came to use are left out. */
function usedOnly(files: AppFiles): AppFiles {
  const kept = { ...files };
  for (let changed = true; changed; ) {
    changed = false;
    for (const path of Object.keys(kept)) {
      if (!path.startsWith('components/')) continue;
      const name = `@/${path.replace(/\.tsx$/, '')}'`;
      if (Object.values(kept).some((text) => text.includes(name))) continue;
      delete kept[path];
      changed = true;
    }
  }
  return kept;
}
