import type { VendorIndex } from '@trellis/contract';
import { isSlip, nearest } from '../text/nearest.ts';

/** What does the work of packages that apps cannot have. */
const INSTEAD: [RegExp, string][] = [
  [/^(@nivo\/|victory|apexcharts|react-apexcharts|echarts|plotly|react-plotly)/, 'recharts'],
  [/^(notistack|react-notifications)/, 'sonner'],
  [/^(react-date-range|flatpickr)/, '@/components/ui/calendar'],
  [/^downshift/, '@/components/ui/select'],
  [/^(@mui\/|@chakra-ui\/|antd|@mantine\/|react-bootstrap)/, '@/components/ui/…'],
  [/^@emotion\/|^@stitches\//, 'styled-components'],
  [/^sass/, "Tailwind's classes"],
  [
    /^(@supabase\/|firebase|convex|mongodb|pg|mysql)/,
    'entities of the app, such as base44.entities.Task',
  ],
  [/^(final-form|react-final-form)/, 'react-hook-form'],
  [/^(joi|valibot)$/, 'zod'],
  [/^react-query/, '@tanstack/react-query'],
  [/^(gsap|react-spring|@react-spring\/|animejs)/, 'framer-motion'],
  [/^(@dnd-kit\/|react-dnd|sortablejs|react-sortable)/, '@dnd-kit/sortable'],
  [/^(react-intl|@lingui\/|i18n-js)/, 'react-i18next'],
  [/^(mapbox-gl|react-map-gl|@react-google-maps\/|google-map-react)/, 'react-leaflet'],
  [/^(openai|@google\/gen|@anthropic-ai\/|ai$|@ai-sdk\/)/, 'InvokeLLM of @/integrations/Core'],
  [/^(quill|@tiptap\/|draft-js|slate|lexical|@ckeditor\/)/, 'react-quill'],
  [/^date-and-time/, 'date-fns'],
  [/^cuid/, 'uuid'],
  [/^(underscore|ramda)/, 'lodash'],
  [/^(xlsx-js-style|exceljs|sheetjs)/, 'xlsx'],
  [/^(next|wouter|@tanstack\/react-router|@reach\/router)(\/|$)/, 'react-router-dom'],
  [/^(recoil|mobx|valtio)/, 'zustand'],
  [/^redux/, '@reduxjs/toolkit'],
  [/^(ag-grid|react-data-grid)/, '@tanstack/react-table'],
  [/^(react-color$|@uiw\/react-color)/, 'react-colorful'],
  [/^reactflow$/, '@xyflow/react'],
  [/^(keen-slider|@splidejs\/)/, 'swiper'],
  [/^@fullcalendar\//, '@fullcalendar/react'],
  [/^(qrcode-generator|qr-code-styling)/, 'qrcode.react'],
  [
    /^(html5-qrcode|qr-scanner|@zxing\/|react-qr-reader|react-webcam)/,
    'an <input type="file">, which takes photos too, and jsqr',
  ],
  [/^(@react-pdf\/|html2pdf)/, 'jspdf'],
  [/^(markdown-it|showdown|remark|rehype)/, 'react-markdown'],
  [/^dom-to-image/, 'html2canvas'],
  [/^@react-three\//, '@react-three/fiber'],
  [/^(react-virtualized|@tanstack\/virtual)/, 'react-window'],
  [/^(lottie|@lottiefiles\/)/, 'lottie-react'],
  [/^@use-gesture\//, 'framer-motion'],
  [/^(use-sound|tone$)/, 'howler'],
  [/^bcrypt/, 'crypto-js'],
  [/^ahooks/, 'react-use'],
  [/^(video-react|react-youtube|@vimeo\/)/, 'react-player'],
];

/** The nearest thing that exists: in words, which are empty where there is none, and by name where it is named alike. */
export function insteadOfPackage(
  specifier: string,
  vendor: VendorIndex,
): { words: string; near?: string } {
  const known = INSTEAD.find(([pattern]) => pattern.test(specifier))?.[1];
  if (known) {
    const isName = known.startsWith('@') || !/\s/.test(known);
    return { words: `; use ${isName ? `'${known}'` : known}` };
  }
  const packages = Object.keys(vendor.files).filter((name) => !name.startsWith('vendor:/'));
  const near = nearest(specifier, packages);
  return near && isSlip(specifier, near)
    ? { words: `; did you mean '${near}'?`, near }
    : { words: '' };
}
