import { look } from './look.ts';
import { add, ask, enter, expect, preview, test } from './stage.ts';

const page = (name: string) =>
  add(`pages/${name}.tsx`, `export default function ${name}() {\n  return <h1>${name}</h1>;\n}`);
const list = (name: string) =>
  `<action type="add_entity" file="${name}" title="${name}">\n${JSON.stringify({
    name,
    type: 'object',
    properties: { title: { type: 'string' } },
  })}\n</action>`;

test('while an app grows its plan is drawn, fills in, and becomes the app', async ({
  page: on,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(on, url);
  let goOn = () => {};
  const until = new Promise<void>((done) => {
    goOn = done;
  });
  const steps = [list('Booking'), list('TeaRoom')].join('\n');
  model.will({ text: `A tea room.\n${steps}\n${page('Home')}`, until });
  await ask(on, 'A tea room with bookings');
  const plan = on.getByRole('status', { name: 'Your app is being built' });
  await expect(plan).toBeVisible();
  await expect(plan.getByText('Tea room', { exact: true })).toBeVisible();
  await expect(plan.getByText('Home', { exact: true })).toBeVisible();
  await expect(plan.getByRole('listitem').filter({ hasText: 'Data' })).toContainText('done');
  await expect(plan.getByRole('listitem').filter({ hasText: 'Pages' })).toContainText(
    'in progress',
  );
  await expect(plan.getByRole('listitem').filter({ hasText: 'Sample content' })).toContainText(
    'up next',
  );
  await look(on, 'growing');
  goOn();
  await expect(preview(on).getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(plan).toBeHidden();
});
