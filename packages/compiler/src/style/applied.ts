/** `.card-glass:hover, .other {`: a rule that begins with one class, and what stands behind it. */
const RULE =
  /(?:^|[{};\n,]|\*\/)\s*\.(-?[A-Za-z_][\w-]*)((?:::?[\w-]+(?:\([^)]*\))?)*)\s*(?:,[^{};]*)?\{([^{}]*)\}/g;

/**
 * In Tailwind 3 `@apply` takes classes of the app's own sheet as well; Tailwind 4 knows none but utilities.
 * The class becomes one, under a name of its own; null where the sheet has no such class.
 */
export function withApplied(css: string, refused: string): string | null {
  const name = refused.replace(/^.*:/, '');
  const utility = `applied-${name}`;
  const rules = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(RULE)]
    .filter(([, own]) => own === name)
    .map(([, , state, body]) => (state ? `  &${state} {${body}}` : `  ${body!.trim()}`));
  if (rules.length === 0 || css.includes(`@utility ${utility} `)) return null;
  const taken = (sheet: string) =>
    sheet.replace(/@apply\s+[^;}]+/g, (list) =>
      list.replace(/[^\s;]+/g, (word) =>
        word === name || word.endsWith(`:${name}`)
          ? word.slice(0, word.length - name.length) + utility
          : word,
      ),
    );
  return `${taken(css)}\n@utility ${utility} {\n${taken(rules.join('\n'))}\n}\n`;
}

/** The same for every class that a sheet applies and has itself, where nobody is there to refuse them one by one. */
export function withAllApplied(css: string): string {
  const names = [...css.matchAll(/@apply\s+([^;}]+)/g)].flatMap(([, list]) =>
    list!.split(/\s+/).map((word) => word.replace(/^.*:/, '')),
  );
  return [...new Set(names)].reduce((sheet, name) => withApplied(sheet, name) ?? sheet, css);
}
