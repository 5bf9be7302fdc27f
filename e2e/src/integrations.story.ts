import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, preview, test } from './stage.ts';

const HOME = `import { useState } from 'react';
import { FileUpload } from '@/components/ui/file-upload';
import { ImageUpload } from '@/components/ui/image-upload';
import { Core, DeleteFile, InvokeLLM, UploadFile } from '@/integrations/Core';

export default function Home() {
  const [picture, setPicture] = useState('');
  const [logo, setLogo] = useState('');
  const [scan, setScan] = useState('');
  const [sent, setSent] = useState(0);
  const [told, setTold] = useState('');
  const upload = async (event) => {
    const { file_url } = await UploadFile({ file: event.target.files[0], onProgress: setSent });
    setPicture(file_url);
  };
  const remove = async () => {
    await DeleteFile({ file_url: picture });
    const gone = await fetch(picture, { cache: 'reload' });
    setPicture('');
    setTold('The picture answers ' + gone.status);
  };
  const ask = () => InvokeLLM({ prompt: 'When does the boat leave?', onText: setTold });
  const mail = () =>
    Core.SendEmail({ to: 'nobody@example.org', subject: 'x', body: 'x' }).then(
      () => setTold('Mailed'),
      (error) => setTold(error.message),
    );
  return (
    <main className="p-6 space-y-4">
      <h1>Harbour</h1>
      <input type="file" aria-label="Picture" onChange={upload} />
      {picture && <img src={picture + '?w=32'} alt="Yours" />}
      <label htmlFor="logo">Logo</label>
      <ImageUpload id="logo" value={logo} onChange={setLogo} />
      <FileUpload aria-label="Scan" value={scan} onChange={setScan} accept="image/*" />
      <p>Sent {sent}</p>
      <button onClick={remove}>Delete</button>
      <button onClick={ask}>Ask</button>
      <button onClick={mail}>Mail</button>
      <p role="status">{told}</p>
    </main>
  );
}
`;
/** A picture of 64 by 64 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAoElEQVRoge2SQQkAQRDD6ihWamD92zgR9wgDhQhIQ8PraaIbsAHVK7IL9S7RDdiA6hXZhXqX6AZsQPWK7EK9S3QDNqB6RXah3iW6ARtQvSK7UO8S3YANqF6RXah3iW7ABlSvyC7Uu0Q3YAOqV2QX6l2iG7AB1SuyC/Uu0Q3YgOoV2YV6l+gGbED1iuxCvUt0AzagekV2od4lugEbUL3iHz6RB8DEkzPPqAAAAABJRU5ErkJggg==',
  'base64',
);

test('an app stores, shows and deletes files, hears the model as it answers, and visitors ask it too', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const owner = await adminOf(url);
  const space = await makeSpace(owner, { 'pages/Home.tsx': HOME });
  await comeIn(page, owner);
  await page.goto(space.address);
  const app = preview(page);
  await app.getByLabel('Picture').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  const shown = app.getByAltText('Yours');
  await expect(shown).toBeVisible();
  await expect(app.getByText('Sent 1')).toBeVisible();
  // In the size that its address asks for.
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
  // What is called a picture and is none is not stored; the same place takes a real one then.
  const logo = app.getByLabel('Logo');
  const called = { name: 'b.png', mimeType: 'image/png' };
  await logo.setInputFiles({ ...called, buffer: Buffer.from('not a picture at all') });
  await expect(app.getByRole('alert')).toHaveText('This file is not a picture');
  await logo.setInputFiles({ ...called, buffer: PICTURE });
  await expect(app.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(app.getByRole('alert')).toHaveCount(0);
  // The same where files of any kind are chosen, of which this place wants pictures.
  const scan = app.getByLabel('Scan');
  await scan.setInputFiles({ ...called, buffer: Buffer.from('<!doctype html>') });
  await expect(app.getByRole('alert')).toHaveText('This file is not a picture');
  await scan.setInputFiles({ ...called, buffer: PICTURE });
  await expect(app.getByRole('link', { name: /\.png$/ })).toBeVisible();
  await expect(app.getByRole('alert')).toHaveCount(0);
  await app.getByRole('button', { name: 'Delete' }).click();
  await expect(app.getByRole('status')).toHaveText('The picture answers 404');
  model.will({ text: `At nine, ${'or so, '.repeat(30)}it leaves.`, everyMs: 60 });
  await app.getByRole('button', { name: 'Ask' }).click();
  await expect(app.getByRole('status')).toHaveText(/^At nine, (?!.*leaves)/);
  await expect(app.getByRole('status')).toHaveText(/it leaves\.$/);
  await app.getByRole('button', { name: 'Mail' }).click();
  await expect(app.getByRole('status')).toHaveText(
    'Mails go to people of this app, and to those who run it',
  );

  await owner.call('POST', `/api/apps/${space.appId}/publication`, {});
  const { slug } = await owner.call<{ slug: string }>('GET', `/api/apps/${space.appId}`);
  await page.context().clearCookies();
  await page.goto(`${url}/app/${slug}`);
  const live = page.frameLocator('iframe');
  model.will({ text: 'At nine, stranger.' });
  await live.getByRole('button', { name: 'Ask' }).click();
  await expect(live.getByRole('status')).toHaveText('At nine, stranger.');
});

test('services are connected, changed and taken away in their panel', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await adminOf(url);
  const space = await makeSpace(owner);
  await comeIn(page, owner);
  await page.goto(space.address);
  await page.getByRole('button', { name: 'Integrations' }).click();
  const panel = page.getByRole('complementary', { name: 'Integrations' });
  await expect(panel.getByText('No services connected yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Connect a service' }).click();
  await page.getByRole('menuitem', { name: 'HTTP API' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('weather');
  await dialog.getByLabel('Address of the service').fill('not an address');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('An address of HTTP or HTTPS');
  await dialog.getByLabel('Address of the service').fill('https://api.example.org/v1');
  await dialog.getByRole('button', { name: 'Add a header' }).click();
  await dialog.getByLabel('Name of header 1').fill('Authorization');
  await dialog.getByLabel('Value of header Authorization').fill('Bearer {{KEY}}');
  await dialog.getByRole('button', { name: 'Add a secret' }).click();
  await dialog.getByLabel('Name of secret 1').fill('KEY');
  await dialog.getByLabel('Value of secret KEY').fill('a-secret-of-ours');
  await dialog.getByText('PUT').click();
  await look(page, 'integration-dialog');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  const card = panel.getByRole('listitem').filter({ hasText: 'weather' }).first();
  await expect(card).toContainText('Secrets saved: KEY');
  await look(page, 'panel-integrations', 'Panels');
  await card.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByLabel('Value of secret KEY')).toHaveValue('');
  await expect(dialog.getByLabel('Value of header Authorization')).toHaveValue('Bearer {{KEY}}');
  // A header that names a secret keeps it from going.
  await dialog.getByRole('button', { name: 'Remove secret KEY' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove header Authorization' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).not.toContainText('Secrets saved');
  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('No services connected yet')).toBeVisible();
});
