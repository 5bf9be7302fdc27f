import { escapeText, type Robot, titlesOf } from '../robot/robot.ts';
import { openDetail } from '../robot/rows.ts';
import { type Context, must } from './context.ts';

/** Some page (or the page of a row) whose text has all of these. */
export async function seeText(robot: Robot, ...patterns: RegExp[]): Promise<void> {
  const has = async () => {
    const text = await robot.text();
    return patterns.every((pattern) => pattern.test(text)) ? true : null;
  };
  if (await robot.anywhere(has)) return;
  for (const schema of robot.app.schemas)
    if ((await openDetail(robot, schema)) && (await has())) return;
  throw new Error(`No page shows ${patterns.map((p) => p.source).join(' and ')}`);
}

/** A drawing with a name or figures: svg, canvas or a figure. */
export async function seeChart(robot: Robot): Promise<void> {
  const find = async () => {
    for (const chart of await robot.frame
      .locator('figure, [role="img"], svg[role], canvas, .recharts-wrapper, [data-chart]')
      .all()) {
      const box = await chart.boundingBox();
      if (box && box.width > 100 && box.height > 60) return true;
    }
    return null;
  };
  if (await robot.anywhere(find)) return;
  for (const schema of robot.app.schemas)
    if ((await openDetail(robot, schema)) && (await find())) return;
  throw new Error('No page shows a chart');
}

/** A picture that really loaded, in the list or on the row's page. */
export async function seePhoto({ owner }: Context): Promise<void> {
  const find = async () => {
    for (const image of await owner.frame.locator('img').all())
      if (
        (await image.isVisible()) &&
        (await image.evaluate(
          (i) => (i as HTMLImageElement).complete && (i as HTMLImageElement).naturalWidth > 0,
        ))
      )
        return true;
    return null;
  };
  must(await owner.anywhere(find), 'No picture is shown');
}

/** A visitor without an account sees rows of an entity. */
export async function seeAsVisitor(context: Context, phrase: string): Promise<void> {
  const visitor = await context.visitor();
  const schema = context.entity(phrase);
  const [row] = await context.owner.rows(schema.name);
  must(row, `There is no ${schema.name} to read`);
  const title = titlesOf(row, schema)[0] ?? '';
  await seeText(visitor, new RegExp(escapeText(title.slice(0, 40)), 'i'));
}

/** A calendar of a month with an item in it. */
export async function seeMonth({ owner, made }: Context): Promise<void> {
  const title = made ? titlesOf(made.row, owner.schema(made.entity)!)[0] : undefined;
  const find = async () => {
    const grid = owner.frame.getByRole('grid').or(owner.frame.locator('table')).first();
    if (!(await grid.count()) || !(await grid.isVisible())) return null;
    const cells = await grid.getByRole('gridcell').or(grid.locator('td')).count();
    return cells >= 28 ? true : null;
  };
  must(await owner.anywhere(find), 'No page shows a month');
  if (!title) return;
  const isShown = async () => (await owner.text()).includes(title.slice(0, 12));
  // What was made lies some days ahead: at the end of a month that is the next one.
  if (!(await isShown())) {
    await (await owner.visible('button', /^next/i))?.click();
    await owner.page.waitForTimeout(500);
  }
  must(await isShown(), `The month does not show ${title}`);
}
