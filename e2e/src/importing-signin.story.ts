import { PASSWORD } from './caller.ts';
import { makeBuilder, newEmail } from './people.ts';
import { expect, test } from './stage.ts';

/** What projects bring that sign people in by forms of their own. */
const PROJECT = Object.entries({
  'base44/entities/Invoice.jsonc': `{
  "name": "Invoice", "type": "object", "properties": { "number": { "type": "string" } },
  "rls": { "create": true, "read": { "created_by": "{{user.email}}" } }
}`,
  'src/main.jsx': `import ReactDOM from 'react-dom/client';
import App from './App.jsx';
ReactDOM.createRoot(document.getElementById('root')).render(<App />);`,
  'src/App.jsx': `import { BrowserRouter as Router, Navigate, Route, Routes } from 'react-router-dom';
import { AuthProvider } from '@/lib/AuthContext';
import ProtectedRoute from '@/components/ProtectedRoute';
import Home from './pages/Home';
import Login from './pages/Login';
export default function App() {
  return (
    <AuthProvider><Router><Routes>
      <Route path="/login" element={<Login />} />
      <Route element={<ProtectedRoute unauthenticatedElement={<Navigate to="/login" replace />} />}>
        <Route path="/" element={<Home />} />
      </Route>
    </Routes></Router></AuthProvider>
  );
}`,
  'src/components/ProtectedRoute.jsx': `import { Outlet } from 'react-router-dom';
import { useAuth } from '@/lib/AuthContext';
export default function ProtectedRoute({ unauthenticatedElement }) {
  const { isAuthenticated, isLoadingAuth, authChecked } = useAuth();
  if (isLoadingAuth || !authChecked) return null;
  return isAuthenticated ? <Outlet /> : unauthenticatedElement;
}`,
  'src/pages/Login.jsx': `import { useState } from 'react';
import { base44 } from '@/api/base44Client';
export default function Login() {
  const [form, setForm] = useState({ email: '', password: '' });
  const [error, setError] = useState('');
  const enter = async (event) => {
    event.preventDefault();
    try {
      await base44.auth.loginViaEmailPassword(form.email, form.password);
      window.location.href = '/';
    } catch (err) {
      setError(err.message);
    }
  };
  const field = (name) => (
    <input aria-label={name} type={name} onChange={(e) => setForm({ ...form, [name]: e.target.value })} />
  );
  return <form onSubmit={enter}><h1>Welcome back</h1>{field('email')}{field('password')}<button>Log in</button><p role="alert">{error}</p></form>;
}`,
  'src/pages/Home.jsx': `import { useEffect, useState } from 'react';
import { base44 } from '@/api/base44Client';
import { useAuth } from '@/lib/AuthContext';
export default function Home() {
  const { user, logout } = useAuth();
  const [rows, setRows] = useState([]);
  useEffect(() => void base44.entities.Invoice.list().then(setRows), []);
  const add = async () => setRows([await base44.entities.Invoice.create({ number: 'R-1' }), ...rows]);
  return <main><h1>Invoices of {user.email}</h1><button onClick={add}>Add</button>{rows.map((row) => <p key={row.id}>{row.number}</p>)}<button onClick={() => logout()}>Log out</button></main>;
}`,
}).map(([path, content]) => ({ path, content }));

test('people come in by the form that an imported app has for it, stay in and go', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps/import', {
    name: 'Invoices',
    files: PROJECT,
  });
  const base = `/api/apps/${appId}`;
  const { slug } = await owner.call<{ slug: string }>('POST', `${base}/publication`, {});
  await owner.call('POST', `${base}/settings`, { appSettings: { isSignupEnabled: true } });
  const email = newEmail('eva');
  await owner.call('POST', `${base}/auth/register`, { email, password: PASSWORD });

  await page.goto(`${url}/app/${slug}`);
  // While somebody comes or goes, the frame that begins anew stands beside the one before it.
  const app = page.frameLocator('iframe[title="Invoices"]');
  await app.getByLabel('email').fill(email);
  await app.getByLabel('password').fill('not the right one 1');
  await app.getByRole('button', { name: 'Log in' }).click();
  await expect(app.getByRole('alert')).not.toBeEmpty();
  await app.getByLabel('password').fill(PASSWORD);
  await app.getByRole('button', { name: 'Log in' }).click();
  await expect(app.getByRole('heading', { name: `Invoices of ${email}` })).toBeVisible();
  await app.getByRole('button', { name: 'Add' }).click();
  await expect(app.getByText('R-1')).toBeVisible();
  await page.reload();
  await expect(app.getByText('R-1')).toBeVisible();
  await app.getByRole('button', { name: 'Log out' }).click();
  await expect(app.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
