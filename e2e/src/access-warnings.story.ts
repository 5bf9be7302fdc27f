import { look } from './look.ts';
import { add, ask, enter, expect, test } from './stage.ts';

const HOME = 'export default function Home() {\n  return <h1>Enquiries</h1>;\n}';
/** A model that leaves people's data open, and makes a rule that people fulfil by themselves. */
const OPEN = `Here it is.

<action type="add_entity" file="Enquiry" title="Enquiries" read="anonymous" write="anonymous">
{"properties":{"name":{"type":"string"},"email":{"type":"string","format":"email"},"phone":{"type":"string"}}}
</action>
<action type="add_entity" file="Report" title="Reports" read="creator" write="creator">
{"properties":{"title":{"type":"string"},"team":{"type":"string"}},"rls":{"read":{"team":"{{user.data.team}}"},"write":{"user_condition":{"role":"admin"}}}}
</action>
${add('pages/Home.tsx', HOME)}
Done.`;

test('what a model left open is said beside the answer and before publishing, and closed by one click', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  model.will({ text: OPEN });
  await ask(page, 'An enquiry form, and reports for teams');
  const warnings = page.getByRole('region', { name: 'Access warnings' });
  await expect(
    warnings.getByText(/Enquir.* holds personal data \(email and phone\)\. Anybody/),
  ).toBeVisible();
  await expect(warnings.getByText(/anybody can give themselves this/)).toBeVisible();
  await look(page, 'access-warnings');

  await warnings.getByRole('button', { name: /^Let only admins write it/ }).click();
  await expect(warnings.getByText(/anybody can give themselves this/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Publish your app' });
  await expect(
    dialog.getByText('Anybody can see them, without an account.', { exact: false }),
  ).toBeVisible();
  await look(page, 'access-warnings-publish');
  // Reports are seen by people with an account, and nobody can make one.
  const needed = dialog.getByText('Only you and people you invite can see Report.');
  await expect(needed).toBeVisible();
  await dialog.getByRole('button', { name: 'Let people sign up' }).click();
  await expect(dialog.getByLabel('Let people sign up')).toBeChecked();
  await expect(needed).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Close it/ }).click();
  await expect(dialog.getByRole('region', { name: 'Access warnings' })).toHaveCount(0);
  await expect(
    dialog.getByText(
      /People see only the ones they added themselves; admins of the app see all\. Anybody can add them/,
    ),
  ).toBeVisible();
});
