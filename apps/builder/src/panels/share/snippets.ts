import { optionsOf, type ToolDefinition, UPLOAD_FIELD_TYPES } from '@trellis/contract';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const attribute = (text: string): string => text.replace(/[&<"]/g, (sign) => SIGNS[sign]!);

/** What shows a tool within a page elsewhere. */
export const embedFor = (address: string, title: string): string =>
  `<iframe src="${attribute(address)}" title="${attribute(title)}" style="width:100%;height:720px;border:0" loading="lazy" allow="clipboard-write"></iframe>`;

/** What puts the way to an app's chat assistant into a page elsewhere. */
export const bubbleFor = (origin: string, slug: string): string =>
  `<script async src="${attribute(`${origin}/chat-bubble.js?app=${slug}`)}"></script>`;

/** A request that runs a tool, for a shell; what it asks for stands there by its names. */
export function curlFor(
  origin: string,
  appId: string,
  { path, fields }: Pick<ToolDefinition, 'path' | 'fields'>,
): string {
  const inputs = Object.fromEntries(
    fields
      .filter(({ type }) => !UPLOAD_FIELD_TYPES.includes(type))
      .map((field) => [field.name, exampleOf(field)]),
  );
  const body = JSON.stringify({ inputs, wait: true }).replaceAll("'", "'\\''");
  return [
    `curl -X POST ${origin}/api/tools/${appId}/${path}/runs`,
    `-H "Authorization: Bearer $KEY"`,
    `-H "Content-Type: application/json"`,
    `-d '${body}'`,
  ].join(' \\\n  ');
}

function exampleOf(field: ToolDefinition['fields'][number]): unknown {
  const [option] = optionsOf(field);
  if (field.type === 'multiselect') return option ? [option.label] : [];
  if (option) return option.label;
  if (field.type === 'number') return 1;
  return field.type === 'boolean' ? true : '…';
}
