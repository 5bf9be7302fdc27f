import { deflateSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import type { Robot } from './robot.ts';

const SAVE =
  /^(save|create|add|submit|send|book|post|log|place|publish|order|comment|reply|speichern|anlegen|absenden|senden|hinzufügen|enregistrer|envoyer|ajouter|guardar|enviar|crear|añadir|salva|invia|aggiungi|salvar|opslaan|versturen|toevoegen)/i;

let filled = 0;

export interface Filling {
  /** Values by a pattern of the label; what is not named is made up. */
  values?: [label: RegExp, value: string][];
}

/** Fills every empty input of a form with something that fits it; answers the first text that was typed. */
export async function fillForm(form: Locator, { values = [] }: Filling = {}): Promise<string> {
  const stamp = `Robot ${++filled}`;
  let first = '';
  for (const input of await form.locator('input, textarea, select').all()) {
    if (!(await input.isVisible()) || (await input.isDisabled())) {
      if ((await input.getAttribute('type')) !== 'file') continue;
    }
    const label = await labelOf(input);
    const wanted = values.find(([pattern]) => pattern.test(label))?.[1];
    const tag = await input.evaluate((element) => element.tagName.toLowerCase());
    const type = (await input.getAttribute('type')) ?? 'text';
    if (tag === 'select') await choose(input, wanted);
    else if (type === 'file')
      await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture() });
    else if (type === 'checkbox') {
      if (wanted) await input.check();
    } else if (type === 'radio') {
      if ((await input.getAttribute('value')) === '4') await input.check({ force: true });
    } else if (!(await input.inputValue()) || wanted) {
      const value = wanted ?? valueFor(type, label, stamp, await input.getAttribute('inputmode'));
      await input.fill(value);
      if (!first && value.includes(stamp)) first = value;
    }
  }
  // A choice may only have become one by what was typed elsewhere in the form.
  for (const select of await form.locator('select:visible').all()) await choose(select);
  for (const editor of await form.locator('[contenteditable="true"]').all())
    if ((await editor.isVisible()) && !(await editor.innerText()).trim())
      await editor.fill(`${stamp} text`);
  await chooseStars(form);
  return first || stamp;
}

function valueFor(type: string, label: string, stamp: string, mode: string | null): string {
  const day = new Date(Date.now() + 86_400_000).toISOString();
  switch (type) {
    case 'email':
      return 'robot@example.org';
    case 'tel':
      return '+1 555 0100';
    case 'url':
      return 'https://example.org';
    case 'number':
    case 'range':
      return '7';
    case 'date':
      return day.slice(0, 10);
    case 'datetime-local':
      return `${day.slice(0, 10)}T10:00`;
    case 'time':
      return '10:00';
    case 'month':
      return day.slice(0, 7);
    case 'color':
      return '#336699';
    default:
      if (mode === 'decimal' || mode === 'numeric') return '7';
      return /e-?mail/i.test(label) ? 'robot@example.org' : `${stamp} ${label}`.trim();
  }
}

async function choose(select: Locator, wanted?: string): Promise<void> {
  const options = await select
    .locator('option')
    .evaluateAll((list) =>
      list.map((o) => ({ value: (o as HTMLOptionElement).value, text: o.textContent ?? '' })),
    );
  const found = wanted ? options.find((o) => new RegExp(wanted, 'i').test(o.text)) : undefined;
  const option =
    found ?? ((await select.inputValue()) ? undefined : options.find((o) => o.value !== ''));
  if (option) await select.selectOption(option.value);
}

/** Star ratings are radio groups whose inputs are drawn over. */
async function chooseStars(form: Locator): Promise<void> {
  for (const group of await form.getByRole('radiogroup').all()) {
    const stars = await group.getByRole('radio').all();
    const star = stars[Math.min(3, stars.length - 1)];
    if (star && !(await group.getByRole('radio', { checked: true }).count()))
      await star.click({ force: true });
  }
}

async function labelOf(input: Locator): Promise<string> {
  return input.evaluate((element) => {
    const field = element as HTMLInputElement;
    const by = field.getAttribute('aria-labelledby');
    return (
      field.getAttribute('aria-label') ??
      (by ? document.getElementById(by)?.textContent : null) ??
      field.labels?.[0]?.textContent ??
      field.placeholder ??
      ''
    ).trim();
  });
}

/** Presses the form's own button. */
export async function submit(form: Locator): Promise<void> {
  const submits = await form.locator('button[type="submit"]').all();
  for (const button of submits)
    if ((await button.isVisible()) && (await button.isEnabled())) return button.click();
  for (const button of (await form.getByRole('button', { name: SAVE }).all()).reverse())
    if ((await button.isVisible()) && (await button.isEnabled())) return button.click();
  throw new Error('The form has no button that sends it');
}

/** The open dialog, or the first form on the page that has a visible input; null when there is none. */
export async function openForm(robot: Robot): Promise<Locator | null> {
  const dialog = robot.frame.getByRole('dialog').last();
  if ((await dialog.count()) && (await dialog.isVisible())) return dialog;
  for (const form of await robot.frame.locator('form').all())
    if (
      (await form.isVisible()) &&
      (await form.locator('input:visible, textarea:visible, select:visible').count()) > 0 &&
      (await form.getByRole('search').count()) === 0
    )
      return form;
  return null;
}

/** A small valid PNG: a green square of 16 by 16. */
function picture(): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xed_b8_83_20 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (data: Buffer) => {
    let c = 0xff_ff_ff_ff;
    for (const byte of data) c = crcTable[(c ^ byte) & 0xff]! ^ (c >>> 8);
    return (c ^ 0xff_ff_ff_ff) >>> 0;
  };
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const header = Buffer.from([0, 0, 0, 16, 0, 0, 0, 16, 8, 2, 0, 0, 0]);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(48, 0x6a)]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 16 }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
