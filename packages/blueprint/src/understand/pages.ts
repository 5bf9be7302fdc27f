import { capital, type Lang } from '../lexicon/index.ts';
import type { SpecPage, ViewKind } from '../spec.ts';
import { groupField } from './behaviours/index.ts';
import type { Draft, DraftEntity, DraftField, Wish } from './draft.ts';
import { withRole } from './fields.ts';
import { entityName } from './names.ts';

const ICONS: Partial<Record<ViewKind, string>> = {
  board: 'Kanban',
  calendar: 'CalendarDays',
  schedule: 'CalendarRange',
  chart: 'ChartColumn',
  statistics: 'ChartPie',
  dashboard: 'LayoutDashboard',
  gallery: 'LayoutGrid',
  table: 'Table',
  list: 'List',
  timeline: 'ChartGantt',
  leaderboard: 'Trophy',
  cart: 'ShoppingCart',
  mine: 'UserRound',
  manage: 'Settings2',
  landing: 'House',
  form: 'SquarePen',
  checkin: 'CircleCheckBig',
  player: 'Play',
};

const TITLES: Partial<Record<ViewKind, Record<Lang, string>>> = {
  board: {
    en: 'Board',
    de: 'Tafel',
    fr: 'Tableau',
    es: 'Tablero',
    it: 'Bacheca',
    pt: 'Quadro',
    nl: 'Bord',
  },
  calendar: {
    en: 'Calendar',
    de: 'Kalender',
    fr: 'Calendrier',
    es: 'Calendario',
    it: 'Calendario',
    pt: 'Calendário',
    nl: 'Kalender',
  },
  schedule: {
    en: 'Schedule',
    de: 'Zeitplan',
    fr: 'Planning',
    es: 'Horario',
    it: 'Orario',
    pt: 'Horário',
    nl: 'Rooster',
  },
  chart: {
    en: 'Charts',
    de: 'Diagramme',
    fr: 'Graphiques',
    es: 'Gráficos',
    it: 'Grafici',
    pt: 'Gráficos',
    nl: 'Grafieken',
  },
  statistics: {
    en: 'Statistics',
    de: 'Statistik',
    fr: 'Statistiques',
    es: 'Estadísticas',
    it: 'Statistiche',
    pt: 'Estatísticas',
    nl: 'Statistieken',
  },
  gallery: {
    en: 'Gallery',
    de: 'Galerie',
    fr: 'Galerie',
    es: 'Galería',
    it: 'Galleria',
    pt: 'Galeria',
    nl: 'Galerij',
  },
  table: {
    en: 'Table',
    de: 'Tabelle',
    fr: 'Tableau',
    es: 'Tabla',
    it: 'Tabella',
    pt: 'Tabela',
    nl: 'Tabel',
  },
  list: {
    en: 'List',
    de: 'Liste',
    fr: 'Liste',
    es: 'Lista',
    it: 'Elenco',
    pt: 'Lista',
    nl: 'Lijst',
  },
  timeline: {
    en: 'Timeline',
    de: 'Zeitleiste',
    fr: 'Chronologie',
    es: 'Cronología',
    it: 'Cronologia',
    pt: 'Linha do tempo',
    nl: 'Tijdlijn',
  },
  leaderboard: {
    en: 'Leaderboard',
    de: 'Bestenliste',
    fr: 'Classement',
    es: 'Clasificación',
    it: 'Classifica',
    pt: 'Classificação',
    nl: 'Ranglijst',
  },
  dashboard: {
    en: 'Overview',
    de: 'Übersicht',
    fr: "Vue d'ensemble",
    es: 'Resumen',
    it: 'Panoramica',
    pt: 'Visão geral',
    nl: 'Overzicht',
  },
  cart: {
    en: 'Cart',
    de: 'Warenkorb',
    fr: 'Panier',
    es: 'Carrito',
    it: 'Carrello',
    pt: 'Carrinho',
    nl: 'Winkelwagen',
  },
  mine: {
    en: 'Mine',
    de: 'Meine',
    fr: 'Les miens',
    es: 'Lo mío',
    it: 'I miei',
    pt: 'Meus',
    nl: 'Van mij',
  },
  manage: {
    en: 'Manage',
    de: 'Verwalten',
    fr: 'Gérer',
    es: 'Gestionar',
    it: 'Gestione',
    pt: 'Gerenciar',
    nl: 'Beheer',
  },
};

/** Ways of looking at the rows of a list that a page can have. */
export const ROW_VIEWS: readonly string[] = [
  'board',
  'calendar',
  'schedule',
  'chart',
  'statistics',
  'gallery',
  'table',
  'timeline',
  'leaderboard',
];
const PAGED = [...ROW_VIEWS, 'manage', 'mine'];

/** Lists that are called charts, and show no figures. */
const CALLED_CHART =
  /^\s*(?:(?:an?|our|my|the) )?(?:chores?|tasks?|cleaning|rewards?|stickers?|stars?|behaviou?r|potty|allowance|seating|feeding|org|organi[sz]ation(?:al)?) charts?\b(?!.*\bcharts?\b)/i;

