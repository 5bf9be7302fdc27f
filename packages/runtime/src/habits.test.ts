import { createCompiler } from '@trellis/compiler';
import type { AppFiles } from '@trellis/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPreview, openTheatre, type TestCompiler, type Theatre } from './testing/browser.ts';

let theatre: Theatre;
let compiler: TestCompiler;
beforeAll(async () => {
  theatre = await openTheatre();
  compiler = createCompiler(theatre.compiling);
}, 60_000);
afterAll(() => theatre.close());

const open = (files: AppFiles, path?: string) => openPreview(theatre, compiler, files, path);

describe('code that was written for other versions', () => {
  it('shows pages that bring a document of their own', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React from 'react';
export default function Home() {
  return <html lang="de"><head><title>Hof</title><style>{'#shown { color: rgb(1, 2, 3) }'}</style></head>
    <body className="p-4"><p id="shown">Here</p>{React.createElement('body', { id: 'inner' }, 'x')}</body></html>;
}`,
    });
    expect(await preview.text('#root #shown')).toBe('Here');
    const color = await preview.frame.$eval('#shown', (one) => getComputedStyle(one).color);
    expect([color, await preview.frame.$eval('#inner', ({ tagName }) => tagName)]).toEqual([
      'rgb(1, 2, 3)',
      'DIV',
    ]);
    expect(
      await preview.frame.$eval('#shown', (one) => one.getBoundingClientRect().height),
    ).toBeGreaterThan(5);
    expect(await preview.frame.isVisible('style')).toBe(false);
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('lets a page say what its document is', async () => {
    const preview = await open({
      'pages/Home.jsx': `import { Helmet } from 'react-helmet-async';
export default function Home() {
  return <><Helmet><html lang="he" dir="rtl" /><title>Hof</title></Helmet><p id="shown">Here</p></>;
}`,
    });
    expect(await preview.text('#shown')).toBe('Here');
    await expect.poll(() => preview.frame.getAttribute('html', 'dir')).toBe('rtl');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('shows signs in texts as they stand', async () => {
    const preview = await open({
      'pages/Home.jsx': `export default function Home() {
  return <p id="shown">é Start -> Menu >
    Options } <b>{1 > 0 ? 'yes' : 'no'}</b> > end</p>;
}`,
    });
    expect(await preview.text('#shown')).toBe('é Start -> Menu > Options } yes > end');
    await preview.page.close();
  });

  it('runs workers from files of the app, by where they stand and by name', async () => {
    const preview = await open({
      'services/sum.ts':
        'self.onmessage = (event: MessageEvent<number>) => self.postMessage(event.data * 2);',
      'pages/Home.jsx': `import { useEffect, useState } from 'react';
import Sum from '@/services/sum.ts?worker';
export default function Home() {
  const [sums, setSums] = useState([]);
  useEffect(() => {
    const workers = [new Worker(new URL('../services/sum.ts', import.meta.url), { type: 'module' }), new Sum()];
    for (const worker of workers) {
      worker.onmessage = ({ data }) => setSums((before) => [...before, data]);
      worker.postMessage(2);
    }
    return () => workers.forEach((worker) => worker.terminate());
  }, []);
  return <p id="sums">{sums.join(' ')}</p>;
}`,
    });
    await expect.poll(() => preview.text('#sums')).toBe('4 4');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('takes along what a worker imports, of the app and of the libraries', async () => {
    const preview = await open({
      'lib/rates.ts': 'export const RATE: number = 3;\nexport default (n: number) => n * RATE;',
      'lib/words.json': '{ "unit": "kg" }',
      'workers/inner.js': `import { RATE } from '../lib/rates';
self.onmessage = () => self.postMessage('inner ' + RATE);`,
      'workers/sum.ts': `import groupBy from 'lodash/groupBy';
import { format } from 'date-fns';
import Papa from 'papaparse';
import times, { RATE } from '@/lib/rates';
import words from '../lib/words.json';
const inner = new Worker(new URL('./inner.js', import.meta.url), { type: 'module' });
inner.onmessage = ({ data }) => self.postMessage(data);
self.onmessage = async ({ data }: MessageEvent<number>) => {
  const { RATE: again } = await import('../lib/rates');
  const rows = Papa.parse('a,b').data[0] as string[];
  self.postMessage([times(data), RATE, again, words.unit, Object.keys(groupBy([1, 2], (n) => n % 2)).length, format(new Date(2026, 0, 2), 'yyyy'), rows[1], import.meta.env.MODE, typeof location].join(' '));
  inner.postMessage(0);
};
export {};`,
      'pages/Home.jsx': `import { useEffect, useState } from 'react';
export default function Home() {
  const [said, setSaid] = useState([]);
  useEffect(() => {
    const worker = new Worker(new URL('../workers/sum.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => setSaid((before) => [...before, data]);
    worker.onerror = ({ message }) => setSaid((before) => [...before, message]);
    worker.postMessage(2);
    return () => worker.terminate();
  }, []);
  return <p id="said">{said.join(', ')}</p>;
}`,
    });
    await expect
      .poll(() => preview.text('#said'))
      .toBe('6 3 3 kg 2 2026 b production object, inner 3');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('gives components of functions their defaults, as of classes', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React from 'react';
function Badge({ label, tone }) { return <b id="shown">{tone.toLowerCase()} {label}</b>; }
Badge.defaultProps = { tone: 'BLUE', label: 'none' };
class Old extends React.Component { static defaultProps = { a: 1 }; render() { return <i>{this.props.a}</i>; } }
const Inner = ({ n }) => <u>{n.length}</u>;
Inner.defaultProps = { n: [1, 2] };
const Kept = React.memo(Inner);
const Handed = React.forwardRef(function Handed({ kind }, ref) { return <s ref={ref}>{kind.trim()}</s>; });
Handed.defaultProps = { kind: ' b ' };
export default function Home() { return <><Badge label="x" tone={undefined} /><Old /><Kept /><Handed /></>; }`,
    });
    expect(await preview.text('u')).toBe('2');
    expect(await preview.text('s')).toBe('b');
    expect(await preview.text('#shown')).toBe('blue x');
    expect(await preview.text('i')).toBe('1');
    await preview.page.close();
  });

  it('hands on the context of before React 16.3', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React, { createElement, memo } from 'react';
const word = () => null;
class Page extends React.Component {
  static childContextTypes = { store: word };
  state = { n: 1 };
  getChildContext() { return { store: { n: this.state.n } }; }
  render() { return <><button id="add" onClick={() => this.setState({ n: this.state.n + 1 })}>Add</button>{this.props.children}</>; }
}
class Named extends Page {
  static childContextTypes = { store: word, name: word };
  getChildContext() { return { name: 'inner', store: { n: -1 } }; }
  render() { return <section>{this.props.children}</section>; }
}
class Kept extends React.PureComponent {
  static contextTypes = { store: word };
  constructor(props, context) { super(props, context); this.first = context.store.n; }
  render() { return <b id="kept">{this.first} {this.context.store.n} {String(this.context.name)}</b>; }
}
const Plain = ({ of = 'plain' }, { store, name }) => <i id={of}>{store.n} {String(name)}</i>;
Plain.contextTypes = { store: word, name: word };
const Memo = memo(Plain);
const Bare = (props) => <u id="bare">{props.a}</u>;
Bare.defaultProps = { a: 'default' };
export default class Home extends React.Component {
  render() { return <Page><Kept /><Plain /><Named><Memo of="memo" /></Named>{createElement(Plain, { of: 'made' })}{createElement(Bare)}{React.createFactory('s')({ id: 'factory' }, 'made')}</Page>; }
}`,
    });
    expect(await preview.text('#kept')).toBe('1 1 undefined');
    await preview.frame.click('#add');
    await expect.poll(() => preview.text('#kept')).toBe('1 2 undefined');
    expect(await preview.text('#plain')).toBe('2 undefined');
    expect(await preview.text('#memo')).toBe('-1 inner');
    expect(await preview.text('#made')).toBe('2 undefined');
    expect(await preview.text('#bare')).toBe('default');
    expect(await preview.text('#factory')).toBe('made');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('has what older projects take from react-dom', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React, { useEffect, useRef, useState } from 'react';
import ReactDOM, { render, unmountComponentAtNode } from 'react-dom';
class Found extends React.Component {
  componentDidMount() { ReactDOM.findDOMNode(this).id = 'found'; }
  render() { return <><b>found</b></>; }
}
function Drawn() {
  const at = useRef(null);
  useEffect(() => { const node = at.current; render(<i id="inner">inner</i>, node, () => { node.title = node.textContent; }); return () => { unmountComponentAtNode(node); }; }, []);
  return <p id="drawn" ref={at} />;
}
export default function Home() {
  const [isOn, setOn] = useState(true);
  return <><Found /><button id="turn" onClick={() => setOn(false)}>Turn</button>{isOn ? <Drawn /> : <u>gone</u>}</>;
}`,
    });
    expect(await preview.text('#found')).toBe('found');
    expect(await preview.text('#inner')).toBe('inner');
    await expect.poll(() => preview.frame.getAttribute('#drawn', 'title')).toBe('inner');
    await preview.frame.click('#turn');
    expect(await preview.text('u')).toBe('gone');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('finds parts of a class by the texts that they are called', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React from 'react';
export default class Home extends React.Component {
  componentDidMount() { this.refs.name.value = 'set'; this.refs['row-2'].id = 'row'; }
  render() { return <div><input id="name" ref="name" />{[1, 2].map((n) => <p key={n} ref={'row-2'}>{n}</p>)}</div>; }
}`,
    });
    expect(await preview.text('#row')).toBe('2');
    expect(await preview.frame.inputValue('#name')).toBe('set');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('ends effects that return something else than what ends them', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React, { useEffect, useLayoutEffect, useState } from 'react';
export default function Home() {
  const [isOn, setOn] = useState(true);
  return <><button id="turn" onClick={() => setOn(!isOn)}>Turn</button>{isOn && <Part />}<i id="log">{window.ended}</i></>;
}
const load = async () => 'loaded';
function Part() {
  const [count, setCount] = useState(0);
  useEffect(async () => { await load(); setCount(1); }, []);
  useEffect(() => load(), [count]);
  useEffect(load, [count]);
  React.useEffect(() => { if (count > 5) return; return null; }, [count]);
  useLayoutEffect(() => count && load, [count]);
  useEffect(() => { return () => { window.ended = (window.ended ?? 0) + 1; }; }, []);
  return <p id="part">{count}</p>;
}`,
    });
    await preview.frame.waitForFunction(() => document.querySelector('#part')?.textContent === '1');
    await preview.frame.click('#turn');
    await preview.frame.waitForFunction(() => !document.querySelector('#part'));
    await preview.frame.click('#turn');
    expect(await preview.text('#part')).toMatch(/[01]/);
    expect(await preview.text('#log')).toBe('1');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });
});

