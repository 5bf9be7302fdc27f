/** Modules that are written from what they stand for, not read from a file. */

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** `@/entities/Recipe`. */
export function entityCode(name: string): string {
  const local = name.replace(/[^A-Za-z0-9_]/g, '_');
  return `import { createEntityClient } from 'kit:/client/entities.ts';
export const ${local} = createEntityClient(${JSON.stringify(name)});
export default ${local};
`;
}

/** `@/entities/User`. */
export const USER_CODE = `export { User, User as default } from 'kit:/client/user.ts';\n`;

/** `@/entities/all`. */
export function allEntitiesCode(names: readonly string[]): string {
  const lines = names
    .filter((name) => name !== 'User')
    .map((name) => {
      const local = name.replace(/[^A-Za-z0-9_]/g, '_');
      return `export { ${local} } from 'app:/entities/${name}.ts';`;
    });
  return `${lines.join('\n')}\nexport { User } from 'app:/entities/User.ts';\n`;
}

/** A file of the app that is data, whole (`import schema from '@/entities/Recipe.json'`) and by the names at its top. */
export function jsonCode(text: string): string {
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return `export default ${JSON.stringify(json)};\n`;
  const lines: string[] = [];
  const entries = Object.entries(json).map(([name, value], index) => {
    const code = JSON.stringify(value);
    if (!IDENTIFIER.test(name) || name === 'default') return `${JSON.stringify(name)}:${code}`;
    lines.push(`const j${index} = ${code};`, `export { j${index} as ${name} };`);
    return `${JSON.stringify(name)}:j${index}`;
  });
  return `${[...lines, `export default {${entries.join()}};`].join('\n')}\n`;
}

/** A style sheet's classes by the names that code knows them by: `import styles from './Card.module.css'`. */
export function classesCode(classes: ReadonlyMap<string, string>): string {
  const lines = [`export default ${JSON.stringify(Object.fromEntries(classes))};`];
  let index = 0;
  for (const [name, own] of classes)
    if (IDENTIFIER.test(name) && name !== 'default') {
      lines.push(`const c${index} = ${JSON.stringify(own)};`, `export { c${index} as ${name} };`);
      index++;
    }
  return `${lines.join('\n')}\n`;
}

/** `lodash/debounce` and the like: one name of a package as the default. */
export const packagePartCode = (specifier: string, name: string): string =>
  `export { ${name}, ${name} as default } from '${specifier}';\n`;

/**
 * Stands in for a module that cannot be had. Every name it is asked for renders, or throws, the
 * reason; so the rest of the app goes on.
 */
export function brokenCode(names: Iterable<string>, reason: string): string {
  const lines = [`const broken = __trellisBroken(${JSON.stringify(reason)});`];
  for (const name of names)
    lines.push(name === 'default' ? 'export default broken;' : `export { broken as ${name} };`);
  return `${lines.join('\n')}\n`;
}

/** All of a module, and the names that it does not have: from another of its names, or broken. */
export function mendedCode(
  target: string,
  hasDefault: boolean,
  missing: { name: string; from: string | null; reason: string }[],
): string {
  const quoted = JSON.stringify(target);
  const lines = [`export * from ${quoted};`];
  if (hasDefault && !missing.some(({ name }) => name === 'default'))
    lines.push(`export { default } from ${quoted};`);
  for (const [index, { name, from, reason }] of missing.entries()) {
    if (from !== null) lines.push(`export { ${from} as ${name} } from ${quoted};`);
    else
      lines.push(
        `const broken${index} = __trellisBroken(${JSON.stringify(reason)});`,
        `export { broken${index} as ${name} };`,
      );
  }
  return `${lines.join('\n')}\n`;
}
