/** The first letter of an app's name, for the browser's tab, as it stands within double quotes. */
export function letterIcon(name: string, color: string | null | undefined): string {
  const [letter = 'A'] = name.trim().toUpperCase();
  const fill = /^#[0-9a-f]{3,8}$/i.test(color ?? '') ? color : '#256f50';
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='${fill}'/><text x='16' y='23' font-family='system-ui,sans-serif' font-size='19' font-weight='600' text-anchor='middle' fill='#fff'>&#${letter.codePointAt(0)};</text></svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>&"]/g, encodeURIComponent)}`;
}
