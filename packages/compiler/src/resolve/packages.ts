import type { VendorIndex } from '@trellis/contract';
import { nearest } from '../text/nearest.ts';

/** What does the work of packages that apps cannot have. */
const INSTEAD: [RegExp, string][] = [
  [/^(chart\.js|react-chartjs-2|@nivo\/|victory|apexcharts|react-apexcharts|d3)/, 'recharts'],
  [/^(react-toastify|notistack|react-notifications)/, 'sonner'],
  [/^(react-datepicker|react-date-range|react-calendar|flatpickr)/, '@/components/ui/calendar'],
  [/^(react-select|downshift)/, '@/components/ui/select'],
  [/^(@mui\/|@chakra-ui\/|antd|@mantine\/|react-bootstrap|@headlessui\/)/, '@/components/ui/…'],
  [/^(styled-components|@emotion\/|@stitches\/|sass)/, "Tailwind's classes"],
  [/^(@supabase\/|firebase|convex|mongodb|pg|mysql)/, '@/entities/…'],
  [/^(formik|final-form|react-final-form)/, 'react-hook-form'],
  [/^(yup|joi|valibot)$/, 'zod'],
  [/^(swr|react-query)/, '@tanstack/react-query'],
  [/^(gsap|react-spring|@react-spring\/|animejs)/, 'framer-motion'],
  [/^(@dnd-kit\/|react-dnd|sortablejs)/, '@hello-pangea/dnd'],
  [/^(mapbox-gl|react-map-gl|@react-google-maps\/|google-map-react)/, 'react-leaflet'],
  [/^(openai|@google\/generative-ai|@anthropic-ai\/)/, 'InvokeLLM of @/integrations/Core'],
  [/^(quill|@tiptap\/|draft-js|slate|lexical|@ckeditor\/)/, 'react-quill'],
  [/^(luxon|date-and-time)/, 'date-fns'],
  [/^(nanoid|cuid)/, 'uuid'],
  [/^(underscore|ramda)/, 'lodash'],
  [/^(xlsx-js-style|exceljs|sheetjs)/, 'xlsx'],
  [/^next(\/|$)/, 'react-router-dom'],
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
  return near ? { words: `; did you mean '${near}'?`, near } : { words: '' };
}
