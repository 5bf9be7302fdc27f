import type { PointAnswer, PointQuestion, PointStep } from '../pointing.ts';
import { climb, lookAnew, type Placed, placedAt } from './point/placed.ts';

/** More elements than this are no page that somebody goes through by key. */
const MOST = 3_000;
const TEXT = 200;
/** Lines by which an update may move what is still the same element. */
const MOVED = 20;

let current: Placed | null = null;

/** Answers what stands at a point, or beside what was found last; null where nothing of the app's own code does. */
export function use(input: unknown): PointAnswer | null {
  const question = input as PointQuestion;
  lookAnew();
  if (question.kind === 'scroll') scroll(question);
  else current = found(question);
  return current && answered(current, question.kind === 'again');
}

function found(question: Exclude<PointQuestion, { kind: 'scroll' }>): Placed | null {
  if (question.kind === 'at') {
    const element = document.elementFromPoint(question.x, question.y);
    return element && placedAt(element);
  }
  if (question.kind === 'step') return step(question.to);
  if (!current || current.box.isConnected) return current && (placedAt(current.box) ?? current);
  return successor(current);
}

/** After an update another node may stand in its place, some lines further down. */
function successor({ place, tag }: Placed): Placed | null {
  const distance = (one: Placed) => Math.abs(one.place.lineNumber - place.lineNumber);
  const like = candidates().filter(
    (one) => one.tag === tag && one.place.fileName === place.fileName && distance(one) <= MOVED,
  );
  return like.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function step(to: PointStep): Placed | null {
  if (to === 'outer') {
    const outer = current && climb(current.fiber.return, current.box);
    if (outer) show(outer.box);
    return outer ?? current;
  }
  const all = candidates();
  const at = current ? all.findIndex(({ box }) => box === current?.box) : -1;
  const inside = (one: Placed) => one.box !== current?.box && current?.box.contains(one.box);
  const next =
    to === 'inner'
      ? all.find(inside)
      : to === 'next'
        ? all[at + 1]
        : all[at === -1 ? all.length - 1 : at - 1];
  if (!next) return current;
  show(next.box);
  return next;
}

/** What can be seen on the page and comes from the app's own code, in its order. */
function candidates(): Placed[] {
  const all: Placed[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (all.length >= MOST) break;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const placed = placedAt(element);
    if (placed?.box === element && element.getClientRects().length > 0) all.push(placed);
  }
  return all;
}

const isSame = (a: Placed['place'], b: Placed['place']): boolean =>
  a.fileName === b.fileName && a.lineNumber === b.lineNumber && a.columnNumber === b.columnNumber;

const show = (element: Element): void =>
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/** The parent lies over the page: what its wheel turns is passed on to whatever can be scrolled below it. */
function scroll({ x, y, dx, dy }: Extract<PointQuestion, { kind: 'scroll' }>): void {
  let at: Element | null = document.elementFromPoint(x, y);
  for (; at && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const down = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight && dy !== 0;
    const across = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth && dx !== 0;
    if (down || across) break;
  }
  (at ?? document.documentElement).scrollBy({ left: dx, top: dy, behavior: 'instant' });
  const element = document.elementFromPoint(x, y);
  current = element && placedAt(element);
}

function answered({ box, place, tag, component }: Placed, isCounted: boolean): PointAnswer {
  const { x, y, width, height } = box.getBoundingClientRect();
  return {
    box: { x, y, width, height },
    file: place.fileName,
    line: place.lineNumber,
    column: place.columnNumber,
    tag,
    component,
    text: (box.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, TEXT),
    alike: isCounted ? candidates().filter((one) => isSame(one.place, place)).length : 1,
  };
}
