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
    await new Promise((r) => setTimeout(r, 6000));
    console.log(JSON.stringify(await preview.events('error')).slice(0, 2500));
    expect(await preview.text('.fc-event-title')).toBe('Regatta');
    await preview.frame.click('#toggle');
    await expect.poll(() => preview.text('#toggle')).toBe('true');
    await expect.poll(() => preview.frame.locator('svg').count()).toBeGreaterThan(0);
    expect(await preview.events('error')).toEqual([]);
    await preview.page.close();
  });
});
