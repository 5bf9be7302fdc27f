import type { Brand } from './brand.ts';

/** A mail in words; the template makes its two forms. */
export interface Letter {
  subject: string;
  heading: string;
  /** Paragraphs of plain words. */
  lines: string[];
  /** A one-time code, shown large. */
  code?: string;
  button?: { label: string; url: string };
  /** What to do when it was not you; shown small. */
  footnote?: string;
}

/** The plain-text twin: the same words in the same order. */
export function toText(letter: Letter, brand: Brand): string {
  return [
    letter.heading,
    ...letter.lines,
    ...(letter.code ? [`Your code: ${letter.code}`] : []),
    ...(letter.button ? [`${letter.button.label}: ${letter.button.url}`] : []),
    ...(letter.footnote ? [letter.footnote] : []),
    `-- \n${brand.name}${brand.supportEmail ? `\nQuestions? Write to ${brand.supportEmail}` : ''}`,
  ].join('\n\n');
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!,
  );
}

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/**
 * The HTML form: tables and inline styles, because that is what mail programs show alike; fluid to
 * 560 pixels; dark where the program asks for it.
 */
export function toHtml(letter: Letter, brand: Brand): string {
  const e = escapeHtml;
  const lines = letter.lines
    .map(
      (line) =>
        `<p class="ink" style="margin:0 0 16px;font:16px/1.6 ${FONT};color:#33383d">${e(line)}</p>`,
    )
    .join('');
  const code = letter.code
    ? `<div class="box" style="margin:8px 0 24px;padding:18px 12px;border-radius:12px;background:#f3f5f4;text-align:center"><span class="ink" style="font:600 32px/1.2 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:8px;color:#15191c">${e(letter.code)}</span></div>`
    : '';
  const button = letter.button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:10px;background:${brand.color}"><a href="${e(letter.button.url)}" style="display:inline-block;padding:14px 26px;font:600 16px/1.2 ${FONT};color:${brand.onColor};text-decoration:none;border-radius:10px">${e(letter.button.label)}</a></td></tr></table>
<p class="faint" style="margin:0 0 16px;font:13px/1.6 ${FONT};color:#5c6369">If the button does not work, open this address:<br><a href="${e(letter.button.url)}" style="color:inherit;word-break:break-all">${e(letter.button.url)}</a></p>`
    : '';
  const footnote = letter.footnote
    ? `<p class="faint" style="margin:24px 0 0;font:13px/1.6 ${FONT};color:#5c6369">${e(letter.footnote)}</p>`
    : '';
  const mark = brand.logoUrl
    ? `<img src="${e(brand.logoUrl)}" alt="${e(brand.name)}" height="40" style="display:block;height:40px;max-width:200px;border:0">`
    : `<span class="ink" style="font:700 20px/1.3 ${FONT};color:#15191c">${e(brand.name)}</span>`;
  const support = brand.supportEmail
    ? ` · Questions? <a href="mailto:${e(brand.supportEmail)}" style="color:inherit">${e(brand.supportEmail)}</a>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${e(letter.subject)}</title>
<style>@media (max-width:480px){.card{padding:28px 22px!important}.page{padding:16px 10px!important}}@media (prefers-color-scheme:dark){.back{background:#15191c!important}.card{background:#1f2529!important;border-right-color:#2c3338!important;border-bottom-color:#2c3338!important;border-left-color:#2c3338!important}.box{background:#2a3136!important}.ink{color:#eef1f2!important}.faint{color:#a3abb1!important}}</style></head>
<body class="back" style="margin:0;padding:0;background:#f3f5f4"><div style="display:none;max-height:0;overflow:hidden">${e(letter.lines[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="page back" align="center" style="padding:40px 16px;background:#f3f5f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${mark}</td></tr>
<tr><td class="card" style="padding:40px;background:#ffffff;border:1px solid #e3e7e5;border-top:4px solid ${brand.color};border-radius:16px">
<h1 class="ink" style="margin:0 0 16px;font:700 24px/1.3 ${FONT};color:#15191c">${e(letter.heading)}</h1>
${lines}${code}${button}${footnote}</td></tr>
<tr><td class="faint" style="padding:20px 4px;font:13px/1.6 ${FONT};color:#5c6369">${e(brand.name)}${support}</td></tr>
</table></td></tr></table></body></html>`;
}
