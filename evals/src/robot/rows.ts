import type { EntitySchema } from '@trellis/contract';
import type { Locator } from 'playwright-core';
import { type Filling, fillForm, openForm, submit } from './form.ts';
import { escapeText, type Robot, type Row, titlesOf } from './robot.ts';

/** What a button that adds is called: the verb first, or last as in German and Dutch ('Mitglied hinzufügen'). */
const NEW =
  /^(\+ ?)?(new|add|create|log|open|post|write|book|place|report|submit|neue?[rsn]?|nouve(au|lle)|ajouter|nuev[oa]|añadir|crear|nuov[oa]|aggiungi|nov[oa]|adicionar|criar|nieuwe?)\b|\s(anlegen|hinzufügen|eintragen|erfassen|schreiben|melden|buchen|toevoegen|aanmaken)$/i;

export interface Made {
  entity: string;
  row: Row;
}

/** Adds a row of an entity through the app's screens: the button, the form, saving; answers the stored row. */
export async function create(robot: Robot, schema: EntitySchema, filling?: Filling): Promise<Made> {
  const before = await robot.rows(schema.name);
  const words = labelWords(schema);
  const isOpenToAll = schema['x-accessControl']?.permissions?.write === 'anonymous';
  const attempt = async (): Promise<Made | null> => {
    const form = await formFor(robot, words, isOpenToAll);
    if (!form) return null;
    await fillForm(form, filling);
    await submit(form);
    return waitForNew(robot, schema, before);
  };
  const made = await robot.anywhere(attempt);
  if (made) return made;
  // A child is added on its parent's page.
  for (const parent of parentsOf(robot, schema)) {
    if (!(await openDetail(robot, parent))) continue;
    const found = await attempt();
    if (found) return found;
  }
  throw new Error(`No way was found to add a ${schema.title ?? schema.name}`);
}

async function waitForNew(robot: Robot, schema: EntitySchema, before: Row[]): Promise<Made | null> {
  const known = new Set(before.map((row) => row.id));
  for (let waited = 0; waited < 3_000; waited += 100) {
    const row = (await robot.rows(schema.name)).find(({ id }) => !known.has(id));
    if (row) {
      await robot.settle();
      return { entity: schema.name, row };
    }
    await robot.page.waitForTimeout(100);
  }
  return null;
}

/** The form that adds such a row: behind a button that names it, or standing on the page. */
async function formFor(robot: Robot, words: RegExp, isOpenToAll: boolean): Promise<Locator | null> {
  const buttons = await robot.frame
    .getByRole('button', { name: NEW })
    .or(robot.frame.getByRole('link', { name: NEW }))
    .all();
  for (const button of buttons) {
    if (!(await button.isVisible())) continue;
    const name = `${await button.innerText()} ${(await button.getAttribute('aria-label')) ?? ''}`;
    if (!words.test(name)) continue;
    await button.click();
    await robot.page.waitForTimeout(250);
    const form = await openForm(robot);
    if (form) return form;
  }
  for (const form of await robot.frame.locator('form').all()) {
    if (!(await form.isVisible())) continue;
    const heading =
      (await form
        .locator('xpath=ancestor-or-self::*[.//h1 or .//h2 or .//h3][1]')
        .first()
        .innerText()
        .catch(() => '')) + ((await form.getAttribute('aria-label')) ?? '');
    const button = await form
      .locator('button[type="submit"]')
      .first()
      .innerText()
      .catch(() => '');
    if (words.test(heading) || words.test(button)) return form;
  }
  // The one form of a page that asks anybody to write something needs no name.
  const forms = await visibleOf(
    robot.frame.locator('form:has(input, textarea):has(button[type="submit"])'),
  );
  return forms.length === 1 && isOpenToAll ? forms[0]! : null;
}

async function visibleOf(locator: Locator): Promise<Locator[]> {
  const all = await locator.all();
  const flags = await Promise.all(all.map((one) => one.isVisible()));
  return all.filter((_, index) => flags[index]);
}

function labelWords(schema: EntitySchema): RegExp {
  const words = [schema.title ?? '', ...schema.name.split(/(?=[A-Z])/)]
    .flatMap((word) => word.split(/\s+/))
    .filter((word) => word.length > 2);
  return new RegExp(
    words.map((word) => escapeText(word.replace(/(ies|es|s)$/, ''))).join('|') || schema.name,
    'i',
  );
}

function parentsOf(robot: Robot, schema: EntitySchema): EntitySchema[] {
  const names = Object.values(schema.properties).flatMap((field) => field['x-relation'] ?? []);
  return robot.app.schemas.filter(({ name }) => names.includes(name));
}

