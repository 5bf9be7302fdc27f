import { createCompiler } from '@trellis/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './testing/browser.ts';
import { APP_ID } from './testing/fixture.ts';

let theatre: Theatre | undefined;
beforeAll(async () => {
  if (process.env.EVERY_LOOK) theatre = await openTheatre();
}, 60_000);
afterAll(() => theatre?.close());

/** Code as models write it, of the packages that do more than export functions. */
const USES = `
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { MapContainer, TileLayer, Marker } from 'react-leaflet';
import ReactQuill from 'react-quill';
import * as THREE from 'three';
import * as XLSX from 'xlsx';
import jsPDF from 'jspdf';
import Papa from 'papaparse';
import DOMPurify from 'dompurify';
import { QRCodeSVG } from 'qrcode.react';
import { Helmet } from 'react-helmet-async';
import { useQuery } from '@tanstack/react-query';
import { PanelGroup, Panel, PanelResizeHandle } from 'react-resizable-panels';
import { useInView } from 'react-intersection-observer';
import { formatInTimeZone } from 'date-fns-tz';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import i18n from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import QRCode from 'qrcode';
import JsBarcode from 'jsbarcode';
import JSZip from 'jszip';
import autoTable from 'jspdf-autotable';
import { useDropzone } from 'react-dropzone';
import { FixedSizeList } from 'react-window';
import 'chart.js/auto';
import { Line } from 'react-chartjs-2';
import styled, { createGlobalStyle } from 'styled-components';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Provider, useSelector } from 'react-redux';
import PropTypes from 'prop-types';
import cx from 'classnames';
import { nanoid } from 'nanoid';
import Cookies from 'js-cookie';
import { ErrorBoundary } from 'react-error-boundary';
import { produce } from 'immer';
import { useDebounce } from 'use-debounce';
import CryptoJS from 'crypto-js';
import { Canvas, useFrame } from '@react-three/fiber';

const Red = styled.p\`color: rgb(255, 0, 0); &:hover { color: blue; }\`;
const Everywhere = createGlobalStyle\`main { --from-global: 1; }\`;
const count = createSlice({ name: 'count', initialState: 3, reducers: { add: (state) => state + 1 } });
const store = configureStore({ reducer: { count: count.reducer } });
store.dispatch(count.actions.add());
function Counted() { return <b>{useSelector((state) => state.count)}</b>; }
Counted.propTypes = { name: PropTypes.string };
function Fails() { throw new Error('on purpose'); }
function More() {
  const [late] = useDebounce('late', 10);
  const { getRootProps, getInputProps } = useDropzone({ onDrop: () => undefined });
  const [made, setMade] = useState('');
  useEffect(() => {
    (async () => {
      const zip = new JSZip();
      zip.file('a.txt', 'A');
      const pdf = new jsPDF();
      autoTable(pdf, { head: [['a']], body: [['1']] });
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      JsBarcode(svg, '1234');
      Cookies.set('taste', 'sweet');
      setMade([
        (await QRCode.toDataURL('x')).split(';')[0],
        (await zip.generateAsync({ type: 'blob' })).size > 0,
        pdf.lastAutoTable.finalY > 0,
        svg.children.length > 0,
        Cookies.get('taste'),
        nanoid().length,
        produce({ a: 1 }, (draft) => { draft.a = 2; }).a,
        CryptoJS.SHA256('x').toString().slice(0, 4),
        cx('a', { b: true }),
        late,
        typeof Canvas + typeof useFrame,
      ].join(' '));
    })().catch((error) => setMade(String(error)));
  }, [late]);
  return (
    <>
      <Everywhere /><Red id="red">Red</Red>
      <Provider store={store}><Counted /></Provider>
      <ErrorBoundary fallback={<i id="caught">caught</i>}><Fails /></ErrorBoundary>
      <div {...getRootProps()}><input {...getInputProps()} /></div>
      <FixedSizeList height={60} width={100} itemCount={1000} itemSize={20}>{({ index, style }) => <p className="row" style={style}>{index}</p>}</FixedSizeList>
      <div style={{ width: 200 }}><Line data={{ labels: ['a'], datasets: [{ data: [1] }] }} /></div>
      
      <p id="made">{made}</p>
    </>
  );
}

const useCart = create(persist(() => ({ items: 2 }), { name: 'cart' }));
i18n.use(LanguageDetector).use(initReactI18next).init({ fallbackLng: 'en', resources: { en: { translation: { hello: 'Hello {{name}}' } } } });
function Sorted() {
  const { setNodeRef, attributes } = useSortable({ id: 'a' });
  return <i ref={setNodeRef} {...attributes} />;
}

delete L.Icon.Default.prototype._getIconUrl;
L.Icon.Default.mergeOptions({ iconUrl: 'data:,', shadowUrl: 'data:,' });

function uses() {
  const sheet = XLSX.utils.json_to_sheet([{ a: 1 }]);
  return [
    XLSX.utils.sheet_to_csv(sheet).trim().replace('\\n', '/'),
    new THREE.Vector3(3, 4, 0).length(),
    new jsPDF().output('blob').size > 0,
    Papa.parse('a,b\\n1,2').data.length,
    DOMPurify.sanitize('<b onclick="x">b</b>'),
    formatInTimeZone(new Date(0), 'Asia/Tokyo', 'HH:mm'),
  ].join(' ');
}
`;

