import { readMain } from '@trellis/compiler';
import { readProject } from './project.ts';
import { takeRoots } from './roots.ts';

/** A project of these files, its root component taken. */
export const read = (files: Record<string, string>) => {
  const project = readProject(
    Object.entries(files).map(([path, content]) => ({ path, content, encoding: 'text' })),
  );
  takeRoots(project, readMain);
  return project;
};
export const PAGE = 'export default function Home() { return null; }';
export const APP = `import { AuthProvider } from '@/lib/AuthContext';
import { pagesConfig } from './pages.config';
export default function App() { return <AuthProvider>{pagesConfig.mainPage}</AuthProvider>; }`;
export const MAIN = `import ReactDOM from 'react-dom/client'
import App from '@/App.jsx'
import '@/index.css'
ReactDOM.createRoot(document.getElementById('root')).render(<App />)`;
