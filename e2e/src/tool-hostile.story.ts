import { adminOf } from './people.ts';
import { expect, test } from './stage.ts';

const EVIL = 'https://evil.example';
const MARKUP = [
  '<script>window.taken = 1</script>',
  `<img src=x onerror="window.taken = 2"><img src="${EVIL}/a.png">`,
  `<a href="javascript:window.taken=3">one</a> [two](javascript:window.taken=4)`,
  `![pixel](${EVIL}/b.png) ![svg](data:image/svg+xml,<svg/onload=window.taken=5>)`,
  '<iframe srcdoc="<script>parent.taken = 6</script>"></iframe>',
  '<style>body{display:none}</style><form action="https://evil.example"><input name=password></form>',
  '[three](data:text/html,<script>window.taken=7</script>) [four](//evil.example)',
].join('\n\n');

test('markup in an answer is shown as words, in every kind of block, and reaches nobody', async ({
  page,
  browser,
  withModel: { url, model },
}) => {
  model.reset();
  const owner = await adminOf(url);
  const { appId, slug } = await owner.call<{ appId: string; slug: string }>('POST', '/api/apps', {
    appType: 'AI_APP',
    genApp: { fields: { header: 'Hostile' } },
  });
  const kinds = [
    'text',
    'list',
    'table',
    'cards',
    'chart',
    'score',
    'checklist',
    'code',
    'quote',
    'json',
  ];
  const blocks = kinds.map((type) => ({ id: type, type, title: `A ${type}` }));
  const tools = `/api/apps/${appId}/tools`;
  const { toolId } = await owner.call<{ toolId: string }>('POST', tools, {
    title: 'Hostile',
    path: 'hostile',
    blocks,
  });
  await owner.call('POST', `/api/apps/${appId}/publication`, {});
  await owner.call('POST', `${tools}/${toolId}/activate`, { isActive: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/app/${slug}/tool/hostile`);
  model.will({
    json: {
      a_text: MARKUP,
      a_list: [MARKUP, 'a'],
      a_table: { columns: [MARKUP, 'b'], rows: [[MARKUP, 'c']] },
      a_cards: [
        { title: MARKUP, text: MARKUP, link: 'javascript:window.taken=8', image: `${EVIL}/c.png` },
      ],
      a_chart: { labels: [MARKUP, 'x'], series: [{ name: MARKUP, values: [1, 2] }] },
      a_score: { score: 50, reasons: [MARKUP] },
      a_checklist: [{ text: MARKUP, done: false }],
      a_code: { language: '"><script>window.taken=9</script>', code: MARKUP },
      a_quote: { text: MARKUP, source: MARKUP },
      a_json: { [MARKUP]: MARKUP },
    },
  });
  await page.getByRole('textbox').first().fill('Go');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A json' })).toBeVisible();
  await expect(page.getByText('window.taken = 1').first()).toBeVisible();
  const taken = () =>
    page.evaluate(() => ({
      taken: (window as unknown as { taken?: number }).taken ?? null,
      links: [...document.querySelectorAll('a')]
        .map(({ href }) => href)
        .filter((href) => !/^(?:https?|mailto):/.test(href)),
      parts: document.querySelectorAll('main iframe, main form input[name=password], main style')
        .length,
      pictures: [...document.images].map(({ src }) => src).filter((src) => src.includes('evil.')),
    }));
  expect(await taken()).toEqual({ taken: null, links: [], parts: 0, pictures: [] });
  for (const link of await page.locator('main a[href*="evil.example"]').all())
    expect(await link.getAttribute('rel')).toMatch(/noopener.*nofollow|nofollow.*noopener/);
  expect(asked.filter((one) => one.startsWith(EVIL))).toEqual([]);

  // Shared, it is the same for who gets the address.
  const runUrl = page.url();
  expect(runUrl).toMatch(/\/run\/[0-9a-f]{24}/);
  const stranger = await browser.newPage();
  await stranger.goto(runUrl);
  await expect(stranger.getByText('window.taken')).toHaveCount(0);
  await stranger.close();
});
