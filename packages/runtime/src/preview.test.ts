import { createCompiler } from '@trellis/compiler';
import type { AppFiles } from '@trellis/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPreview, openTheatre, type TestCompiler, type Theatre } from './testing/browser.ts';
import { recipesApp } from './testing/fixture.ts';

let theatre: Theatre;
let compiler: TestCompiler;
const app = recipesApp();
const changed = (path: string, from: string, to: string) => {
  if (!app[path]!.includes(from)) throw new Error(`${path} has no '${from}'`);
  return { ...app, [path]: app[path]!.replace(from, to) };
};

beforeAll(async () => {
  theatre = await openTheatre();
  compiler = createCompiler({ kitRoot: theatre.kitRoot, vendor: theatre.stage.runtime.vendor });
}, 60_000);
afterAll(() => theatre.close());

it('tells of what the app writes to its console, in words, and not without end', async () => {
  const preview = await openPreview(theatre, compiler, app);
  await preview.frame.evaluate(() => {
    const itself: Record<string, unknown> = {};
    itself.itself = itself;
    console.log('%s has %d boats', 'Ann', 2, { open: true });
    console.error(new TypeError('no boat'), itself);
    for (let i = 0; i < 200; i++) console.warn('again');
  });
  await expect
    .poll(async () => (await preview.events('logged')).map(({ value }) => value).slice(0, 3))
    .toEqual([
      { level: 'log', text: 'Ann has 2 boats {"open":true}' },
      { level: 'error', text: 'TypeError: no boat object' },
      { level: 'warn', text: 'again' },
    ]);
  expect(await preview.events('logged')).toHaveLength(60);
  await preview.page.close();
});

