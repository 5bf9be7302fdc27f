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

describe('code of React 18', () => {
  it('finds them by texts that are put together, or said to what makes an element', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React from 'react';
class Around extends React.Component {
  componentDidMount() { this.refs.child.id = 'child'; }
  render() { return React.cloneElement(this.props.children, { ref: 'child' }); }
}
export default class Home extends React.Component {
  own = React.createRef();
  componentDidMount() {
    this.refs['row-1'].id = 'row'; this.refs.made.id = 'made'; this.refs.cell2.id = 'cell';
    this.own.current.id = 'own';
  }
  render() {
    return <div>{[1, 2].map((n) => <p key={n} ref={'row-' + n}>{n}<b ref={\`cell\${n}\`}>b</b></p>)}
      {React.createElement('i', { ref: 'made' }, 'made')}<Around><u>inside</u></Around>
      <s ref={this.props.none ? 'none' : this.own}>s</s></div>;
  }
}`,
    });
    expect(await preview.text('#row')).toBe('1b');
    for (const id of ['made', 'child', 'cell', 'own'])
      expect(await preview.frame.isVisible(`#${id}`), id).toBe(true);
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('finds them by texts that are handed on: by spread, by a name, by props of another element', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React from 'react';
const FIELDS = [{ name: 'first' }, { name: 'second' }];
const given = { ref: 'given', className: 'g' };
export default class Home extends React.Component {
  own = React.createRef();
  componentDidMount() {
    FIELDS.forEach(({ name }) => { this.refs[name].id = name; });
    for (const name of ['spread', 'given', 'made', 'held', 'named']) this.refs[name].id = name;
    this.own.current.id = 'own';
  }
  props2 = (name) => ({ ref: name, title: name });
  render() {
    const name = 'named', made = { ref: 'made' };
    return <div>{FIELDS.map((field) => <input key={field.name} ref={field.name} defaultValue={field.name} />)}
      <p {...{ ref: 'spread' }}>s</p><b {...given} title="over">g</b>{React.createElement('i', made, 'm')}
      <u {...this.props2('held')}>h</u><s ref={name}>n</s><em {...{ ref: this.own, title: 'kept' }}>o</em><q {...null}>q</q></div>;
  }
}`,
    });
    for (const id of ['first', 'second', 'spread', 'given', 'made', 'held', 'named', 'own'])
      expect(await preview.frame.isVisible(`#${id}`), id).toBe(true);
    expect(await preview.frame.getAttribute('#given', 'class')).toBe('g');
    expect(await preview.frame.getAttribute('#own', 'title')).toBe('kept');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('draws what functions make that return an object with its own render', async () => {
    const preview = await open({
      'components/Clock.jsx': `const Clock = (props) => ({
  state: { at: 'noon' },
  componentDidMount() { document.body.dataset.mounted = this.props.of; },
  render() { return <time id="clock">{this.state.at + ' ' + this.props.of}</time>; },
});
export default Clock;`,
      'components/Gauge.jsx': `export default function (props) {
  const gauge = { render: () => <b id="gauge">{props.value}</b> };
  return gauge;
}`,
      'pages/Home.jsx': `import Clock from '@/components/Clock';
import Gauge from '@/components/Gauge';
function Sign({ text }) { return { render() { return <i id="sign">{text}</i>; } }; }
function Painter() { return { render: () => 'by hand' }; }
export default function Home() {
  return <><Clock of="day" /><Gauge value={3} /><Sign text="pier" /><u id="hand">{Painter().render()}</u></>;
}`,
    });
    expect(await preview.text('#clock')).toBe('noon day');
    expect(await preview.text('#gauge')).toBe('3');
    expect(await preview.text('#sign')).toBe('pier');
    expect(await preview.text('#hand')).toBe('by hand');
    expect(await preview.frame.getAttribute('body', 'data-mounted')).toBe('day');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('has the element of a chart as soon as it stands in the page', async () => {
    const preview = await open({
      'pages/Home.jsx': `import { Component, createRef } from 'react';
import { BarChart, Bar, PieChart, Pie } from 'recharts';
export default class Home extends Component {
  bars = createRef();
  componentDidMount() {
    document.body.dataset.bars = this.bars.current.container.className;
    document.body.dataset.pie = this.pie.container.className;
  }
  render() { return <><BarChart ref={this.bars} width={100} height={80} data={[{ a: 1 }]}><Bar dataKey="a" /></BarChart>
    <PieChart ref={(it) => { this.pie = it; }} width={90} height={90}><Pie data={[{ a: 1 }]} dataKey="a" /></PieChart>
    <button id="now" onClick={() => { document.body.dataset.now = this.bars.current.tagName; }}>Now</button></>; }
}`,
    });
    expect(await preview.frame.getAttribute('body', 'data-bars')).toContain('recharts-wrapper');
    expect(await preview.frame.getAttribute('body', 'data-pie')).toContain('recharts-wrapper');
    await preview.frame.click('#now');
    expect(await preview.frame.getAttribute('body', 'data-now')).toBe('svg');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('draws elements as text, as markers of maps and what is printed are made', async () => {
    const preview = await open({
      'pages/Home.jsx': `import React, { useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Ship } from 'lucide-react';
const Words = React.createContext('none');
class Sign extends React.Component { render() { return <b>{this.props.of}</b>; } }
Sign.defaultProps = { of: 'pier' };
const Said = () => <em>{useContext(Words)}</em>;
const html = renderToStaticMarkup(<Words.Provider value="said"><Sign /><Ship size={12} /><Said /></Words.Provider>);
export default function Home() {
  return <><pre id="html">{html}</pre><p id="string">{renderToString(<i>x</i>)}</p></>;
}`,
    });
    expect(await preview.text('#html')).toMatch(/^<b>pier<\/b><svg .*<\/svg><em>said<\/em>$/);
    expect(await preview.text('#string')).toBe('<i>x</i>');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('has packages as the versions that projects of React 18 have do', async () => {
    const preview = await open({
      'components/Days.jsx': `import { DayPicker, useNavigation } from 'react-day-picker';
import 'react-day-picker/dist/style.css';
import { da } from 'date-fns/locale';
function Caption({ displayMonth }) {
  const { goToMonth, nextMonth } = useNavigation();
  return <button id="next" onClick={() => goToMonth(nextMonth)}>{displayMonth.getMonth() + 1}</button>;
}
export default () => <DayPicker defaultMonth={new Date(2026, 4)} locale={da} components={{ Caption }} classNames={{ head_cell: 'head' }} />;`,
      'pages/Home.jsx': `import { Component, createRef, useEffect, useRef } from 'react';
import ReactQuill from 'react-quill';
import { BarChart, Bar, ResponsiveContainer } from 'recharts';
import Days from '@/components/Days';
console.error = (...words) => { window.told = words.join(' '); };
class Chart extends Component {
  chart = createRef();
  export = () => { document.body.dataset.chart = this.chart.current.container.className; };
  render() { return <><button id="export" onClick={this.export}>Export</button><BarChart ref={this.chart} width={100} height={80} data={[{ a: 1 }]}><Bar dataKey="a" /></BarChart></>; }
}
export default function Home() {
  const quill = useRef(null);
  useEffect(() => { document.body.dataset.told = String(window.told); }, []);
  return <><Days /><ReactQuill ref={quill} formats={['bold', 'list', 'bullet']} defaultValue="<ul><li>one</li></ul>" /><Chart /></>;
}`,
    });
    expect(await preview.text('#next')).toBe('5');
    await preview.frame.click('#next');
    await expect.poll(() => preview.text('#next')).toBe('6');
    expect(await preview.text('.head')).toBe('ma');
    await preview.frame.click('#export');
    expect(await preview.frame.getAttribute('body', 'data-chart')).toContain('recharts-wrapper');
    expect(await preview.frame.getAttribute('body', 'data-told')).toBe('undefined');
    expect(await preview.text('.ql-editor li')).toBe('one');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('has what calendars, animations, players and hooks are made with', async () => {
    const preview = await open({
      'pages/Home.jsx': `import FullCalendar from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin from '@fullcalendar/interaction';
import Lottie from 'lottie-react';
import ReactPlayer from 'react-player/lazy';
import { useToggle } from 'react-use';
const still = { v: '5.5.7', fr: 30, ip: 0, op: 1, w: 10, h: 10, layers: [] };
export default function Home() {
  const [isOn, toggle] = useToggle(false);
  return <><FullCalendar plugins={[dayGridPlugin, interactionPlugin]} initialView="dayGridMonth" initialDate="2026-05-01" events={[{ title: 'Regatta', date: '2026-05-09' }]} />
    <Lottie animationData={still} loop={false} style={{ width: 10 }} /><ReactPlayer url="/none.mp4" width={10} height={10} />
    <button id="toggle" onClick={toggle}>{String(isOn)}</button></>;
}`,
    });
    expect(await preview.text('.fc-event-title')).toBe('Regatta');
    await preview.frame.click('#toggle');
    await expect.poll(() => preview.text('#toggle')).toBe('true');
    await expect.poll(() => preview.frame.locator('svg').count()).toBeGreaterThan(0);
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('has what portals, shops and feeds of such projects bring along', async () => {
    const preview = await open({
      'pages/Home.jsx': `import { useRef } from 'react';
import { Disclosure, Tab } from '@headlessui/react';
import { useReactToPrint } from 'react-to-print';
import { useToggle } from 'usehooks-ts';
import { match } from 'ts-pattern';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useAutoAnimate } from '@formkit/auto-animate/react';
import InfiniteScroll from 'react-infinite-scroll-component';
import Masonry from 'react-masonry-css';
import { LazyLoadImage } from 'react-lazy-load-image-component';
import 'react-lazy-load-image-component/src/effects/blur.css';
import PhoneInput from 'react-phone-number-input';
import 'react-phone-number-input/style.css';
import ImageGallery from 'react-image-gallery';
import 'react-image-gallery/styles/css/image-gallery.css';
import Rating from 'react-rating';
import { Range } from 'react-range';
import Linkify from 'linkify-react';
import CalendarHeatmap from 'react-calendar-heatmap';
import 'react-calendar-heatmap/dist/styles.css';
import { TwitterShareButton } from 'react-share';
import { MentionsInput, Mention } from 'react-mentions';
import { useEditor, EditorContent } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import Placeholder from '@tiptap/extension-placeholder';
import EmojiPicker from 'emoji-picker-react';
import Fade from 'embla-carousel-fade';
import ReactMarkdown from 'react-markdown';
import remarkEmoji from 'remark-emoji';
import mitt from 'mitt';
import qs from 'qs';
import queryString from 'query-string';
import slugify from 'slugify';
const bus = mitt();
export default function Home() {
  const at = useRef(null);
  const print = useReactToPrint({ contentRef: at });
  const [isOn, toggle] = useToggle(false);
  const [list] = useAutoAnimate();
  const editor = useEditor({ extensions: [StarterKit, Placeholder.configure({ placeholder: 'Say' })], content: '<p>Written</p>' });
  bus.on('press', toggle);
  return <main ref={at}>
    <p id="words">{[match(2).with(2, () => 'two').otherwise(() => 'more'), scaleLinear([0, 1], [0, 10])(0.5), line()([[0, 0], [1, 1]]), qs.stringify({ a: [1] }, { encode: false }), queryString.parse('?b=2').b, slugify('Two Words', { lower: true }), typeof print, typeof Fade].join(' ')}</p>
    <button id="toggle" onClick={() => bus.emit('press')}>{String(isOn)}</button>
    <Disclosure defaultOpen><Disclosure.Panel id="panel">Panel</Disclosure.Panel></Disclosure>
    <Tab.Group><Tab.List><Tab>A</Tab></Tab.List></Tab.Group>
    <ul ref={list}><li>one</li></ul>
    <InfiniteScroll dataLength={1} next={() => {}} hasMore={false} loader={null}><b>row</b></InfiniteScroll>
    <Masonry breakpointCols={2} className="m" columnClassName="c"><i>1</i></Masonry>
    <LazyLoadImage src="data:," alt="" effect="blur" visibleByDefault />
    <PhoneInput defaultCountry="US" value="+12133734253" onChange={() => {}} />
    <ImageGallery items={[{ original: 'data:,' }]} /><Rating initialRating={3} readonly />
    <Range min={0} max={9} values={[3]} onChange={() => {}} renderTrack={({ props, children }) => <div {...props}>{children}</div>} renderThumb={({ props: { key, ...rest } }) => <div key={key} {...rest} />} />
    <Linkify as="p">see example.org</Linkify><CalendarHeatmap startDate={new Date(2026, 0, 1)} endDate={new Date(2026, 1, 1)} values={[]} />
    <TwitterShareButton url="https://example.org">Share</TwitterShareButton>
    <MentionsInput value="" onChange={() => {}}><Mention trigger="@" data={[]} /></MentionsInput>
    <EditorContent id="editor" editor={editor} /><ReactMarkdown remarkPlugins={[remarkEmoji]}>:dog:</ReactMarkdown>
    {isOn && <EmojiPicker lazyLoadEmojis />}
  </main>;
}`,
    });
    expect(await preview.text('#words')).toBe(
      'two 5 M0,0L1,1 a[0]=1 2 two-words function function',
    );
    await preview.frame.click('#toggle');
    await expect.poll(() => preview.text('#toggle')).toBe('true');
    await expect.poll(() => preview.text('#editor')).toBe('Written');
    expect(await preview.text('#panel')).toBe('Panel');
    await preview.frame.waitForSelector('.EmojiPickerReact');
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });

  it('prints what is named and nothing beside it, by a hook or a component, as react-to-print did', async () => {
    const preview = await open({
      'pages/Home.jsx': `import { useRef, useState } from 'react';
import ReactToPrint, { PrintContextConsumer, useReactToPrint } from 'react-to-print';
export default function Home() {
  const at = useRef(null);
  const [printed, setPrinted] = useState([]);
  window.print = () => {
    const page = document.querySelector('body > .trellis-printed');
    const shown = [document.getElementById('root'), page].map((one) => getComputedStyle(one).display);
    const words = page.textContent + ' of ' + document.title + ' ' + shown;
    setPrinted((all) => [...all, words]);
  };
  const options = (documentTitle) => ({ content: () => at.current, documentTitle, onBeforePrint: () => undefined });
  const hook = useReactToPrint({ contentRef: at, documentTitle: 'hook' });
  const older = useReactToPrint(options('older'));
  return <main>
    <p ref={at}>A ticket</p>
    <button id="hook" onClick={hook}>Print</button>
    <button id="older" onClick={older}>Print</button>
    <ReactToPrint trigger={() => <button id="trigger">Print</button>} {...options('trigger')} />
    <ReactToPrint {...options('consumer')}>
      <PrintContextConsumer>{({ handlePrint }) => <button id="consumer" onClick={handlePrint}>Print</button>}</PrintContextConsumer>
    </ReactToPrint>
    <output id="printed">{printed.join(', ')}</output>
  </main>;
}`,
    });
    await preview.page.emulateMedia({ media: 'print' });
    const wanted: string[] = [];
    for (const how of ['hook', 'older', 'trigger', 'consumer']) {
      wanted.push(`A ticket of ${how} none,block`);
      await preview.frame.dispatchEvent(`#${how}`, 'click');
      await expect.poll(() => preview.text('#printed')).toBe(wanted.join(', '));
    }
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });
});
