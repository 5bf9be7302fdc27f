import type { EntitySchema } from '@trellis/contract';
import type { Locator } from 'playwright-core';
import { fillForm, openForm, submit } from '../robot/form.ts';
import { escapeText, type Robot, type Row, titlesOf } from '../robot/robot.ts';
import { create, openDetail } from '../robot/rows.ts';
import { type Context, must } from './context.ts';

/** Presses something that one of these names, and waits for a row of some entity to appear, change or go. */
export async function pressAndWait(robot: Robot, names: RegExp, within?: Locator): Promise<void> {
  const before = await robot.allRows();
  const press = async (): Promise<true | null> => {
    for (const button of await (within ?? robot.frame).getByRole('button', { name: names }).all()) {
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      await button.click();
      await robot.page.waitForTimeout(250);
      const form = await openForm(robot);
      if (form && (await form.getAttribute('role')) === 'alertdialog') {
        const yes = await robot.visible('button', names, form);
        await yes?.click();
      } else if (form && (await form.getAttribute('role')) === 'dialog') {
        await fillForm(form);
        await submit(form);
      }
      if (await changed(robot, before)) return true;
    }
    return null;
  };
  if (await robot.anywhere(press)) return;
  for (const schema of robot.app.schemas)
    if ((await openDetail(robot, schema)) && (await press())) return;
  throw new Error(`Pressing ${names.source} changed nothing`);
}

async function changed(robot: Robot, before: Record<string, Row[]>): Promise<boolean> {
  const key = (all: Record<string, Row[]>) =>
    JSON.stringify(
      Object.entries(all).map(([name, rows]) => [
        name,
        rows.map((row) => row.id + row.updatedAt).sort(),
      ]),
    );
  for (let waited = 0; waited < 2_500; waited += 100) {
    if (key(await robot.allRows()) !== key(before)) {
      await robot.settle();
      return true;
    }
    await robot.page.waitForTimeout(100);
  }
  return false;
}

/** Moves a row to another value of an enum field: a card's menu, a select beside it, or its form. */
export async function moveToOther(context: Context, schema: EntitySchema): Promise<void> {
  const { owner } = context;
  const name = Object.keys(schema.properties).find(
    (n) =>
      /status|stage|state|column|paid|done/i.test(n) &&
      (schema.properties[n]!.enum || schema.properties[n]!.type === 'boolean'),
  );
  must(name, `${schema.name} has no status`);
  const field = schema.properties[name]!;
  const rows = await owner.rows(schema.name);
  const labels = field['x-enumLabels'] ?? field.enum ?? [];
  for (const row of rows.slice(0, 4))
    for (const title of titlesOf(row, schema).slice(0, 1)) {
      const target = labels.find((_, i) => field.enum?.[i] !== row[name]) ?? 'paid';
      const change = () => moveOne(owner, title, target);
      const moved = await owner.anywhere(change);
      if (!moved) continue;
      for (let waited = 0; waited < 2_500; waited += 100) {
        const now = (await owner.rows(schema.name)).find(({ id }) => id === row.id);
        if (now && now[name] !== row[name]) return;
        await owner.page.waitForTimeout(100);
      }
    }
  throw new Error(`No way was found to change the ${name} of a ${schema.name}`);
}

async function moveOne(robot: Robot, title: string, target: string): Promise<true | null> {
  const named = new RegExp(escapeText(title.slice(0, 50)), 'i');
  for (const select of await robot.frame.getByRole('combobox', { name: named }).all()) {
    if (!(await select.isVisible())) continue;
    if ((await select.evaluate((e) => e.tagName)) === 'SELECT')
      await select.selectOption({ label: target });
    else {
      await select.click();
      await robot.frame.getByRole('option', { name: target }).click();
    }
    return true;
  }
  const button = await robot.visible(
    'button',
    new RegExp(`(move|status|stage|mark|change).*${escapeText(title.slice(0, 50))}`, 'i'),
  );
  if (!button) return null;
  await button.click();
  await robot.page.waitForTimeout(200);
  const item =
    (await robot.visible('menuitem', new RegExp(escapeText(target), 'i'))) ??
    (await robot.visible('menuitemradio', new RegExp(escapeText(target), 'i'))) ??
    (await robot.visible('button', new RegExp(escapeText(target), 'i')));
  await item?.click();
  return true;
}

/** Chooses a value in the filter of a field; the list must then hold exactly the rows with that value. */
export async function filterBy(
  { owner }: Context,
  schema: EntitySchema,
  words: string,
): Promise<void> {
  const field = Object.keys(schema.properties).find((name) =>
    new RegExp(words.replace(/\W+/g, '|'), 'i').test(
      `${name} ${schema.properties[name]!.title ?? ''}`,
    ),
  );
  must(field, `${schema.name} has no ${words}`);
  const label = schema.properties[field]!.title ?? field;
  let failure: unknown;
  // A list that is drawn anew while it is looked at is no filter yet; what went wrong is reported if none comes.
  const find = () =>
    choose().catch((error: unknown) => {
      failure = error;
      return null;
    });
  const choose = async (): Promise<true | null> => {
    // While a list is short its filters stand behind a button.
    const more = await owner.visible('button', /^filters?( \(\d+\))?$/i);
    if (more && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
    const select = await owner.visible('combobox', new RegExp(`^${escapeText(label)}`, 'i'));
    if (!select || (await select.evaluate((e) => e.tagName)) !== 'SELECT') return null;
    const options = await select
      .locator('option')
      .evaluateAll((list) => list.map((o) => (o as HTMLOptionElement).value).filter(Boolean));
    const rows = await owner.rows(schema.name);
    for (const value of options) {
      await select.selectOption(value);
      await owner.page.waitForTimeout(300);
      const text = await owner.text();
      const shows = (row: Row) =>
        titlesOf(row, schema)
          .slice(0, 1)
          .some((title) => text.includes(title.slice(0, 40)));
      const inside = rows.filter((row) => row[field] === value);
      const outside = rows.filter((row) => row[field] !== value);
      if (inside.length > 0 && inside.every(shows) && outside.length > 0 && !outside.some(shows))
        return true;
    }
    return null;
  };
  const found = await owner.anywhere(find);
  const why = failure === undefined ? '' : ` (${String(failure)})`;
  must(found, `No filter by ${label} keeps exactly its rows${why}`);
}

/** Types a row's title into the search; the others must go. */
export async function searchBy({ owner }: Context, schema: EntitySchema): Promise<void> {
  const rows = await owner.rows(schema.name);
  const title = titlesOf(rows[0]!, schema)[0]!;
  const find = async (): Promise<true | null> => {
    const box =
      (await owner.visible('searchbox', /./)) ?? (await owner.visible('textbox', /search|suche/i));
    if (!box) return null;
    await box.fill(title);
    await owner.page.waitForTimeout(400);
    const text = await owner.text();
    const others = rows.filter(
      (row) =>
        titlesOf(row, schema)[0] !== title && !String(titlesOf(row, schema)[0]).includes(title),
    );
    return text.includes(title) &&
      !others.some((row) => text.includes(titlesOf(row, schema)[0] ?? ' '))
      ? true
      : null;
  };
  must(await owner.anywhere(find), 'No search finds a row by its name');
}

/** Comments on a row's own page. */
export async function comment(context: Context, phrase: string): Promise<void> {
  const schema = context.entity(phrase);
  context.made = await create(context.owner, schema);
}