describe('hot updates', () => {
  it('keep state for a component, a helper two deep, and several files at once', async () => {
    const preview = await openPreview(theatre, compiler, app);
    await preview.frame.click('#visits');
    await preview.frame.click('.like');
    await preview.apply(changed('components/recipes/Hero.tsx', 'worth keeping', 'worth sharing'));
    expect(await preview.text('#headline')).toBe('Recipes worth sharing');
    await preview.apply(changed('services/letters.ts', 'toUpperCase()', 'toUpperCase() + "-"'));
    expect(await preview.text('.like')).toBe('Likes 1');
    expect(await preview.frame.textContent('main')).toContain('R-ecipes');
    const both = {
      ...app,
      'components/recipes/RecipeCard.tsx': app['components/recipes/RecipeCard.tsx']!.replace(
        'Likes {',
        'Hearts {',
      ),
      'components/shared/Footer.tsx': app['components/shared/Footer.tsx']!.replace('care', 'joy'),
    };
    await preview.apply(both);
    expect(await preview.text('.like')).toBe('Hearts 1');
    expect(await preview.text('footer')).toContain('joy');
    expect(await preview.text('#visits')).toBe('Visits 1');
    expect((await preview.events('updated')).map(({ value }) => value)).toEqual([
      'in-place',
      'in-place',
      'in-place',
    ]);
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('bring in a class that was not used before, a new page, and a new library', async () => {
    const preview = await openPreview(theatre, compiler, app);
    await preview.frame.click('#visits');
    const files = {
      ...changed('components/recipes/Hero.tsx', 'sm:text-4xl', 'sm:text-[41px]'),
      'pages/Calendar.tsx':
        "import { format } from 'date-fns';\nimport { Anchor } from 'lucide-react';\nexport default function Calendar() { return <p id=\"day\"><Anchor />{format(new Date(0), 'yyyy')}</p>; }\n",
    };
    await preview.apply(files);
    const size = await preview.frame.evaluate(
      () => getComputedStyle(document.getElementById('headline')!).fontSize,
    );
    expect(size).toBe('41px');
    await preview.page.evaluate(() => globalThis.probe.mounted.setPath('/calendar'));
    await preview.frame.waitForSelector('#day');
    expect(await preview.text('#day')).toMatch(/^19(69|70)$/);
    expect(await preview.text('#visits')).toBe('Visits 1');
    await preview.page.close();
  });

  it('take a library into the first page that only pages not visited yet had', async () => {
    const preview = await openPreview(theatre, compiler, app);
    const drawn = changed('components/recipes/Hero.tsx', '</h1>', '{typeof LineChart}</h1>');
    const hero = 'components/recipes/Hero.tsx';
    drawn[hero] = `import { LineChart } from 'recharts';\n${drawn[hero]}`;
    const asked = await preview.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(asked.filter((name) => name.includes('recharts'))).toEqual([]);
    await preview.apply(drawn);
    expect(await preview.events('error')).toEqual([]);
    expect(await preview.text('#headline')).toBe('Recipes worth keepingobject');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('load a library when code asks for it', async () => {
    const files = changed(
      'pages/Settings.tsx',
      '<p id="theme">',
      `<button id="load" onClick={async (event) => { event.target.textContent = (await import('lodash/capitalize')).default('done') + (await import('date-fns')).format(new Date(2020, 1, 1), 'yyyy'); }}>Load</button><p id="theme">`,
    );
    const preview = await openPreview(theatre, compiler, files, '/settings');
    await preview.frame.click('#load');
    await preview.frame.waitForSelector('#load:text("Done2020")');
    await preview.page.close();
  });

  it('reach pages that were not visited yet', async () => {
    const preview = await openPreview(theatre, compiler, app);
    const path = 'components/recipes/CuisineFilter.tsx';
    await preview.apply(changed(path, 'mb-6 flex', 'mb-9 flex'));
    await preview.apply(
      changed('components/recipes/Stars.tsx', 'inline-flex', 'stars inline-flex'),
    );
    await preview.frame.click('nav >> text=Add');
    await preview.frame.waitForSelector('form .stars');
    await preview.apply(
      changed('components/recipes/Stars.tsx', 'inline-flex', 'moons inline-flex'),
    );
    expect(await preview.frame.locator('form .moons').count()).toBe(1);
    expect(await preview.frame.locator('.stars').count()).toBe(0);
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('leave the last good picture while a file is broken, and go on when it is mended', async () => {
    const preview = await openPreview(theatre, compiler, app);
    await preview.frame.click('#visits');
    await preview.apply(changed('components/recipes/Hero.tsx', '<h1', '<h1 <'));
    const [kept] = await preview.waitFor('kept');
    expect(kept!.value).toMatchObject([
      { file: 'components/recipes/Hero.tsx', line: 12, detector: 'syntax' },
    ]);
    expect(await preview.text('#headline')).toBe('Recipes worth keeping');
    await preview.apply(changed('components/recipes/Hero.tsx', 'worth keeping', 'worth mending'));
    expect(await preview.text('#headline')).toBe('Recipes worth mending');
    expect(await preview.text('#visits')).toBe('Visits 1');
    await preview.page.close();
  });

  it('begin with a broken file on an error page, and heal', async () => {
    const broken = changed('pages/Home.tsx', '<Hero />', '<Hero ');
    const preview = await openPreview(theatre, compiler, broken);
    expect(await preview.text('[role=alert]')).toContain('This page hit a problem');
    expect(await preview.text('#visits')).toBe('Visits 0');
    await preview.apply(app);
    await preview.frame.waitForSelector('#headline');
    await preview.page.close();
  });

  it('reach a page with a library where modules import each other', async () => {
    const files = {
      ...app,
      'services/a.ts': "import { b } from './b';\nexport const a = () => typeof b;\n",
      'services/b.ts': "import { a } from './a';\nexport const b = () => a();\n",
      'pages/Settings.tsx':
        "import { LineChart } from 'recharts';\nimport { b } from '@/services/b';\nexport default function Settings() { return <p id=\"theme\">{b()} {typeof LineChart}</p>; }\n",
    };
    const preview = await openPreview(theatre, compiler, files);
    await preview.page.evaluate(() => globalThis.probe.mounted.setPath('/settings'));
    await preview.frame.waitForSelector('#theme');
    expect(await preview.text('#theme')).toBe('function object');
    await preview.page.close();
  });

  it('rebuild when modules import each other, with the old picture until the new one is there', async () => {
    const files = {
      ...app,
      'services/a.ts': "import { b } from './b';\nexport const a = () => 'one' + typeof b;\n",
      'services/b.ts': "import { a } from './a';\nexport const b = () => a();\n",
      'pages/Home.tsx':
        'import { b } from \'@/services/b\';\nexport default function Home() { return <p id="headline">{b()}</p>; }\n',
    };
    const preview = await openPreview(theatre, compiler, files);
    const two = { ...files, 'services/a.ts': files['services/a.ts'].replace('one', 'two') };
    await preview.apply(two);
    expect((await preview.waitFor('updated')).at(-1)!.value).toBe('rebuilt');
    expect(await preview.text('#headline')).toBe('twofunction');
    // Also without another code, when it is told to: rows came that the app has not read.
    await preview.apply(two);
    await preview.apply(two, true);
    expect((await preview.events('updated')).map(({ value }) => value)).toEqual([
      'rebuilt',
      'in-place',
      'rebuilt',
    ]);
    expect(preview.page.frames()).toHaveLength(2);
    await preview.page.close();
  });
});

describe('the errors of an update', () => {
  const failing = (title: string) =>
    changed(
      'components/recipes/Hero.tsx',
      'return (',
      `useEffect(() => void setTimeout(() => { throw new Error('${title}'); }), []);\n  return (`,
    );
  const withEffect = (title: string): AppFiles => {
    const files = failing(title);
    const hero = 'components/recipes/Hero.tsx';
    return { ...files, [hero]: `import { useEffect } from 'react';\n${files[hero]}` };
  };
  /** What the builder shows in the end: what was told with the last update, and after it. */
  const left = async (preview: Awaited<ReturnType<typeof openPreview>>) => {
    const events = await preview.events();
    const at = events.findLastIndex(({ type }) => type === 'broke');
    const later = events.slice(at + 1).filter(({ type }) => type === 'error');
    const titles = later.map(({ value }) => (value as { title: string }).title);
    return [...(events[at]!.value as string[]), ...titles].sort();
  };

  it('are its own, however soon they come, in place and in another frame', async () => {
    const preview = await openPreview(theatre, compiler, withEffect('one'));
    await preview.waitFor('error');
    await preview.apply(withEffect('two'));
    await expect.poll(() => left(preview)).toEqual(['two']);
    // The same code once more, as when a draft becomes a version: what is broken stays broken.
    await preview.apply(withEffect('two'));
    expect(await left(preview)).toEqual(['two']);
    // In another frame, since a library changed: its errors may come before its picture does.
    const files = withEffect('three');
    files['services/a.ts'] = "import { b } from './b';\nexport const a = () => typeof b;\n";
    files['services/b.ts'] = "import { a } from './a';\nexport const b = () => a();\n";
    const hero = 'components/recipes/Hero.tsx';
    files[hero] = `import { b } from '@/services/b';\n${files[hero]!.replace('worth', '{b()}')}`;
    await preview.apply(files);
    expect((await preview.events('updated')).at(-1)!.value).toBe('rebuilt');
    await expect.poll(() => left(preview)).toEqual(['three']);
    await preview.apply(app);
    expect(await left(preview)).toEqual([]);
    await preview.page.close();
  });
});

describe('what app code finds', () => {
  it('storages that stay over reloads', async () => {
    const files = {
      ...app,
      'pages/Settings.tsx': `export default function Settings() {
  localStorage.count = Number(localStorage.count ?? 0) + 1;
  sessionStorage.setItem('seen', 'yes');
  document.cookie = 'taste=sweet; max-age=60';
  document.cookie = 'gone=1; max-age=0';
  const facts = [localStorage.count, 'count' in localStorage, Object.keys(localStorage).length, sessionStorage.getItem('seen'), document.cookie, typeof indexedDB, 'serviceWorker' in navigator || 'caches' in window];
  return <p id="facts">{facts.join(' ')}</p>;
}
`,
    };
    const context = await theatre.browser.newContext();
    const preview = await openPreview(theatre, compiler, files, '/settings', context);
    expect(await preview.text('#facts')).toMatch(/^(1|2) true 1 yes taste=sweet object false$/);
    const first = Number((await preview.text('#facts'))![0]);
    await preview.page.waitForTimeout(100);
    await preview.page.reload();
    await preview.waitFor('painted');
    await preview.frame.waitForSelector('#facts');
    expect(Number((await preview.text('#facts'))![0])).toBeGreaterThan(first);
    await context.close();
  });

  it('a database where its code brings one', async () => {
    const files = {
      ...app,
      'pages/Settings.tsx': `import { useEffect, useState } from 'react';
const asked = (request) => new Promise((done, fail) => { request.onsuccess = () => done(request.result); request.onerror = fail; });
async function kept() {
  const opening = indexedDB.open('notes', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('notes', { keyPath: 'id' });
  const notes = (await asked(opening)).transaction('notes', 'readwrite').objectStore('notes');
  await asked(notes.put({ id: 1, text: 'kept' }));
  return (await asked(notes.get(1))).text;
}
export default function Settings() {
  const [text, setText] = useState('');
  useEffect(() => void kept().then(setText, (error) => setText(String(error))), []);
  return text && <p id="kept">{text}</p>;
}
`,
    };
    const preview = await openPreview(theatre, compiler, files, '/settings');
    await preview.frame.waitForSelector('#kept');
    expect(await preview.text('#kept')).toBe('kept');
    await preview.page.close();
  });

  it('a history that leads back and forward, links and locations that stay inside', async () => {
    const preview = await openPreview(theatre, compiler, app, '/Settings?x=1');
    expect(await preview.text('#place')).toBe('/Settings');
    await preview.frame.click('#to-recipes');
    await preview.frame.waitForSelector('text=All recipes');
    await preview.frame.click('nav >> text=Add');
    await preview.frame.waitForSelector('text=Add a recipe');
    await preview.frame.evaluate(() => history.back());
    await preview.frame.waitForSelector('h1:text("All recipes")');
    await preview.frame.evaluate(() => history.go(-1));
    await preview.frame.waitForSelector('#place');
    await preview.frame.evaluate(() => history.forward());
    await preview.frame.waitForSelector('h1:text("All recipes")');
    const urls = (await preview.events('url')).map(({ value }) => value);
    expect(urls.slice(-5)).toEqual([
      '/Recipes',
      '/addrecipe',
      '/Recipes',
      '/Settings?x=1',
      '/Recipes',
    ]);
    await preview.page.close();
  });

  it('its location, which navigates inside the app, begins it anew and is shareable', async () => {
    const files = {
      ...app,
      'Layout.tsx': `import { useState } from 'react';
export default function Layout({ children }) {
  const [began] = useState(() => String(performance.now()));
  return <div id="layout" data-began={began}>{children}</div>;
}
`,
      'pages/Settings.tsx': `export default function Settings() {
  return <><p id="share">{window.location.origin + '/recipes'}</p><button id="go" onClick={() => { window.location.href = '/recipes'; }}>Go</button></>;
}
`,
    };
    const preview = await openPreview(theatre, compiler, files, '/settings');
    expect(await preview.text('#share')).toMatch(/^http:.*\/build\/app\/[0-9a-f]{24}\/recipes$/);
    const began = () => preview.frame.getAttribute('#layout', 'data-began');
    const before = await began();
    await preview.frame.click('#go');
    await preview.frame.waitForSelector('h1:text("All recipes")');
    // As where a browser loads the page: nothing is left of who or what was known before.
    expect(await began()).not.toBe(before);
    expect(await preview.events('slipped')).toEqual([]);
    await preview.page.close();
  });

  it('its errors told with the lines of its sources; console.error is none', async () => {
    const preview = await openPreview(theatre, compiler, app, '/settings');
    await preview.frame.evaluate(() => console.error('just a word'));
    await preview.frame.click('#fail');
    const [event] = await preview.waitFor('error');
    const line =
      app['pages/Settings.tsx']!.split('\n').findIndex((text) => text.includes('throw')) + 1;
    expect(event!.value).toMatchObject({
      title: 'Settings failed on purpose',
      scope: 'app',
      place: { file: 'pages/Settings.tsx', line },
    });
    expect(await preview.events('error')).toHaveLength(1);
    await preview.page.close();
  });

  it('an error while drawing stays on its page and names the component', async () => {
    const files = changed(
      'components/recipes/CuisineFilter.tsx',
      'return (',
      "throw new Error('no filter');\n  return (",
    );
    const preview = await openPreview(theatre, compiler, files, '/recipes');
    const [event] = await preview.waitFor('error');
    expect(event!.value).toMatchObject({
      title: 'no filter',
      scope: 'page',
      componentName: 'CuisineFilter',
      place: { file: 'components/recipes/CuisineFilter.tsx', line: 5 },
    });
    expect(await preview.text('[role=alert]')).toContain('no filter');
    await preview.frame.click('nav >> text=Home');
    await preview.frame.waitForSelector('#headline');
    await preview.page.close();
  });

  it('endless loops stopped, with the place', async () => {
    const files = changed(
      'pages/Settings.tsx',
      "throw new Error('Settings failed on purpose');",
      'while (theme) { Math.random(); }',
    );
    const preview = await openPreview(theatre, compiler, files, '/settings');
    await preview.frame.click('#fail');
    const [event] = await preview.waitFor('error');
    expect((event!.value as { title: string }).title).toMatch(
      /^The loop at pages\/Settings\.tsx:\d+:5 ran for more than/,
    );
    await preview.page.close();
  });

  it('a page that does not exist, said in the app’s own look', async () => {
    const preview = await openPreview(theatre, compiler, app, '/nowhere');
    expect(await preview.text('main')).toContain('This page does not exist');
    await preview.page.close();
  });
});

describe('the parent', () => {
  it('takes pictures, hears chat messages and passes the preview state on', async () => {
    const preview = await openPreview(theatre, compiler, app);
    const picture = await preview.page.evaluate(async () => {
      const blob = await globalThis.probe.mounted.capture();
      return { type: blob.type, size: blob.size };
    });
    expect(picture.type).toBe('image/png');
    expect(picture.size).toBeGreaterThan(3_000);
    await preview.frame.evaluate(() => {
      addEventListener('PreviewStateChanged', (event) => {
        globalThis.__trellis.sendChatMessage(`state ${(event as CustomEvent).detail.mode}`);
      });
    });
    await preview.page.evaluate(() => globalThis.probe.mounted.previewState({ mode: 'edit' }));
    expect((await preview.waitFor('chat'))[0]!.value).toBe('state edit');
    await preview.page.close();
  });
});
