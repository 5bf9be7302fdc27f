import { expect, it } from 'vitest';
import { usedPaths } from './used.ts';

it('finds the tools that code of an app runs, and no others', () => {
  const files = {
    'pages/Home.tsx':
      "import { tools } from '@/tools';\nexport default () => tools.run('Suggest-Title', {});\n",
    'components/Form.tsx':
      'import { ToolButton } from "@/components/ui/tool-button";\nexport default () => <ToolButton path="summary" />;\n',
    'pages/Other.tsx': "export default () => 'apart';\n",
    'tools/Apart.json': '{"path":"apart"}',
  };
  const tools = ['suggest-title', 'summary', 'apart'].map((path) => ({ path }));
  expect([...usedPaths(files, tools)].sort()).toEqual(['suggest-title', 'summary']);
});
