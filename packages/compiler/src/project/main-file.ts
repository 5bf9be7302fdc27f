import { parseSync } from 'oxc-parser';
import { childrenOf, isNode, type Node, walk } from '../parse/node.ts';
import { applyEdits, type Edit } from '../text/edit.ts';

/** What a project's `main.jsx` does. */
export type MainFile =
  /** It shows the root component, as the runtime does by itself. */
  | { kind: 'usual' }
  /** What stands around the root component, as a component; the work beside it is done as before. */
  | { kind: 'own'; code: string }
  /** It draws in a way that cannot be read out of it. */
  | { kind: 'unread' };

/** Where what was the root component of the project is kept, when something stands around it. */
const INNER = '@/root/Inner';
const ROOT_MODULE = /^(\.\/|@\/|\/?src\/)App(\.\w+)?$/;
const NOTHING = /^(react|react-dom(\/client)?)$|^(\.\/|@\/)(index|App|globals)\.css$/;
/** `const root = createRoot(…)`. */
const MAKES_ROOT = /^(const|let|var)\s+\w+(:[^=]*)?\s*=\s*(ReactDOM\.)?createRoot\(/;
const FINDS_ELEMENT =
  /^(const|let|var)\s+\w+(:[^=]*)?\s*=\s*document\.(getElementById|querySelector)\(/;

/** Reads what a project's first module draws, without running it. */
export function readMain(code: string): MainFile {
  const { program, errors } = parseSync('main.tsx', code, { sourceType: 'module' });
  if (errors.some(({ severity }) => severity === 'Error')) return { kind: 'unread' };
  const body = childrenOf(program as unknown as Node);
  const drawing = body.flatMap((statement) => {
    const drawn = drawnBy(statement);
    return drawn ? [{ statement, drawn }] : [];
  });
  const [only] = drawing;
  if (!only || drawing.length > 1) return { kind: 'unread' };
  const edits: Edit[] = [];
  let isUsual = showsRootAlone(only.drawn, code);
  for (const statement of body) {
    if (statement === only.statement || isHotUpdate(statement, code))
      edits.push({ start: statement.start, end: statement.end, text: '' });
    else if (statement.type === 'ImportDeclaration') {
      const from = isNode(statement.source) ? String(statement.source.value) : '';
      if (ROOT_MODULE.test(from) && isNode(statement.source))
        edits.push({ ...placeOf(statement.source), text: `'${INNER}'` });
      // The app's own style sheet is there before any module.
      else if (/^react-dom|(^|\/)(index|globals)\.css$/.test(from))
        edits.push({ ...placeOf(statement), text: '' });
      else if (!NOTHING.test(from)) isUsual = false;
    } else {
      const text = code.slice(statement.start, statement.end);
      if (MAKES_ROOT.test(text)) edits.push({ ...placeOf(statement), text: '' });
      else if (!FINDS_ELEMENT.test(text)) isUsual = false;
    }
  }
  if (isUsual) return { kind: 'usual' };
  const drawn = code.slice(only.drawn.start, only.drawn.end);
  return {
    kind: 'own',
    code: `${applyEdits(code, edits).trim()}\n\nexport default function ImportedRoot() {\n  return (\n    ${drawn}\n  );\n}\n`,
  };
}

const placeOf = ({ start, end }: Node) => ({ start, end });

/** The element in `createRoot(…).render(<App />)`, or in `ReactDOM.render(<App />, …)`. */
function drawnBy(statement: Node): Node | null {
  let found: Node | null = null;
  walk(statement, (node) => {
    // What is drawn later, or elsewhere, is not what the page begins with.
    if (/Function/.test(node.type) || found) return false;
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return true;
    const { property } = node.callee;
    if (!isNode(property) || property.name !== 'render') return true;
    const [first] = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
    if (first?.type.startsWith('JSX')) found = first;
    return found === null;
  });
  return found;
}

/** `<App />`, also in `StrictMode` or a fragment. */
const showsRootAlone = (drawn: Node, code: string): boolean =>
  /^(\s|<\/?((React\.)?(StrictMode|Fragment))?>|<App\s*\/>|\{\/\*[\s\S]*?\*\/\})*$/.test(
    code.slice(drawn.start, drawn.end),
  );

const isHotUpdate = (statement: Node, code: string): boolean =>
  statement.type === 'IfStatement' &&
  isNode(statement.test) &&
  code.slice(statement.test.start, statement.test.end) === 'import.meta.hot';
