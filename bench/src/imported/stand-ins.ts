/**
 * Files that every export of such an app has, and that a given one may lack: path in the project → source. They say
 * no more than the app needs to be built and to find its rows.
 */
export const STAND_INS: Record<string, string> = {
  'index.html': `<!doctype html><html><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>`,
  'src/main.jsx': `import ReactDOM from 'react-dom/client';
import App from '@/App.jsx';
import '@/index.css';
ReactDOM.createRoot(document.getElementById('root')).render(<App />);`,
  'src/index.css': '@tailwind base;',
  'src/App.jsx': `import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/lib/AuthContext';
import { queryClientInstance } from '@/lib/query-client';
import { pagesConfig } from './pages.config';
const { Pages, Layout, mainPage } = pagesConfig;
const first = mainPage ?? Object.keys(Pages)[0];
const shown = (name) => {
  const Page = Pages[name];
  return Layout ? <Layout currentPageName={name}><Page /></Layout> : <Page />;
};
export default function App() {
  return <AuthProvider><QueryClientProvider client={queryClientInstance}><BrowserRouter><Routes>
    <Route path="/" element={shown(first)} />
    {Object.keys(Pages).map((name) => <Route key={name} path={'/' + name} element={shown(name)} />)}
  </Routes></BrowserRouter></QueryClientProvider></AuthProvider>;
}`,
  'src/api/base44Client.js': `import { createClient } from '@base44/sdk';
import { appParams } from '@/lib/app-params';
export const base44 = createClient({ appId: appParams.appId, token: appParams.token, serverUrl: '', requiresAuth: false });`,
  'src/api/integrations.js': `import { base44 } from '@/api/base44Client';
export const Core = base44.integrations.Core;
export const { InvokeLLM, SendEmail, SendSMS, UploadFile, GenerateImage, ExtractDataFromUploadedFile, CreateFileSignedUrl, UploadPrivateFile } = Core;`,
  'src/lib/app-params.js': `export const appParams = {
  appId: import.meta.env.VITE_BASE44_APP_ID,
  token: localStorage.getItem('base44_access_token'),
  fromUrl: location.href,
  serverUrl: '',
  appBaseUrl: '',
};`,
  'src/lib/AuthContext.jsx': `import { createContext, useContext, useEffect, useState } from 'react';
import { base44 } from '@/api/base44Client';
import { appParams } from '@/lib/app-params';
const Known = createContext();
export const AuthProvider = ({ children }) => {
  const [user, setUser] = useState(null);
  const [isLoading, setLoading] = useState(true);
  const checkUserAuth = async () => {
    // Who is no longer signed in is a visitor; any other failure is the page's to show.
    if (appParams.token) setUser(await base44.auth.me().catch((error) => { if (error?.status === 401) return null; throw error; }));
    setLoading(false);
  };
  useEffect(() => { checkUserAuth(); }, []);
  const value = {
    user, isAuthenticated: user !== null, isLoadingAuth: isLoading, isLoadingPublicSettings: false, authChecked: !isLoading,
    authError: null, appPublicSettings: {}, logout: () => base44.auth.logout(), checkUserAuth, checkAppState: checkUserAuth,
    navigateToLogin: () => base44.auth.redirectToLogin(location.href),
  };
  return <Known.Provider value={value}>{children}</Known.Provider>;
};
export const useAuth = () => useContext(Known);`,
  'src/lib/query-client.js': `import { QueryClient } from '@tanstack/react-query';
export const queryClientInstance = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false, retry: 1 } } });`,
  'src/lib/utils.js': `import { clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';
export const cn = (...names) => twMerge(clsx(names));
export const isIframe = window.self !== window.top;`,
  'src/lib/PageNotFound.jsx': 'export default () => <h1>404</h1>;',
  'src/lib/NavigationTracker.jsx': 'export default () => null;',
  'src/lib/VisualEditAgent.jsx': 'export default () => null;',
  'src/components/UserNotRegisteredError.jsx': 'export default () => <h1>Access restricted</h1>;',
  'src/components/ScrollToTop.jsx': 'export default () => null;',
  'src/utils/index.ts': `export const createPageUrl = (name: string) => '/' + name.replace(/ /g, '-');`,
};

/** The root of older exports, whose list of pages brings its own routes. */
export const OLDER_ROOT = `import Pages from '@/pages/index.jsx';
export default () => <Pages />;`;

/** The client module that lists a project's entities by name, where it has none. */
export const entitiesModule = (
  names: readonly string[],
): string => `import { base44 } from '@/api/base44Client';
${names.map((name) => `export const ${name} = base44.entities.${name};`).join('\n')}
export const User = base44.auth;`;

/** Vite as such exports have it, without Tailwind, which tells of no errors; missing parts come from the kit. */
export const viteConfig = (kit: string): string => `import { existsSync } from 'node:fs';
import base44 from '@base44/vite-plugin';
import react from '@vitejs/plugin-react';
const KIT = ${JSON.stringify(kit)};
const find = (path) => ['', '.tsx', '.ts', '.jsx', '.js', '/index.ts', '/index.js'].map((end) => path + end).find((file) => existsSync(file) && /\\.\\w+$/.test(file));
const missing = {
  name: 'missing-parts',
  enforce: 'pre',
  resolveId(source) {
    const path = /^(?:@|\\/src)\\/(components\\/ui\\/.+|hooks\\/use-.+)$/.exec(source)?.[1];
    if (!path || find(process.cwd() + '/src/' + path)) return null;
    return find(KIT + '/' + path.replace(/\\.jsx?$/, '')) ?? null;
  },
};
export default {
  logLevel: 'error',
  css: { postcss: { plugins: [] } },
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom'] },
  plugins: [missing, base44({ legacySDKImports: true }), react()],
};
`;