/** Opens the page of some row of an entity. */
export async function openDetail(robot: Robot, schema: EntitySchema, row?: Row): Promise<boolean> {
  const rows = row ? [row] : await robot.rows(schema.name);
  for (const candidate of rows.slice(0, 3))
    for (const title of titlesOf(candidate, schema).slice(0, 2)) {
      const named = new RegExp(escapeText(title.slice(0, 60)), 'i');
      // A calendar's items are buttons with the title alone.
      const only = new RegExp(`^${escapeText(title.slice(0, 60))}`, 'i');
      const link = await robot.anywhere(
        async () => (await robot.visible('link', named)) ?? robot.visible('button', only),
      );
      if (!link) continue;
      await link.click();
      await robot.page.waitForTimeout(200);
      await robot.settle();
      return true;
    }
  return false;
}

/** The row's own button for a verb: named with its title, or on its page. */
export async function rowButton(
  robot: Robot,
  schema: EntitySchema,
  row: Row,
  verb: RegExp,
): Promise<Locator | null> {
  const titles = titlesOf(row, schema).slice(0, 3);
  const named = async () => {
    for (const title of titles) {
      const button = await robot.visible(
        'button',
        new RegExp(`(${verb.source}).*${escapeText(title.slice(0, 60))}`, 'i'),
      );
      if (button) return button;
    }
    return null;
  };
  const found = await robot.anywhere(named);
  if (found) return found;
  for (const title of titles) {
    const menu = await robot.anywhere(() =>
      robot.visible(
        'button',
        new RegExp(
          `(more|actions|options|menu|mehr|aktionen).*${escapeText(title.slice(0, 60))}`,
          'i',
        ),
      ),
    );
    if (!menu) continue;
    await menu.click();
    const item = await robot.visible('menuitem', verb);
    if (item) return item;
    await robot.page.keyboard.press('Escape');
  }
  return (await openDetail(robot, schema, row)) ? robot.visible('button', verb) : null;
}

const EDIT = /edit|change|bearbeiten|modifier|editar|modifica|bewerken/i;
const DELETE = /delete|remove|löschen|entfernen|supprimer|eliminar|elimina|excluir|verwijderen/i;

/** Changes one field of a row through its form; answers the stored row. */
export async function edit(
  robot: Robot,
  schema: EntitySchema,
  row: Row,
  field?: RegExp,
): Promise<Row> {
  const button = await rowButton(robot, schema, row, EDIT);
  if (!button) throw new Error(`No way was found to edit ${titlesOf(row, schema)[0]}`);
  await button.click();
  await robot.page.waitForTimeout(250);
  const form = await openForm(robot);
  if (!form) throw new Error('Edit opened no form');
  const inputs = await form
    .locator(
      'input:visible:not([type=file]):not([type=checkbox]):not([type=radio]), textarea:visible',
    )
    .all();
  let changed = false;
  for (const input of inputs) {
    const label = `${(await input.getAttribute('aria-label')) ?? ''} ${await input.evaluate((e) => (e as HTMLInputElement).labels?.[0]?.textContent ?? '')}`;
    if (field && !field.test(label)) continue;
    const type = (await input.getAttribute('type')) ?? 'text';
    const mode = await input.getAttribute('inputmode');
    const old = await input.inputValue();
    if (
      ['date', 'datetime-local', 'time', 'email', 'url', 'color', 'range'].includes(type) &&
      !field
    )
      continue;
    await input.fill(
      type === 'number' || mode === 'decimal' || mode === 'numeric'
        ? String((Number(old) || 0) + 3)
        : `${old} changed`,
    );
    changed = true;
    break;
  }
  if (!changed) throw new Error('The form has no field to change');
  await submit(form);
  for (let waited = 0; waited < 3_000; waited += 100) {
    const now = (await robot.rows(schema.name)).find(({ id }) => id === row.id);
    if (now && now.updatedAt !== row.updatedAt) return now;
    await robot.page.waitForTimeout(100);
  }
  throw new Error('The change was not stored');
}

/** Deletes a row through its button, and confirms. */
export async function remove(robot: Robot, schema: EntitySchema, row: Row): Promise<void> {
  const button = await rowButton(robot, schema, row, DELETE);
  if (!button) throw new Error(`No way was found to delete ${titlesOf(row, schema)[0]}`);
  await button.click();
  await robot.page.waitForTimeout(250);
  const dialog = robot.frame.getByRole('alertdialog').or(robot.frame.getByRole('dialog')).last();
  if (await dialog.count()) {
    const yes = await robot.visible('button', DELETE, dialog);
    if (yes) await yes.click();
  }
  for (let waited = 0; waited < 3_000; waited += 100) {
    if (!(await robot.rows(schema.name)).some(({ id }) => id === row.id)) return;
    await robot.page.waitForTimeout(100);
  }
  throw new Error('The row is still there');
}
