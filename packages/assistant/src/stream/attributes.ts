const ENTITIES: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  '#39': "'",
};

/** The attributes of an opening tag's inside: ` type="add_file" file='a.tsx' title=Home`. */
export function parseAttributes(inside: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  const pattern = /([A-Za-z_][\w-]*)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
  for (const [, name, double, single, bare] of inside.matchAll(pattern)) {
    const value = double ?? single ?? bare ?? '';
    attributes[name!] = value.replace(
      /&(lt|gt|quot|apos|amp|#39);/g,
      (_, entity: string) => ENTITIES[entity]!,
    );
  }
  return attributes;
}
