import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { RUNTIME_SOURCES } from '../hash.ts';

/** React and what belongs to it: built twice, because hot updates need its development build. */
export const REACT_FAMILY = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
] as const;

/** Only in the preview. */
export const REFRESH_RUNTIME = 'react-refresh/runtime';

/** CommonJS packages whose names apps import one by one; a facade names them. */
export const COMMONJS = [
  'aos',
  'crypto-js',
  'howler',
  'ics',
  'jsqr',
  'jszip',
  'localforage',
  'lodash',
  'lz-string',
  'matter-js',
  'numeral',
  'prop-types',
  'qrcode',
  'qs',
  'moment-timezone',
  'react-barcode',
  'react-countup',
  'react-dom/server.browser',
  'react-fast-marquee',
  'react-grid-layout',
  'react-lazy-load-image-component',
  'react-player',
  'react-range',
  'react-scroll',
  'react-signature-canvas',
  'react-slick',
  'seedrandom',
  'slugify',
] as const;

/** Packages of which apps take nothing but style sheets. */
const ONLY_STYLES = new Set(['slick-carousel']);

/** Packages that code takes whole by a default import (`import L from 'leaflet'`), and that have none. */
export const WITHOUT_DEFAULT = ['leaflet', 'three'] as const;

/** What the kit takes for `socket.io-client`: its live rows use nothing but a socket. */
export const SOCKET_ONLY = 'socket.io-client/websocket';

/** Parts of d3 that code takes one by one. */
const D3_PARTS = [
  'array',
  'axis',
  'brush',
  'chord',
  'color',
  'contour',
  'delaunay',
  'drag',
  'dsv',
  'ease',
  'fetch',
  'force',
  'format',
  'geo',
  'hierarchy',
  'interpolate',
  'path',
  'polygon',
  'quadtree',
  'random',
  'scale',
  'scale-chromatic',
  'selection',
  'shape',
  'time',
  'time-format',
  'timer',
  'transition',
  'zoom',
];

/** Specifiers that mean another one. */
export const ALIASES: Record<string, string> = {
  'react-dom/server': 'react-dom/server.browser',
  xlsx: '@e965/xlsx',
  'react-quill': 'react-quill-new',
  'react-router': 'react-router-dom',
  motion: 'framer-motion',
  'motion/react': 'framer-motion',
  'react-query': '@tanstack/react-query',
  'react-player/lazy': 'react-player',
  'react-player/youtube': 'react-player',
  'react-player/file': 'react-player',
  'react-beautiful-dnd': '@hello-pangea/dnd',
  'lodash-es': 'lodash',
  'qrcode-react': 'qrcode.react',
  'react-helmet': 'react-helmet-async',
  'react-syntax-highlighter/dist/cjs/styles/prism':
    'react-syntax-highlighter/dist/esm/styles/prism',
  'react-syntax-highlighter/dist/cjs/styles/hljs': 'react-syntax-highlighter/dist/esm/styles/hljs',
  ...Object.fromEntries(D3_PARTS.map((part) => [`d3-${part}`, 'd3'])),
};

const DAYJS_PLUGINS = [
  'relativeTime',
  'utc',
  'timezone',
  'duration',
  'isBetween',
  'isSameOrAfter',
  'isSameOrBefore',
  'customParseFormat',
  'advancedFormat',
  'localizedFormat',
  'weekOfYear',
  'isoWeek',
  'isToday',
];

/** What code takes beside three's own main file; its imports name them in several ways (`resolver.ts`). */
const THREE_ADDONS = [
  'controls/ArcballControls',
  'controls/DragControls',
  'controls/FirstPersonControls',
  'controls/FlyControls',
  'controls/MapControls',
  'controls/OrbitControls',
  'controls/PointerLockControls',
  'controls/TrackballControls',
  'controls/TransformControls',
  'environments/RoomEnvironment',
  'exporters/GLTFExporter',
  'exporters/OBJExporter',
  'exporters/STLExporter',
  'geometries/ConvexGeometry',
  'geometries/ParametricGeometry',
  'geometries/RoundedBoxGeometry',
  'geometries/TextGeometry',
  'libs/stats.module',
  'lights/RectAreaLightUniformsLib',
  'lines/Line2',
  'lines/LineGeometry',
  'lines/LineMaterial',
  'loaders/ColladaLoader',
  'loaders/EXRLoader',
  'loaders/FBXLoader',
  'loaders/FontLoader',
  'loaders/GLTFLoader',
  'loaders/HDRLoader',
  'loaders/MTLLoader',
  'loaders/OBJLoader',
  'loaders/PLYLoader',
  'loaders/RGBELoader',
  'loaders/STLLoader',
  'loaders/SVGLoader',
  'math/ImprovedNoise',
  'math/MeshSurfaceSampler',
  'math/SimplexNoise',
  'objects/Lensflare',
  'objects/Reflector',
  'objects/Sky',
  'objects/Water',
  'postprocessing/AfterimagePass',
  'postprocessing/BokehPass',
  'postprocessing/DotScreenPass',
  'postprocessing/EffectComposer',
  'postprocessing/FilmPass',
  'postprocessing/GlitchPass',
  'postprocessing/OutlinePass',
  'postprocessing/OutputPass',
  'postprocessing/RenderPass',
  'postprocessing/SMAAPass',
  'postprocessing/ShaderPass',
  'postprocessing/UnrealBloomPass',
  'renderers/CSS2DRenderer',
  'renderers/CSS3DRenderer',
  'shaders/CopyShader',
  'shaders/FXAAShader',
  'shaders/GammaCorrectionShader',
  'shaders/RGBShiftShader',
  'shaders/VignetteShader',
  'utils/BufferGeometryUtils',
  'utils/SkeletonUtils',
  'webxr/ARButton',
  'webxr/VRButton',
];

