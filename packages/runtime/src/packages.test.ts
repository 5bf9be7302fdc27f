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
    expect(await app.locator('.ql-editor').textContent()).toBe('Written');
    expect(await app.locator('.leaflet-marker-icon').count()).toBe(1);
    expect(stage.reports).toEqual([]);
    await view.close();
  },
  60_000,
);
