import { parseMarkdown } from '@trellis/tools/answers';
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type ISectionOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { List, Node, Phrase } from './nodes.ts';
import { isWebLink } from './nodes.ts';

type Child = ISectionOptions['children'][number];
type Style = { bold?: boolean; italics?: boolean; strike?: boolean; font?: string };

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
const CODE = 'Consolas';
const NUMBERS = 'numbers';

/** An answer, given as Markdown, as a document for Word (ECMA-376). */
export function wordFile(title: string, markdown: string): Promise<Blob> {
  const { children } = parseMarkdown(markdown);
  const levels = [0, 1, 2, 3, 4].map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
  }));
  const whole = new Document({
    title,
    numbering: { config: [{ reference: NUMBERS, levels }] },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...children.flatMap((node) => blocks(node)),
        ],
      },
    ],
  });
  return Packer.toBlob(whole);
}

function blocks(node: Node): Child[] {
  switch (node.type) {
    case 'heading':
      return [
        new Paragraph({ heading: HEADINGS[node.depth - 1]!, children: phrases(node.children) }),
      ];
    case 'paragraph':
      return [new Paragraph({ spacing: { after: 160 }, children: phrases(node.children) })];
    case 'list':
      return listed(node, 0);
    case 'blockquote':
      return node.children.flatMap((child) =>
        child.type === 'paragraph'
          ? [
              new Paragraph({
                indent: { left: 480 },
                spacing: { after: 160 },
                children: phrases(child.children, { italics: true }),
              }),
            ]
          : blocks(child),
      );
    case 'code':
      return node.value
        .split('\n')
        .map((text) => new Paragraph({ children: [new TextRun({ text, font: CODE, size: 20 })] }));
    case 'table':
      return [table(node.children), new Paragraph({ text: '' })];
    case 'thematicBreak':
      return [
        new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } }),
      ];
    case 'html':
      // Markup is shown as it stands; it never becomes any.
      return [new Paragraph({ text: node.value })];
    default:
      return [];
  }
}

const table = (rows: Extract<Node, { type: 'table' }>['children']): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row, at) =>
        new TableRow({
          tableHeader: at === 0,
          children: row.children.map(
            (cell) =>
              new TableCell({
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                children: [
                  new Paragraph({
                    children: phrases(cell.children, at === 0 ? { bold: true } : {}),
                  }),
                ],
              }),
          ),
        }),
    ),
  });

function listed(list: List, level: number): Child[] {
  const kind = list.ordered
    ? { numbering: { reference: NUMBERS, level: Math.min(level, 4) } }
    : { bullet: { level: Math.min(level, 8) } };
  return list.children.flatMap((item) => {
    const box = item.checked == null ? '' : item.checked ? '☑ ' : '☐ ';
    return item.children.flatMap((child, at) => {
      if (child.type === 'list') return listed(child, level + 1);
      if (child.type !== 'paragraph') return blocks(child);
      const said = phrases(child.children);
      const children = box && at === 0 ? [new TextRun(box), ...said] : said;
      return [new Paragraph({ ...(at === 0 && kind), children })];
    });
  });
}

const phrases = (nodes: readonly Phrase[], style: Style = {}): ParagraphChild[] =>
  nodes.flatMap((node) => phrase(node, style));

function phrase(node: Phrase, style: Style): ParagraphChild[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [new TextRun({ text: node.value, ...style })];
    case 'inlineCode':
      return [new TextRun({ text: node.value, ...style, font: CODE })];
    case 'strong':
      return phrases(node.children, { ...style, bold: true });
    case 'emphasis':
      return phrases(node.children, { ...style, italics: true });
    case 'delete':
      return phrases(node.children, { ...style, strike: true });
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'link':
      return isWebLink(node.url)
        ? [new ExternalHyperlink({ link: node.url, children: phrases(node.children, style) })]
        : phrases(node.children, style);
    case 'image':
      return [new TextRun({ text: node.alt ?? '', ...style })];
    default:
      return [];
  }
}