/** The pages that the sentence asked for by name; the design adds what an app needs besides. */
export function pagesFor(draft: Draft): SpecPage[] {
  const pages: SpecPage[] = [];
  const wishes = draft.wishes.filter(
    ({ view }) => view !== 'chart' || !CALLED_CHART.test(draft.text),
  );
  const frame = draft.container;
  if (frame && PAGED.includes(frame) && !wishes.some((wish) => wish.view === frame))
    wishes.push({ view: frame, text: frame, frame: true });
  for (const wish of wishes) {
    const page = pageOf(draft, wish);
    if (page && !pages.some((known) => known.name === page.name)) pages.push(page);
  }
  return pages;
}

/** A page for one wish, or null where no entity can be seen that way. */
export function pageOf(draft: Draft, wish: Wish): SpecPage | null {
  const view = wish.view as ViewKind;
  if (!PAGED.includes(view)) return null;
  const entity = suited(draft, wish);
  if (!entity) return null;
  const fields = partsOf(entity, wish, false) ?? partsOf(entity, wish);
  if (fields === null) return null;
  const many = draft.entities.length > 1;
  const title = TITLES[view]?.[draft.lang] ?? capital(view);
  const base = entityName(`${TITLES[view]?.en ?? view}`);
  const clash = draft.entities.some((other) => other.name === base);
  return {
    name: clash || (many && entity !== draft.entities[0]) ? `${entity.name}${base}` : base,
    title,
    view,
    entity: entity.name,
    fields,
    inNavigation: true,
    adminOnly: view === 'manage',
    icon: ICONS[view] ?? 'File',
  };
}

function suited(draft: Draft, wish: Wish): DraftEntity | undefined {
  const named = draft.entities.find((entity) => entity.key === wish.entity);
  const others = draft.entities.filter((entity) => entity !== named);
  const scores =
    wish.view === 'leaderboard'
      ? draft.entities.find((entity) => entity.thing?.key === 'quiz_result')
      : undefined;
  const all = [scores, named, ...others].filter((entity) => entity !== undefined);
  const found =
    all.find((entity) => partsOf(entity, wish, false) !== null) ??
    all.find((entity) => partsOf(entity, wish) !== null);
  return found && (happening(found, draft.entities, wish) ?? found);
}

/** 'Pet sitting calendar': what happens to the pets stands in it, not when they were born. */
function happening(
  named: DraftEntity,
  all: DraftEntity[],
  { view }: Wish,
): DraftEntity | undefined {
  const dates = named.fields.filter(({ role }) => role === 'date' || role === 'due');
  const isBorn = dates.length > 0 && dates.every(({ name }) => name === 'birthday');
  if (view !== 'calendar' || !isBorn || named.thing?.key === 'birthday') return undefined;
  return all.find(({ fields }) => fields.some(({ name }) => name === 'starts_at'));
}

/** The day that rows stand by. When somebody was born or joined is one only where there is no other (`isAnyDay`). */
function dayOf({ fields, thing }: DraftEntity, isAnyDay: boolean): DraftField | undefined {
  const days = fields.filter(({ role }) => role === 'date' || role === 'due');
  return isAnyDay || thing?.key === 'birthday'
    ? days[0]
    : days.find(({ name }) => !/birth|join|member|hire|purchase|founded|since/.test(name));
}

function partsOf(entity: DraftEntity, wish: Wish, isAnyDay = true): Record<string, string> | null {
  const date = dayOf(entity, isAnyDay);
  const group = groupField(entity, wish.by ?? '');
  const amounts = entity.fields.filter((field) =>
    ['money', 'number', 'integer', 'duration', 'percent', 'rating'].includes(field.type),
  );
  const said = (wish.value ?? '').toLowerCase();
  const value =
    amounts.find((field) => said !== '' && field.label.toLowerCase().includes(said)) ??
    amounts.find((field) => field.role === 'amount') ??
    amounts.find((field) => field.asked) ??
    undefined;
  switch (wish.view) {
    case 'board': {
      const status = withRole(entity, 'status') ?? (wish.frame ? undefined : group);
      return status ? { group: status.name } : null;
    }
    case 'calendar':
    case 'schedule':
    case 'timeline':
      return date ? { date: date.name, ...(group ? { group: group.name } : {}) } : null;
    case 'chart':
    case 'statistics': {
      const by = relationNamed(entity, wish.by) ?? group;
      if (!by && !value && !date) return null;
      return {
        ...(by ? { by: by.name } : {}),
        ...(value ? { value: value.name } : {}),
        ...(date ? { date: date.name } : {}),
      };
    }
    case 'leaderboard': {
      const score =
        entity.fields.find((field) => ['score', 'points'].includes(field.name)) ?? value;
      const person = withRole(entity, 'person', 'title');
      return score ? { value: score.name, ...(person ? { person: person.name } : {}) } : null;
    }
    case 'gallery': {
      const picture = withRole(entity, 'picture');
      return picture ? { picture: picture.name } : null;
    }
    default:
      return {};
  }
}

function relationNamed(
  entity: DraftEntity,
  by: string | undefined,
): DraftEntity['fields'][number] | undefined {
  if (!by) return undefined;
  const low = by.toLowerCase();
  return entity.fields.find(
    (field) =>
      (field.type === 'relation' || field.role === 'title' || field.role === 'person') &&
      (field.label.toLowerCase() === low || low.includes(field.name)),
  );
}
