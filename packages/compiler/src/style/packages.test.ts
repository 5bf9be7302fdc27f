import { expect, it } from 'vitest';
import { compileOnce } from '../testing/compile.ts';

it('takes the sheets of packages by name or by where pages get them, and those of the app', async () => {
  const { css } = await compileOnce({
    'pages/Home.tsx':
      "import 'react-quill/dist/quill.snow.css';\nexport default function Home() { return null; }",
    'globals.css':
      "@import './look.css';\n@import url('https://unpkg.com/leaflet@1.9.4/dist/leaflet.css');\n@import url('https://fonts.googleapis.com/css2?family=Inter');",
    'styles/look.css': '.of-the-app { color: red; }',
  });
  for (const part of ['.ql-snow', '.leaflet-pane', '.of-the-app', 'family=Inter'])
    expect(css.text, part).toContain(part);
});
