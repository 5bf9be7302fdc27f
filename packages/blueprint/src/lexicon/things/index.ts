import { CARE } from './care.ts';
import { COLLECTING } from './collecting.ts';
import { COMMERCE } from './commerce.ts';
import { COMMUNITY } from './community.ts';
import { CRAFTS } from './crafts.ts';
import { FARM } from './farm.ts';
import { FOOD } from './food.ts';
import { GAMES } from './games.ts';
import { HOUSEHOLD } from './household.ts';
import { KITCHEN } from './kitchen.ts';
import { LAW } from './law.ts';
import { LEARNING } from './learning.ts';
import { LEISURE } from './leisure.ts';
import { LIFE } from './life.ts';
import { LOGISTICS } from './logistics.ts';
import { MEDIA } from './media.ts';
import { MONEY } from './money.ts';
import { OCCASIONS } from './occasions.ts';
import { OFFICE } from './office.ts';
import { PARISH } from './parish.ts';
import { SCHOOL } from './school.ts';
import { SCIENCE } from './science.ts';
import { SCREEN } from './screen.ts';
import { SPORT } from './sport.ts';
import { STAGES } from './stages.ts';
import { TOWN } from './town.ts';
import { TRADES } from './trades.ts';
import { TRAVEL } from './travel.ts';
import { WORK } from './work.ts';

/**
 * What apps keep, by area of life. A thing opens with
 * `key | icon hue tone privacy [person|org] | en | de | fr | es | it | pt | nl` (synonyms by ',', irregular plurals after '/'),
 * and goes on with indented lines: `app:` the app's name per language, `tag:` its tagline (en | de),
 * `fields:` attribute keys (`*` required, `+` kept when the person lists fields of their own,
 * `>thing` a relation where that thing is in the app, `>!thing` one that brings it along),
 * `does:` behaviours it always has, `with:` things it never comes without,
 * `named:` things whose name it takes ('inventory: products'), `yields:` things that take its place ('workouts: exercises').
 */
export const THINGS = [
  FOOD,
  MONEY,
  WORK,
  COMMERCE,
  COMMUNITY,
  LIFE,
  MEDIA,
  LEARNING,
  LEISURE,
  FARM,
  PARISH,
  CARE,
  SCHOOL,
  SPORT,
  TRADES,
  LOGISTICS,
  OCCASIONS,
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
].join('\n');
