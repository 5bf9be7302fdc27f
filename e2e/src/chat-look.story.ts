import { add, ask, enter, expect, preview, say, test } from './stage.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const APP = `${add('pages/Home.tsx', 'export default function Home() { return <h1>Boats</h1>; }')}
${add('pages/Prices.tsx', 'export default function Prices() { return <main style={{ background: "rgb(0, 0, 255)", minHeight: "100vh" }}>Prices</main>; }')}
There.`;

test('a model that takes pictures sees the page that it asks for, as wide as it asks, while it works', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  model.will({ text: APP });
  await ask(page, 'A page of boats and one of prices');
  await expect(preview(page).getByRole('heading', { name: 'Boats' })).toBeVisible();
  // A picture that it took tells that it takes some.
  model.will({ text: 'A pixel.' });
  const picker = page.getByRole('region', { name: 'Chat' }).locator('input[type=file]');
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await say(page, 'What is this?');
  await expect(page.getByText('A pixel.')).toBeVisible();

  model.will(
    { tool: 'look_at_app', input: { page: 'Prices', phone: true } },
    { text: 'It is all blue.' },
  );
  await say(page, 'How do the prices look on a phone?');
  await expect(page.getByText('It is all blue.')).toBeVisible();
  await expect(page.getByText('Look at Prices on a phone · Done')).toBeVisible();
  const asked = JSON.stringify(model.calls.at(-1)?.messages);
  const drawn = /data:image\/webp;base64,[\w+/=]+/.exec(asked)?.[0] ?? '';
  const seen = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    });
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const [red = 255, , blue = 0] = pen.getImageData(187, 600, 1, 1).data;
    return { width: canvas.width, height: canvas.height, isBlue: red < 30 && blue > 220 };
  }, drawn);
  expect(seen).toEqual({ width: 375, height: 812, isBlue: true });
  // What the person sees stayed where it was.
  await expect(preview(page).getByRole('heading', { name: 'Boats' })).toBeVisible();
});
