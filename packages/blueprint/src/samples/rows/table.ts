import type { Lang } from '../../lexicon/index.ts';
import { CARE } from './care.ts';
import { COLLECTING } from './collecting.ts';
import { COMMUNITY } from './community.ts';
import { CRAFTS } from './crafts.ts';
import { FARM } from './farm.ts';
import { FUN } from './fun.ts';
import { GAMES } from './games.ts';
import { HOME } from './home.ts';
import { HOUSEHOLD } from './household.ts';
import { KITCHEN } from './kitchen.ts';
import { LAW } from './law.ts';
import { LOGISTICS } from './logistics.ts';
import { OCCASIONS } from './occasions.ts';
import { OFFICE } from './office.ts';
import { PARISH } from './parish.ts';
import { SCHOOL } from './school.ts';
import { SCIENCE } from './science.ts';
import { SCREEN } from './screen.ts';
import { SPORT } from './sport.ts';
import { STAGES } from './stages.ts';
import { TOWN } from './town.ts';
import { SERVICE_TRADES, TRADE_SERVICES } from './trade-services.ts';
import { TRADES } from './trades.ts';
import { TRAVEL } from './travel.ts';
import { WORKING } from './working.ts';

export interface SampleTable {
  columns: string[];
  rows: string[][];
}

const TABLES = [
  TRADE_SERVICES,
  OCCASIONS,
  HOME,
  WORKING,
  COMMUNITY,
  FUN,
  FARM,
  PARISH,
  CARE,
  SCHOOL,
  SPORT,
  TRADES,
  LOGISTICS,
  OFFICE,
  SCIENCE,
  COLLECTING,
  CRAFTS,
  KITCHEN,
  SCREEN,
  GAMES,
  TRAVEL,
  TOWN,
  STAGES,
  HOUSEHOLD,
  LAW,
];

let tables: Map<string, SampleTable> | undefined;

function read(): Map<string, SampleTable> {
  const all = new Map<string, SampleTable>();
  let open: SampleTable | undefined;
  for (const line of TABLES.join('\n').split('\n')) {
    if (line.trim() === '') continue;
    const opener = /^([a-z_]+(?:\.[a-z]{2})?): (.+)$/.exec(line);
    const cells = (opener?.[2] ?? line).split('|').map((cell) => cell.trim());
    if (opener?.[1]) {
      open = { columns: cells, rows: [] };
      all.set(opener[1], open);
    } else open?.rows.push(cells);
  }
  return all;
}

/**
 * Rows that read like real ones: `thing[.language]: field | field | …`, then a line per row. A list's
 * parts are divided by ';', a date is a number of days from today, a flag is yes or no.
 */
export function tableOf(thing: string, lang: Lang): SampleTable | undefined {
  tables ??= read();
  return tables.get(`${thing}.${lang}`) ?? tables.get(thing);
}

/** Things whose rows are called by names, which are the same in every language. */
const NAMED =
  /^(?:book|film|series|album|game|song|wine|beer|artwork|comic|podcast|vinyl_pressing|wristwatch|model_train|fountain_pen|board_game|collectible|coin|stamp|star|music_piece)$/;

/** Whether a table's words are of another language than the app: English, where nobody wrote it in the app's. */
export function isForeign(thing: string, lang: Lang): boolean {
  tables ??= read();
  return lang !== 'en' && !tables.has(`${thing}.${lang}`) && !NAMED.test(thing);
}

/** The thing's own table for the trade that a text is of, where there is one in the app's language; else the thing's key. */
export function ofTrade(thing: string, text: string, lang: Lang): string {
  tables ??= read();
  const trade = SERVICE_TRADES.find(([, words]) => words.test(text))?.[0];
  const key = `${thing}_${trade}`;
  return trade && tables.has(lang === 'en' ? key : `${key}.${lang}`) ? key : thing;
}