// In the long run: it takes seconds, and changes with the catalogue alone.
it.skipIf(!process.env.EVERY_LOOK)(
  'every package that apps may import loads and works in the frame',
  async () => {
    const { kitRoot, stage, browser } = theatre!;
    const { vendor } = stage.runtime;
    const names = Object.keys(vendor.exports).filter(
      (name) => !/html-to-image|^trellis\/|\/websocket$/.test(name),
    );
    const imports = names.map((name) => `[${JSON.stringify(name)}, () => import('${name}')]`);
    const page = `import { useEffect, useState } from 'react';
${USES}
const ALL = [${imports.join(',\n')}];
export default function Home() {
  const [failed, setFailed] = useState(null);
  const { data } = useQuery({ queryKey: ['one'], queryFn: async () => 'queried' });
  const { ref } = useInView();
  const items = useCart((cart) => cart.items);
  const { t } = useTranslation();
  useEffect(() => {
    Promise.all(ALL.map(([name, load]) => load().then(() => null, (error) => name + ': ' + error.message)))
      .then((found) => setFailed(found.filter(Boolean)));
  }, []);
  return (
    <main ref={ref}>
      <Helmet><title>Packages</title></Helmet>
      <p id="uses">{uses()} {data} {items} {t('hello', { name: 'Ann' })}</p>
      <DndContext><SortableContext items={['a']}><Sorted /></SortableContext></DndContext>
      <MapContainer center={[48, 2]} zoom={3} style={{ height: 100 }}><Marker position={[48, 2]} /></MapContainer>
      <ReactQuill theme="snow" value="<p>Written</p>" />
      <QRCodeSVG value="x" />
      <More />
      <PanelGroup direction="horizontal"><Panel>Left</Panel><PanelResizeHandle /><Panel>Right</Panel></PanelGroup>
      {failed && <p id="failed">{JSON.stringify(failed)}</p>}
    </main>
  );
}
`;
    const compiler = createCompiler({ kitRoot, vendor });
    const { build, diagnostics } = await compiler.link(
      { 'pages/Home.jsx': page },
      { appId: APP_ID, versionId: null },
    );
    expect(diagnostics).toEqual([]);
    stage.published = build;
    stage.reports.length = 0;
    const view = await browser.newPage();
    await view.goto(`${stage.origin}/app/recipes/`);
    const app = view.frameLocator('iframe');

    expect(JSON.parse((await app.locator('#failed').textContent())!)).toEqual([]);
    expect(await app.locator('#uses').textContent()).toBe(
      'a/1 5 true 2 <b>b</b> 09:00 queried 2 Hello Ann',
    );
    const made = app.locator('#made');
    await expect
      .poll(() => made.textContent())
      .toBe('data:image/png true true true sweet 21 2 2d71 a b late functionfunction');
    const colour = await app.locator('#red').evaluate((red) => getComputedStyle(red).color);
    expect(colour).toBe('rgb(255, 0, 0)');
    expect(await app.locator('#caught').count()).toBe(1);
    // The tab of the browser is called what the app calls its page.
    await expect.poll(() => view.title()).toBe('Packages · Recipe book');
    expect(await app.locator('.row').count()).toBeLessThan(20);
    expect(await app.locator('.ql-editor').textContent()).toBe('Written');
    expect(await app.locator('.leaflet-marker-icon').count()).toBe(1);
    expect(stage.reports).toEqual([]);
    await view.close();
  },
  60_000,
);

