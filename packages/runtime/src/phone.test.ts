import { createCompiler } from '@trellis/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type OpenPreview,
  openPreview,
  openTheatre,
  type TestCompiler,
  type Theatre,
} from './testing/browser.ts';

let theatre: Theatre;
let compiler: TestCompiler;
beforeAll(async () => {
  theatre = await openTheatre();
  compiler = createCompiler({ kitRoot: theatre.kitRoot, vendor: theatre.stage.runtime.vendor });
}, 60_000);
afterAll(() => theatre.close());

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

async function open(page: string, device: object = PHONE): Promise<OpenPreview> {
  const context = await theatre.browser.newContext(device);
  return openPreview(theatre, compiler, { 'pages/Home.tsx': page }, '/', context);
}

const SHELL = `import { Home as House, List } from 'lucide-react';
import { AppShell } from '@/components/ui/app-shell';
import { toast } from '@/components/ui/use-toast';
const pages = [{ name: 'Home', title: 'Start', icon: House }, { name: 'Rows', title: 'Rows', icon: List }];
export default function Home() {
  return (
    <AppShell name="Boats" icon={House} pages={pages} current="Home">
      <button onClick={() => toast({ title: 'Saved', action: { label: 'Undo', onClick: () => {} } })}>Save</button>
    </AppShell>
  );
}`;

it('a message stands above the bar at the bottom of a phone, and at the edge where there is none', async () => {
  const places = async (device?: object) => {
    const preview = await open(SHELL, device);
    await preview.frame.click('text=Save');
    const message = preview.frame.locator('li', { hasText: 'Saved' });
    await message.waitFor();
    await preview.page.waitForTimeout(400);
    const [bar] = await preview.frame.$$eval('[data-bottom-bar]', (bars) =>
      bars.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().y),
    );
    const box = await message.boundingBox();
    await preview.page.context().close();
    return { bottom: box!.y + box!.height, bar };
  };
  const phone = await places();
  expect(phone.bottom).toBeLessThanOrEqual(phone.bar!);
  expect(phone.bottom).toBeGreaterThan(phone.bar! - 40);
  const desk = await places({ viewport: { width: 1280, height: 800 } });
  expect(desk.bar).toBeUndefined();
  expect(desk.bottom).toBeGreaterThan(760);
});

const PICTURES = `import { Picture } from '@/components/ui/picture';
const svg = 'data:image/svg+xml;base64,' + btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#fff"/></svg>');
const photo = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
export default function Home() {
  return <main className="grid size-40"><Picture src={svg} alt="drawn" /><Picture src={photo} alt="photo" /></main>;
}`;

it('a drawn picture does not glare in the dark, and a photo stays as it is', async () => {
  const preview = await open(PICTURES);
  const filterOf = (alt: string) =>
    preview.frame.$eval(`img[alt="${alt}"]`, (image) => getComputedStyle(image).filter);
  expect([await filterOf('drawn'), await filterOf('photo')]).toEqual(['none', 'none']);
  await preview.frame.$eval('html', (root) => root.classList.add('dark'));
  expect(await filterOf('drawn')).toMatch(/brightness\(0\.\d+\)/);
  expect(await filterOf('photo')).toBe('none');
  await preview.page.context().close();
});

const OPENED = `import { useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import { Checkbox } from '@/components/ui/checkbox';
import { LinesEditor } from '@/components/ui/lines-editor';
import { ListEditor } from '@/components/ui/list-editor';
import { Modal } from '@/components/ui/modal';
import { Rating } from '@/components/ui/rating';
import { RichTextEditor } from '@/components/ui/rich-text-editor';
import { Switch } from '@/components/ui/switch';
import { TagsInput } from '@/components/ui/tags-input';
import { Toaster } from '@/components/ui/toaster';
import { toast } from '@/components/ui/use-toast';
const columns = [{ name: 'text', label: 'Text', type: 'text' }, { name: 'many', label: 'Quantity', type: 'number' }, { name: 'price', label: 'Price', type: 'money' }];
export default function Home() {
  const [isOn, setOn] = useState(false);
  return (
    <Modal open onOpenChange={() => {}} title="New boat">
      <div className="flex flex-col gap-4">
        <ListEditor value={['one', 'two']} onChange={() => {}} />
        <LinesEditor columns={columns} value={[{ text: 'Oar', many: 2, price: 9 }]} onChange={() => {}} totalOf={() => 18} />
        <TagsInput value={['red']} onChange={() => {}} />
        <TagsInput value={['red']} options={[{ value: 'red', label: 'Red' }]} onChange={() => {}} />
        <Rating value={3} onChange={() => {}} />
        <RichTextEditor value="" onChange={() => {}} />
        <CheckField label="Sails" help="With the wind" checked={isOn} onChange={setOn} />
        <Checkbox aria-label="Own" />
        <Switch aria-label="Lent" />
        <button id="say" className="min-h-11 min-w-11" onClick={() => toast({ title: 'Saved', action: { label: 'Undo', onClick: () => {} } })}>Say</button>
      </div>
      <Toaster />
    </Modal>
  );
}`;

it('whatever opens is as large as a finger on a phone, and fits', async () => {
  const preview = await open(OPENED);
  await preview.frame.click('#say');
  await preview.frame.locator('li', { hasText: 'Saved' }).waitFor();
  const small = await preview.frame.$$eval('button, input, textarea', (targets) =>
    targets.flatMap((target) => {
      const reach = getComputedStyle(target, '::after');
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const area =
        reach.content === 'none'
          ? { width, height }
          : { width: Number.parseFloat(reach.width), height: Number.parseFloat(reach.height) };
      if (!width || target.getAttribute('aria-hidden')) return [];
      if (area.width >= 43.5 && area.height >= 43.5) return [];
      return [`${target.ariaLabel ?? target.outerHTML} ${area.width} × ${area.height}`];
    }),
  );
  expect(small).toEqual([]);
  const [wide] = await preview.frame.$$eval('dialog div.overflow-y-auto', (boxes) =>
    boxes.map((box) => box.scrollWidth - box.clientWidth),
  );
  expect(wide).toBe(0);
  // All of a box to tick is its label, and the order of a list can still be changed.
  await preview.frame.click('text=Sails');
  expect(await preview.frame.getByLabel('Sails').isChecked()).toBe(true);
  expect(await preview.frame.isVisible('[aria-label="Move item 2 up"]')).toBe(true);
  await preview.page.context().close();
});
