import { escapeText, titlesOf } from '../robot/robot.ts';
import { create, edit, openDetail, remove } from '../robot/rows.ts';
import { comment, filterBy, moveToOther, pressAndWait, searchBy } from './act.ts';
import { type Context, must } from './context.ts';
import { quiz, shop } from './journeys.ts';
import { seeAsVisitor, seeChart, seeMonth, seePhoto, seeText } from './see.ts';

type Step = (context: Context, phrase: string, match: RegExpMatchArray) => Promise<void>;

async function make(context: Context, phrase: string): Promise<void> {
  context.made = await create(context.owner, context.entity(phrase));
}

/** The row that was made last, of the entity that the phrase speaks of; one of its samples otherwise. */
async function rowOf(context: Context, phrase: string) {
  const schema =
    /^(edit|delete)$/.test(phrase) && context.made
      ? context.owner.schema(context.made.entity)!
      : context.entity(phrase);
  const row =
    context.made?.entity === schema.name
      ? context.made.row
      : (await context.owner.rows(schema.name))[0];
  must(row, `There is no ${schema.name}`);
  return { schema, row };
}

const MONEY = /[\d.,]+\s?[€$£]|[€$£]\s?[\d.,]+|\d/;

/** Phrases and what is done for them, tried in order. General ones stand last. */
const STEPS: [RegExp, Step][] = [
  [
    /^(create|add|log|open)( an?)?( .+)?$/i,
    async (c, phrase) => (/page$/.test(phrase) ? openRow(c, phrase) : make(c, phrase)),
  ],
  [
    /^edit(?: (.+))?$/i,
    async (c, phrase, [, field]) => {
      const { schema, row } = await rowOf(c, phrase);
      c.made = {
        entity: schema.name,
        row: await edit(c.owner, schema, row, field ? new RegExp(field, 'i') : undefined),
      };
    },
  ],
  [
    /^delete/i,
    async (c, phrase) => {
      const { schema, row } = await rowOf(c, phrase);
      await remove(c.owner, schema, row);
      c.made = null;
    },
  ],
  [/^filter by (.+)$/i, async (c, phrase, [, field = '']) => filterBy(c, c.entity(phrase), field)],
  [/^search/i, async (c, phrase) => searchBy(c, c.entity(phrase))],
  [/^see the (photo|picture|image)/i, async (c) => seePhoto(c)],
  [/^see (a|the) (chart|graph)/i, async (c) => seeChart(c.owner)],
  [/total against the budget/i, async (c) => seeText(c.owner, /budget/i, MONEY)],
  [/totals? per (\w+)/i, async (c) => seeText(c.owner, /total|sum|value|\d[\d.,]*/i, MONEY)],
  [/open sum/i, async (c) => seeText(c.owner, /open|outstanding|unpaid|due/i, MONEY)],
  [
    /places left/i,
    async (c) => seeText(c.owner, /\d+\s*(of \d+\s*)?(places?|spots?|left|free|taken)|full/i),
  ],
  [/low stock/i, async (c) => seeText(c.owner, /low|reorder|running out/i)],
  [/streak/i, async (c) => seeText(c.owner, /streak|\d+ (days?|weeks?)/i)],
  [/which are due/i, async (c) => seeText(c.owner, /due|overdue|today|thirsty|now/i)],
  [
    /not paid/i,
    async (c) => seeText(c.owner, /nicht bezahlt|unbezahlt|offen|not paid|unpaid|ausstehend/i),
  ],
  [/^see (it )?in the month/i, async (c) => seeMonth(c)],
  [/^open its page/i, openRow],
  [/^move a .+ to another/i, async (c, phrase) => moveToOther(c, c.entity(phrase))],
  [
    /^change its status/i,
    async (c) => moveToOther(c, c.made ? c.owner.schema(c.made.entity)! : c.main()),
  ],
  [/^mark (it )?paid/i, async (c) => pressOrMove(c, /paid|bezahlt/i)],
  [
    /^mark as (\w+)/i,
    async (c, _phrase, [, word = '']) =>
      pressAndWait(c.owner, new RegExp(word.replace(/ed$/, ''), 'i')),
  ],
  [/^check in/i, async (c) => pressAndWait(c.owner, /check ?in|done|mark|today/i)],
  [/^book a/i, async (c) => pressAndWait(c.owner, /^(book|reserve|join)\b/i)],
  [/^cancel/i, async (c) => pressAndWait(c.owner, /cancel/i)],
  [
    /^submit without signing in/i,
    async (c) => {
      c.made = await create(
        await c.visitor(),
        c.app.schemas.find((s) => s['x-accessControl']?.permissions?.write === 'anonymous') ??
          c.main(),
      );
    },
  ],
  [
    /^read as admin/i,
    async (c) => {
      const { schema, row } = await rowOf(c, c.made?.entity ?? 'answer');
      await seeText(
        c.owner,
        new RegExp(escapeText((titlesOf(row, schema).at(-1) ?? '').slice(0, 30)), 'i'),
      );
      must(
        !(await (await c.visitor()).text()).includes(
          (titlesOf(row, schema).at(-1) ?? ' ').slice(0, 30),
        ),
        'A visitor can read it, too',
      );
    },
  ],
  [/^read as a visitor/i, async (c) => seeAsVisitor(c, c.main().name)],
  [/^comment/i, comment],
  [/^write an? /i, make],
  [/take the quiz/i, quiz],
  [
    /leaderboard/i,
    async (c) => seeText(c.owner, /leaderboard|ranking|top|rank|high ?score/i, /\d/),
  ],
  [/into the cart/i, async (c) => shop.toCart(c)],
  [/place an order/i, async (c) => shop.order(c)],
  [/statistics per/i, async (c) => seeText(c.owner, /statistic|per |by /i, /\d/)],
  [
    /rows of earlier turns/i,
    async (c) => {
      const [first = {}, ...rest] = c.app.counts;
      for (const [entity, count] of Object.entries(first))
        for (const later of rest)
          must((later[entity] ?? 0) >= count, `Rows of ${entity} were lost`);
    },
  ],
  [
    /^post signed in/i,
    async (c) => {
      const poster = await c.endUser('Paula');
      c.made = await create(poster, c.main());
      await poster.close();
    },
  ],
  [
    /fail to edit another/i,
    async (c) => {
      const other = await c.endUser('Oskar');
      const schema = c.main();
      const row = c.made?.row ?? (await c.owner.rows(schema.name))[0]!;
      let done = true;
      await edit(other, schema, row).catch(() => {
        done = false;
      });
      await other.close();
      must(!done, 'Somebody else could change it');
    },
  ],
  [
    /prices and testimonials/i,
    async (c) =>
      seeText(await c.visitor(), /price|from|per /i, MONEY, /testimonial|say|love|“|"|review/i),
  ],
  [
    /send the contact form/i,
    async (c) => {
      c.made = await create(
        await c.visitor(),
        c.app.schemas.find((s) => s['x-accessControl']?.permissions?.write === 'anonymous') ??
          c.entity('contact message inquiry'),
      );
    },
  ],
  [
    /^see (.+)$/i,
    async (c, _phrase, [, words = '']) =>
      seeText(
        c.owner,
        new RegExp(
          words
            .split(/\W+/)
            .filter((w) => w.length > 3)
            .map(escapeText)
            .join('|') || words,
          'i',
        ),
      ),
  ],
];

async function openRow(c: Context, phrase: string): Promise<void> {
  const { schema, row } = await rowOf(c, c.made?.entity ?? phrase);
  must(await openDetail(c.owner, schema, row), 'No link leads to its page');
  must(
    (await c.owner.text()).includes((titlesOf(row, schema)[0] ?? '').slice(0, 40)),
    'The page does not show it',
  );
}

async function pressOrMove(c: Context, names: RegExp): Promise<void> {
  await pressAndWait(c.owner, names).catch(() =>
    moveToOther(c, c.made ? c.owner.schema(c.made.entity)! : c.main()),
  );
}

/** Does one line of `does`; throws with the reason when the app does not let it be done. */
export async function perform(context: Context, phrase: string): Promise<void> {
  for (const [pattern, step] of STEPS) {
    const match = phrase.match(pattern);
    if (match) return step(context, phrase, match);
  }
  throw new Error(`Nobody here knows how to "${phrase}"`);
}
