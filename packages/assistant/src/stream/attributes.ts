import {
  type Action,
  ActionType,
  type Permissions,
  Permissions as PermissionsShape,
} from '@trellis/contract';

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

/** The action that an opening tag begins, by what stands between its name and its end; and the mark that ends it. */
export function actionOf(text: string): { action: Action; end: string | undefined } {
  const attributes = parseAttributes(text);
  const type = ActionType.safeParse(attributes.type);
  const file = attributes.file ?? attributes.path ?? attributes.entity ?? '';
  const action: Action = {
    title: attributes.title || file,
    type: type.success ? type.data : 'unknown',
    file,
    content: '',
    isComplete: false,
    isTruncated: false,
    permissions: permissionsOf(attributes),
  };
  return { action, end: attributes.end };
}

function permissionsOf(attributes: Record<string, string>): Permissions | undefined {
  const permissions = PermissionsShape.safeParse({
    read: attributes.read,
    write: attributes.write,
  });
  return permissions.success ? permissions.data : undefined;
}
