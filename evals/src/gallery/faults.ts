import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Robot } from '../robot/robot.ts';

/** What is wrong with a page: faults of one cause have the same key, and a text for each. */
export interface Fault {
  key: string;
  text: string;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What a finger hits safely, in px. */
const LEAST_TARGET = 44;

/** Serious and critical violations by axe, what is wider than the screen, what the console said, and on a phone small targets. */
export async function faultsOf(robot: Robot, isPhone: boolean): Promise<Fault[]> {
  const html = robot.frame.locator('html');
  if (!(await html.evaluate(() => 'axe' in globalThis))) await html.evaluate(AXE);
  const { violations } = await html.evaluate(
    (root, values) =>
      (
        globalThis as unknown as { axe: { run(at: Element, by: unknown): Promise<AxeResults> } }
      ).axe.run(root, { runOnly: { type: 'tag', values } }),
    TAGS,
  );
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html: text }) => ({
        key: `axe ${id} ${/class="([^"]*)"/.exec(text)?.[1] ?? ''}`,
        text: `axe ${id}: ${text.slice(0, 300)}`,
      })),
    );
  const wide = await html.evaluate((root) => root.scrollWidth - root.clientWidth);
  if (wide > 0) faults.push({ key: 'wide', text: `wider than the screen by ${wide} px` });
  for (const message of robot.errors.splice(0))
    faults.push({ key: message, text: `console: ${message.slice(0, 200)}` });
  return isPhone ? [...faults, ...(await smallTargets(robot))] : faults;
}

/** Controls that are too small, but for links in a line of text, which the rule leaves out (WCAG 2.5.8). */
function smallTargets({ frame }: Robot): Promise<Fault[]> {
  return frame.locator('html').evaluate((root, least) => {
    const found: { key: string; text: string }[] = [];
    const targets = root.querySelectorAll<HTMLElement>(
      'a[href], button, select, input:not([type=hidden]), textarea, [role=button], [role=tab]',
    );
    for (const target of targets) {
      const style = getComputedStyle(target);
      // What an area around or over it makes larger: a link over all of its card, a finger's width around a button.
      const reach = getComputedStyle(target, '::after');
      const isWider = reach.content !== 'none' && reach.position === 'absolute';
      const around = (target.closest('label') ?? target).getBoundingClientRect();
      const isShown = around.width > 2 && around.height > 2 && style.visibility !== 'hidden';
      const area = isWider
        ? { width: Number.parseFloat(reach.width), height: Number.parseFloat(reach.height) }
        : around;
      const isInText = target.tagName === 'A' && style.display === 'inline';
      if (!isShown || isInText) continue;
      const { width, height } = area;
      // Half a pixel is a matter of rounding.
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      const name = target.getAttribute('aria-label') || target.textContent || target.outerHTML;
      found.push({
        key: `target ${target.tagName} ${target.className}`,
        text: `target of ${Math.round(width)} × ${Math.round(height)} px: ${name.trim().slice(0, 60)}`,
      });
    }
    return found;
  }, LEAST_TARGET);
}