/** Entries beside the packages themselves, with the file each is built from where the name has none. */
const EXTRA_ENTRIES: Record<string, string> = {
  'chart.js/auto': 'chart.js/auto',
  '@formkit/auto-animate/react': '@formkit/auto-animate/react',
  'swiper/react': 'swiper/react',
  'swiper/modules': 'swiper/modules',
  'highlight.js/lib/common': 'highlight.js/lib/common',
  'react-syntax-highlighter/dist/esm/styles/prism':
    'react-syntax-highlighter/dist/esm/styles/prism',
  'react-syntax-highlighter/dist/esm/styles/hljs': 'react-syntax-highlighter/dist/esm/styles/hljs',
  'date-fns/locale': 'date-fns/locale',
  '@hookform/resolvers/yup': '@hookform/resolvers/yup',
  '@hookform/resolvers/zod': '@hookform/resolvers/zod',
  'zustand/middleware': 'zustand/middleware',
  'zustand/middleware/immer': 'zustand/middleware/immer',
  'zustand/shallow': 'zustand/shallow',
  'zustand/react/shallow': 'zustand/react/shallow',
  ...Object.fromEntries(
    DAYJS_PLUGINS.map((name) => [`dayjs/plugin/${name}`, `dayjs/plugin/${name}.js`]),
  ),
  ...Object.fromEntries(
    THREE_ADDONS.map((name) => [`three/addons/${name}.js`, `three/addons/${name}.js`]),
  ),
  // The letters of PDFs.
  'pdfmake/build/vfs_fonts.js': 'pdfmake/build/vfs_fonts.js',
  // Elements as text: a map's markers, what is printed.
  'react-dom/server.browser': 'react-dom/server.browser',
  'lucide-react/createLucideIcon': 'lucide-react/dist/esm/createLucideIcon.js',
  // What the parent has done within the frame; it is loaded when it is first asked for.
  'trellis/hot': join(RUNTIME_SOURCES, 'tools/hot.ts'),
  'trellis/picture': join(RUNTIME_SOURCES, 'tools/picture.ts'),
  'trellis/point': join(RUNTIME_SOURCES, 'tools/point.ts'),
  // In front of code that asks for it.
  'trellis/indexeddb': join(RUNTIME_SOURCES, 'tools/indexeddb.ts'),
  'trellis/scripts': join(RUNTIME_SOURCES, 'tools/scripts.ts'),
  'trellis/windows': join(RUNTIME_SOURCES, 'tools/windows.ts'),
};

/**
 * What nearly every published app imports beside React: one file holds it all, because each file
 * costs a request and a module of its own before the first paint. Empty: the whole package. Of
 * react-router the names alone: its data routers are two thirds of its size, and apps made here do
 * not use them.
 */
export const CORE: Record<string, string[]> = {
  clsx: [],
  'class-variance-authority': [],
  'tailwind-merge': [],
  '@radix-ui/react-slot': [],
  'lucide-react/createLucideIcon': [],
  'react-router-dom': [
    'BrowserRouter',
    'Link',
    'MemoryRouter',
    'NavLink',
    'Navigate',
    'Outlet',
    'Route',
    'Router',
    'Routes',
    'createSearchParams',
    'generatePath',
    'matchPath',
    'useHref',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useNavigationType',
    'useOutlet',
    'useOutletContext',
    'useParams',
    'useResolvedPath',
    'useRoutes',
    'useSearchParams',
  ],
};

/** All that a button needs of Radix. */
export const RADIX_SLOT = /@radix-ui[\\/]react-(slot|compose-refs)[\\/]/;
/** What every Radix part needs, in one file instead of a dozen. */
export const RADIX_CORE =
  /@radix-ui[\\/](primitive|number|rect|react-(context|id|primitive|direction|visually-hidden|use-[a-z-]+))[\\/]/;
/** What dialogs, menus and popovers share. */
export const RADIX_LAYER =
  /@radix-ui[\\/]react-(portal|presence|dismissable-layer|focus-guards|focus-scope|collection|roving-focus|arrow)[\\/]|[\\/](aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)[\\/]/;
export const RADIX_POPPER = /@radix-ui[\\/]react-popper[\\/]|@floating-ui[\\/]/;

/** Specifier → what the bundler is asked for. */
export function vendorEntries(kitRoot: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(kitRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const entries: Record<string, string> = { ...EXTRA_ENTRIES };
  for (const name of Object.keys(manifest.dependencies)) {
    if (name === 'react' || name === 'react-dom' || name.startsWith('@trellis/')) continue;
    if (ONLY_STYLES.has(name)) continue;
    if (name === 'radix-ui') for (const part of radixParts(kitRoot)) entries[part] = part;
    else entries[name] = name;
  }
  return entries;
}

/** The packages behind `radix-ui`, which is only an index of them. */
function radixParts(kitRoot: string): string[] {
  const require = createRequire(join(kitRoot, 'package.json'));
  const folder = dirname(require.resolve('radix-ui/package.json'));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(manifest.dependencies).filter((name) => name.startsWith('@radix-ui/react-'));
}
