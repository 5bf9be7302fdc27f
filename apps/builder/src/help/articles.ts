/// <reference types="vite/client" />

export interface Article {
  slug: string;
  title: string;
  text: string;
}

const files = import.meta.glob<string>('./articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every article, by its title. */
export const ARTICLES: readonly Article[] = Object.entries(files)
  .map(([path, text]) => ({
    slug: path.replace(/^.*\/|\.md$/g, ''),
    title: /^# (.*)$/m.exec(text)?.[1] ?? path,
    text: text.replace(/^# .*$/m, '').trim(),
  }))
  .sort((a, b) => a.title.localeCompare(b.title));

/** Articles that hold every word of a search, those with a word in their title first. */
export function searchArticles(search: string): Article[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const inTitle = ({ title }: Article) =>
    words.some((word) => title.toLowerCase().includes(word)) ? 0 : 1;
  return ARTICLES.filter(({ title, text }) => {
    const all = `${title} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  }).sort((a, b) => inTitle(a) - inTitle(b));
}