describe('scripts that an app puts in', () => {
  const CDN = 'https://cdn.example';
  const served = (body: string) => ({
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body,
  });
  const files = {
    'root/page-scripts.js': `const script = document.createElement('script');
script.textContent = 'var early = 40; early += 2;';
document.head.append(script);
await Promise.resolve();
export {};`,
    'pages/Home.jsx': `import { useEffect, useState } from 'react';
export default function Home() {
  const [log, setLog] = useState([]);
  useEffect(() => {
    window.note = (word) => setLog((before) => [...before, word]);
    const put = (fields) => {
      const script = Object.assign(document.createElement('script'), fields);
      script.onerror = () => window.note('none');
      document.body.appendChild(script);
    };
    put({ text: 'note("written")' });
    put({ type: 'module', textContent: 'import { word } from "https://cdn.example/word.mjs"; note(word);' });
    put({ src: 'https://cdn.example/plain.js' });
    put({ src: 'https://other.example/plain.js' });
    put({ src: 'https://www.googletagmanager.com/gtag/js?id=G-1' });
  }, []);
  return <p id="log">{window.early} {[...log].sort().join(' ')}</p>;
}`,
  };

  it('run where their host is approved, and in words where it is not', async () => {
    const context = await theatre.browser.newContext();
    await context.route(`${CDN}/word.mjs`, (route) =>
      route.fulfill(served('export const word = "module";')),
    );
    await context.route('**/plain.js', (route) => route.fulfill(served('note("plain")')));
    theatre.stage.approvedHosts = ['https://*.example.org', CDN];
    const preview = await openPreview(theatre, compiler, files, '/', context);
    await preview.frame.waitForFunction(() =>
      document.querySelector('#log')?.textContent?.includes('plain'),
    );
    await preview.waitFor('error');
    await expect.poll(() => preview.text('#log')).toBe('42 module none plain written');
    const told = await preview.events('error');
    expect(told.map(({ value }) => (value as { title: string }).title)).toEqual([
      'The app may not run scripts of https://other.example',
    ]);
    theatre.stage.approvedHosts = [];
    const closed = await openPreview(theatre, compiler, files, '/', context);
    await closed.waitFor('error', 2);
    await expect.poll(() => closed.text('#log')).toBe('42 none none none written');
    await context.close();
  });
});