/** Of those that imported projects bring along: what draws something, and what is taken whole. */
const MORE = `
import jsQR from 'jsqr';
import jsPDF from 'jspdf';
import 'jspdf-autotable';
import { MapContainer, Marker } from 'react-leaflet';
import 'leaflet/dist/leaflet.css';
import QRCode from 'qrcode';
import { HexColorPicker } from 'react-colorful';
import Select from 'react-select';
import DatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import CountUp from 'react-countup';
import Confetti from 'react-confetti';
import { Swiper, SwiperSlide } from 'swiper/react';
import { Autoplay, Pagination } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/pagination';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import SignatureCanvas from 'react-signature-canvas';
import GridLayout from 'react-grid-layout';
import { Howl } from 'howler';
import Matter from 'matter-js';
import LZString from 'lz-string';
import { marked } from 'marked';
import ReactMarkdown from 'react-markdown';
import remarkMath from 'remark-math';
import rehypeKatex from 'rehype-katex';
import 'katex/dist/katex.min.css';
import Dexie from 'dexie';
import * as d3 from 'd3';
import { Chess } from 'chess.js';
import { evaluate } from 'mathjs';
import Fuse from 'fuse.js';
import { jwtDecode } from 'jwt-decode';
import { Calendar, momentLocalizer } from 'react-big-calendar';
import moment from 'moment';
import { Prism as SyntaxHighlighter } from 'react-syntax-highlighter';
import { vscDarkPlus } from 'react-syntax-highlighter/dist/esm/styles/prism';
import { useReactTable, getCoreRowModel } from '@tanstack/react-table';
import { useFormik } from 'formik';
import * as Yup from 'yup';
import { yupResolver } from '@hookform/resolvers/yup';
import useSWR from 'swr';
import { atom, useAtom } from 'jotai';
import { ToastContainer } from 'react-toastify';
import Modal from 'react-modal';
import Marquee from 'react-fast-marquee';
import { TypeAnimation } from 'react-type-animation';
import Cropper from 'react-easy-crop';
import { ReactFlow } from '@xyflow/react';
import AOS from 'aos';
import momentZones from 'moment-timezone';
import Swal from 'sweetalert2';
import QRCodeBox from 'react-qr-code';
import Barcode from 'react-barcode';
import { EffectComposer } from 'three/examples/jsm/postprocessing/EffectComposer.js';
import { Sky } from 'three/addons/objects/Sky';
import { z } from 'zod';
import { useEffect, useState } from 'react';

const count = atom(2);
export default function Home() {
  const [made, setMade] = useState('');
  const [two] = useAtom(count);
  const { data } = useSWR('key', async () => 'fetched');
  const form = useFormik({ initialValues: { a: 1 }, validationSchema: Yup.object({ a: Yup.number() }), onSubmit() {} });
  const table = useReactTable({ data: [{ a: 1 }], columns: [{ accessorKey: 'a' }], getCoreRowModel: getCoreRowModel() });
  useEffect(() => {
    AOS.init();
    (async () => {
      const canvas = document.createElement('canvas');
      await QRCode.toCanvas(canvas, 'hidden');
      const { data: pixels, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const db = new Dexie('own');
      db.version(1).stores({ things: '++id' });
      await db.things.add({ name: 'kept' });
      const pdf = new jsPDF();
      pdf.autoTable({ head: [['a']], body: [['1']] });
      setMade([
        jsQR(pixels, width, height).data,
        (await db.things.toArray())[0].name,
        pdf.lastAutoTable.finalY > 0,
        LZString.decompress(LZString.compress('small')),
        marked.parse('*x*').trim(),
        d3.max([1, 3]),
        new Chess().moves().length,
        evaluate('2 + 3'),
        new Fuse(['apple']).search('aple').length,
        jwtDecode('a.eyJzdWIiOiJtZSJ9.c').sub,
        typeof Howl + typeof Matter.Engine.create,
        z.string().safeParse(1).error.errors.length,
        momentZones.tz(0, 'Asia/Tokyo').format('HH') + typeof Swal.fire + typeof EffectComposer + typeof Sky + typeof yupResolver(Yup.object()),
        table.getRowModel().rows.length + form.values.a + two,
      ].join(' '));
    })().catch((error) => setMade(String(error)));
  }, []);
  return (
    <main>
      <HexColorPicker color="#aabbcc" /><Select options={[{ value: 1, label: 'One' }]} /><DatePicker selected={new Date(0)} />
      <CountUp end={3} /><Confetti width={10} height={10} numberOfPieces={1} />
      <Swiper modules={[Autoplay, Pagination]}><SwiperSlide>Slide</SwiperSlide></Swiper>
      <Slider><p>Slick</p></Slider><SignatureCanvas penColor="black" />
      <GridLayout cols={2} width={200}><div key="a">Cell</div></GridLayout>
      <ReactMarkdown remarkPlugins={[remarkMath]} rehypePlugins={[rehypeKatex]}>{'$x^2$'}</ReactMarkdown>
      <div style={{ height: 300 }}><Calendar localizer={momentLocalizer(moment)} events={[]} /></div>
      <SyntaxHighlighter language="js" style={vscDarkPlus}>{'const a = 1;'}</SyntaxHighlighter>
      <QRCodeBox value="x" /><Barcode value="123" /><ToastContainer /><Modal isOpen={false} ariaHideApp={false}>Hidden</Modal><Marquee>Runs</Marquee>
      <TypeAnimation sequence={['Typed']} /><div style={{ height: 50, position: 'relative' }}><Cropper image="data:," crop={{ x: 0, y: 0 }} zoom={1} onCropChange={() => undefined} /></div>
      <div style={{ height: 50 }}><ReactFlow nodes={[]} edges={[]} /></div>
      <MapContainer center={[48, 2]} zoom={3} style={{ height: 100 }}><Marker position={[48, 2]} /></MapContainer>
      <p id="data">{data}</p><p id="made">{made}</p>
    </main>
  );
}
`;

