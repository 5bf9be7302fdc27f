import type { VendorIndex } from '@trellis/contract';

const EXPORTS: Record<string, string[]> = {
  react: [
    'default',
    'useState',
    'useEffect',
    'useMemo',
    'useCallback',
    'useRef',
    'lazy',
    'Suspense',
    'Component',
    'Fragment',
    'createContext',
    'useContext',
    'memo',
    'forwardRef',
    'createElement',
    'useId',
    'useReducer',
    'useSyncExternalStore',
    'useLayoutEffect',
    'startTransition',
    'useTransition',
    'useDeferredValue',
    'Children',
    'cloneElement',
    'isValidElement',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react/jsx-dev-runtime': ['Fragment', 'jsxDEV'],
  'react-dom': ['default', 'createPortal', 'flushSync'],
  'react-dom/client': ['default', 'createRoot'],
  'react-router-dom': [
    'BrowserRouter',
    'Link',
    'NavLink',
    'Navigate',
    'Outlet',
    'Route',
    'Routes',
    'RouterProvider',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  'lucide-react/createLucideIcon': ['default'],
  lodash: ['default', 'debounce', 'groupBy'],
  'date-fns': ['format', 'parseISO'],
  clsx: ['default', 'clsx'],
  'tailwind-merge': ['twMerge', 'extendTailwindMerge'],
  'class-variance-authority': ['cva'],
  '@radix-ui/react-slot': ['Root', 'Slot', 'Slottable'],
  '@radix-ui/react-dialog': ['Root', 'Content'],
  recharts: ['BarChart', 'Bar'],
  sonner: ['Toaster', 'toast'],
  'socket.io-client': ['default', 'io'],
  'socket.io-client/websocket': ['io'],
};

const CORE_ROUTER = EXPORTS['react-router-dom']!.filter((name) => name !== 'RouterProvider');

/** Library code as `buildVendor` would describe it, as far as the tests go. */
export const TEST_VENDOR: VendorIndex = {
  base: '/_vendor/',
  hash: 'test',
  files: Object.fromEntries(
    Object.keys(EXPORTS).map((name) => [
      name,
      {
        file: `${name.replace(/\W+/g, '-')}-1.js`,
        deps: name === 'react' ? [] : ['react'],
        lazy: [],
      },
    ]),
  ),
  development: { react: { file: 'dev-react-1.js', deps: [], lazy: [] } },
  inline: { 'dev-react-1.js': "export * from 'vendor:/dev-core-1.js';" },
  exports: EXPORTS,
  core: {
    'react-router-dom': {
      exports: CORE_ROUTER,
      code: `export { ${CORE_ROUTER.join(', ')} } from 'vendor:/core-1.js';`,
    },
  },
};