it('a picture of the app asks for no pictures of elsewhere, and for none that did not load', async () => {
  const context = await theatre.browser.newContext();
  await context.route('https://pictures.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const preview = await openPreview(
    theatre,
    compiler,
    {
      'pages/Home.jsx': `export default function Home() {
  return <main style={{ backgroundImage: 'url(https://pictures.example/wide.jpg)' }}>
    <img id="one" src="https://pictures.example/one.jpg?w=800" alt="" /><video poster="https://pictures.example/two.png" /><img id="gone" src="/gone.png" alt="" /></main>;
}`,
    },
    '/',
    context,
  );
  await expect
    .poll(() => preview.frame.$eval('#gone', (one) => (one as HTMLImageElement).complete))
    .toBe(true);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const size = await preview.page.evaluate(
    async () => (await globalThis.probe.mounted.capture())?.size,
  );
  expect(size).toBeGreaterThan(100);
  expect(asked.filter((address) => /\.(png|jpg)/.test(address))).toEqual([]);
  expect(await preview.events('error')).toEqual([]);
  await context.close();
});

it('a picture of the app has its typefaces, and not who is signed in there', async () => {
  const preview = await openPreview(theatre, compiler, {
    'globals.css': `h1 { font: 700 48px "Space Grotesk Variable", monospace; white-space: nowrap }`,
    'pages/Home.jsx': `export default function Home() {
  return <main style={{ background: '#fff' }}><h1>Grandma’s recipe book, will it fit</h1>
    <button data-account="" style={{ background: '#f00', width: 200, height: 60 }}>ZQ</button></main>;
}`,
  });
  await preview.frame.evaluate(() => document.fonts.ready.then(() => undefined));
  const heading = await preview.frame.$eval('h1', (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect().right;
  });
  const drawn = await preview.page.evaluate(async () => {
    const picture = await createImageBitmap(await globalThis.probe.mounted.capture());
    const { width, height } = picture;
    const paper = new OffscreenCanvas(width, height).getContext('2d')!;
    paper.drawImage(picture, 0, 0);
    const { data } = paper.getImageData(0, 0, width, height);
    const found = { right: 0, red: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
      if (r > 200 && g < 50 && b < 50) found.red++;
      if (r < 90 && g < 90 && b < 90) found.right = Math.max(found.right, (at / 4) % width);
    }
    return found;
  });
  expect(drawn.red).toBe(0);
  expect(Math.abs(drawn.right - heading)).toBeLessThan(8);
  await preview.page.close();
});
