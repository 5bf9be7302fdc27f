/** An app in the gallery: what was asked for, and its pages with their pictures. */
export interface Hung {
  id: string;
  sentence: string;
  /** The pictures of each page, in the order in which they were taken. */
  pages: { name: string; pictures: string[] }[];
  faults: number;
}

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  );

/** The page on which all apps hang: no script, and nothing that is not beside it. */
export function galleryHtml(apps: readonly Hung[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of generated apps</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 2rem clamp(1rem, 3vw, 3rem) }
  h2 { margin: 3rem 0 0 }
  h3 { margin: 1.25rem 0 .5rem; font-weight: 500; opacity: .75 }
  .row { display: flex; gap: .75rem; overflow-x: auto; align-items: start; padding-bottom: .5rem }
  img { border: 1px solid #8885; border-radius: 8px; background: #8881 }
  img[data-phone] { width: 180px }
</style>
<h1>Generated apps</h1>
<p>Every page of ${apps.length} apps of the built-in builder, on a phone and on a desk, in light and dark. Made by <code>npm run gallery</code>.</p>
${apps.map(hung).join('\n')}
</html>
`;
}

function hung({ id, sentence, pages, faults }: Hung): string {
  return `<section id="${id}">
<h2>${escaped(sentence)}</h2>
${faults > 0 ? `<p>${faults} faults</p>` : ''}
${pages
  .map(
    ({ name, pictures }) => `<h3>${escaped(name)}</h3>
<div class="row">
${pictures.map((file) => `<img loading="lazy" width="320" ${file.includes('-375') ? 'data-phone ' : ''}src="${escaped(file)}" alt="${escaped(file.replace(/\.webp$/, ''))}">`).join('\n')}
</div>`,
  )
  .join('\n')}
</section>`;
}
