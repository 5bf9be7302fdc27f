import { parseMarkdown } from '@trellis/tools/answers';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { inLetters } from './letters.ts';
import { isWebLink, type List, type Node, type Phrase } from './nodes.ts';

/** An answer, given as Markdown, as PDF. It is refused where letters would be missing. */
export async function pdfFile(title: string, markdown: string): Promise<Blob> {
  const text = inLetters(markdown);
  const name = inLetters(title);
  if (text === null || name === null)
    throw new Error('This script cannot be saved as a PDF here. Use Word, or print the page.');
  const [{ default: pdfmake }, { default: fonts }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/build/vfs_fonts.js'),
  ]);
  pdfmake.addVirtualFileSystem(fonts);
  return pdfmake.createPdf(definition(name, text)).getBlob();
}

const definition = (title: string, markdown: string): TDocumentDefinitions => ({
  info: { title },
  pageSize: 'A4',
  pageMargins: [56, 56, 56, 64],
  defaultStyle: { fontSize: 11, lineHeight: 1.35 },
  styles: {
    title: { fontSize: 22, bold: true, margin: [0, 0, 0, 14] },
    heading: { bold: true, margin: [0, 14, 0, 6] },
    code: { fontSize: 9.5, background: '#f3f1ee' },
    quote: { italics: true, margin: [16, 0, 0, 8] },
  },
  content: [
    { text: title, style: 'title' },
    ...parseMarkdown(markdown).children.flatMap((node) => block(node)),
  ],
  footer: (page, pages) => ({
    text: `${page} / ${pages}`,
    alignment: 'center',
    fontSize: 9,
    color: '#77716a',
    margin: [0, 20, 0, 0],
  }),
});

const SIZES = [19, 16, 14, 12.5, 11.5, 11];

function block(node: Node): Content[] {
  switch (node.type) {
    case 'heading':
      return [
        { text: phrases(node.children), style: 'heading', fontSize: SIZES[node.depth - 1] ?? 11 },
      ];
    case 'paragraph':
      return [{ text: phrases(node.children), margin: [0, 0, 0, 8] }];
    case 'list':
      return [listed(node)];
    case 'blockquote':
      return [{ stack: node.children.flatMap((child) => block(child)), style: 'quote' }];
    case 'code':
      return [
        { text: node.value, style: 'code', preserveLeadingSpaces: true, margin: [0, 0, 0, 8] },
      ];
    case 'table':
      return [
        {
          layout: 'lightHorizontalLines',
          margin: [0, 0, 0, 10],
          table: {
            headerRows: 1,
            widths: (node.children[0]?.children ?? []).map(() => 'auto'),
            body: node.children.map((row, at) =>
              row.children.map((cell) => ({ text: phrases(cell.children), bold: at === 0 })),
            ),
          },
        },
      ];
    case 'thematicBreak':
      return [
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: 483, y2: 0, lineColor: '#d8d3cc' }],
          margin: [0, 6, 0, 10],
        },
      ];
    case 'html':
      return [{ text: node.value, margin: [0, 0, 0, 8] }];
    default:
      return [];
  }
}

function listed(list: List): Content {
  const items = list.children.map((item): Content => {
    const box = item.checked == null ? '' : item.checked ? '[x] ' : '[ ] ';
    const stack = item.children.flatMap((child, at): Content[] => {
      if (child.type === 'list') return [listed(child)];
      if (child.type !== 'paragraph') return block(child);
      return [{ text: [at === 0 ? box : '', ...phrases(child.children)] }];
    });
    return { stack, margin: [0, 0, 0, 3] };
  });
  const margin: [number, number, number, number] = [0, 0, 0, 8];
  return list.ordered ? { ol: items, start: list.start ?? 1, margin } : { ul: items, margin };
}

interface Style {
  bold?: boolean;
  italics?: boolean;
  decoration?: 'lineThrough';
  link?: string;
  color?: string;
}

const phrases = (nodes: readonly Phrase[], style: Style = {}): Content[] =>
  nodes.flatMap((node) => phrase(node, style));

function phrase(node: Phrase, style: Style): Content[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [{ text: node.value, ...style }];
    case 'inlineCode':
      return [{ text: node.value, ...style, background: '#f3f1ee' }];
    case 'strong':
      return phrases(node.children, { ...style, bold: true });
    case 'emphasis':
      return phrases(node.children, { ...style, italics: true });
    case 'delete':
      return phrases(node.children, { ...style, decoration: 'lineThrough' });
    case 'break':
      return ['\n'];
    case 'link':
      return phrases(
        node.children,
        isWebLink(node.url) ? { ...style, link: node.url, color: '#1f5fa8' } : style,
      );
    case 'image':
      return [{ text: node.alt ?? '', ...style }];
    default:
      return [];
  }
}