it.skipIf(!process.env.EVERY_LOOK)(
  'what imported projects bring along works in the frame',
  async () => {
    const { kitRoot, stage, browser } = theatre!;
    const compiler = createCompiler({ kitRoot, vendor: stage.runtime.vendor });
    const info = { appId: APP_ID, versionId: null };
    const { build, diagnostics } = await compiler.link({ 'pages/Home.jsx': MORE }, info);
    expect(diagnostics).toEqual([]);
    stage.published = build;
    stage.reports.length = 0;
    const view = await browser.newPage();
    await view.goto(`${stage.origin}/app/recipes/`);
    const app = view.frameLocator('iframe');
    await expect
      .poll(() => app.locator('#made').textContent())
      .toBe(
        'hidden kept true small <p><em>x</em></p> 3 20 5 1 me functionfunction 1 09functionfunctionfunctionfunction 4',
      );
    expect(await app.locator('#data').textContent()).toBe('fetched');
    for (const part of [
      '.react-colorful',
      '.react-datepicker__input-container',
      '.swiper-slide',
      '.slick-slide',
      '.react-grid-item',
      '.katex',
      '.rbc-month-view',
      '.react-flow',
    ])
      expect([part, await app.locator(part).first().count()]).toEqual([part, 1]);
    // The map's marker shows its picture, though nothing says where that is.
    const marker = app.locator('img.leaflet-marker-icon');
    await expect
      .poll(() => marker.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(25);
    expect(stage.reports).toEqual([]);
    await view.close();
  },
  60_000,
);
