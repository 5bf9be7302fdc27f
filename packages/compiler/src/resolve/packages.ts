import type { VendorIndex } from '@trellis/contract';
import { isSlip, nearest } from '../text/nearest.ts';

/** What does the work of packages that apps cannot have. */
const INSTEAD: [RegExp, string][] = [
  [/^(@nivo\/|victory|apexcharts|react-apexcharts|d3)/, 'recharts'],
  [/^(react-toastify|notistack|react-notifications)/, 'sonner'],
  [/^(react-datepicker|react-date-range|react-calendar|flatpickr)/, '@/components/ui/calendar'],
  [/^(react-select|downshift)/, '@/components/ui/select'],
  [/^(@mui\/|@chakra-ui\/|antd|@mantine\/|react-bootstrap|@headlessui\/)/, '@/components/ui/…'],
  [/^@emotion\/|^@stitches\//, 'styled-components'],
  [/^sass/, "Tailwind's classes"],
  [
    /^(@supabase\/|firebase|convex|mongodb|pg|mysql)/,
    'entities of the app, such as base44.entities.Task',
  ],
  [/^(formik|final-form|react-final-form)/, 'react-hook-form'],
  [/^(yup|joi|valibot)$/, 'zod'],
  [/^(swr|react-query)/, '@tanstack/react-query'],
  [/^(gsap|react-spring|@react-spring\/|animejs)/, 'framer-motion'],
  [/^(@dnd-kit\/|react-dnd|sortablejs|react-sortable)/, '@dnd-kit/sortable'],
  [/^(react-intl|@lingui\/|i18n-js)/, 'react-i18next'],
  [/^(mapbox-gl|react-map-gl|@react-google-maps\/|google-map-react)/, 'react-leaflet'],
  [/^(openai|@google\/gen|@anthropic-ai\/|ai$|@ai-sdk\/)/, 'InvokeLLM of @/integrations/Core'],
  [/^(quill|@tiptap\/|draft-js|slate|lexical|@ckeditor\/)/, 'react-quill'],
  [/^(luxon|date-and-time)/, 'date-fns'],
  [/^cuid/, 'uuid'],
  [/^(underscore|ramda)/, 'lodash'],
  [/^(xlsx-js-style|exceljs|sheetjs)/, 'xlsx'],
  [/^(next|wouter|@tanstack\/react-router|@reach\/router)(\/|$)/, 'react-router-dom'],
  [/^(jotai|recoil|mobx|valtio)/, 'zustand'],
  [/^redux/, '@reduxjs/toolkit'],
  [/^(@tanstack\/react-table|ag-grid|react-data-grid)/, '@/components/ui/table'],
  [/^(swiper|react-slick|keen-slider)/, '@/components/ui/carousel'],
  [/^(react-big-calendar|@fullcalendar\/)/, '@/components/ui/calendar'],
  [/^react-loading-skeleton/, '@/components/ui/skeleton'],
  [/^(react-qr-code|qrcode-generator|qr-code-styling)/, 'qrcode.react'],
  [
    /^(html5-qrcode|qr-scanner|@zxing\/|jsqr|react-qr-reader|react-webcam)/,
    'an <input type="file">, which takes photos too',
  ],
  [/^(@react-pdf\/|pdf-lib|pdfmake|html2pdf|react-to-print)/, 'jspdf'],
  [/^(marked|markdown-it|showdown|remark|rehype)/, 'react-markdown'],
  [/^dom-to-image/, 'html2canvas'],
  [/^react-confetti/, 'canvas-confetti'],
  [/^@react-three\//, '@react-three/fiber'],
  [/^(react-virtualized|@tanstack\/(react-)?virtual|react-virtuoso)/, 'react-window'],
  [/^(lottie|react-countup|@use-gesture\/|react-swipeable)/, 'framer-motion'],
  [/^react-grid-layout/, '@hello-pangea/dnd'],
  [/^(howler|use-sound|tone$)/, 'the Audio of the browser'],
  [/^bcrypt/, 'crypto-js'],
  [/^(react-use|usehooks-ts|ahooks)/, 'hooks of react'],
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
