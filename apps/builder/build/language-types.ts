import type { Plugin } from 'vite';

const NAME = 'virtual:language-types';

/** Prepares the declarations that the code editor's language service is given: one file for all apps, one for each large package. */
export function languageTypes(): Plugin {
  return {
    name: 'trellis-language-types',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const { keptPacks } = await import('./kept.ts');
      const { core, others } = keptPacks();
      const emit = (name: string, pack: object) =>
        this.emitFile({
          type: 'asset',
          name: `types-${name.replace(/[@/]/g, '-')}.json`,
          source: JSON.stringify(pack),
        });
      const url = (reference: string) => `import.meta.ROLLUP_FILE_URL_${reference}`;
      const packages = Object.entries(others).flatMap(([name, pack]) => {
        const reference = emit(name, pack);
        return pack.packages.map((one) => `${JSON.stringify(one)}: ${url(reference)}`);
      });
      return `export default { core: ${url(emit('core', core))}, packages: { ${packages.join(', ')} } };`;
    },
  };
}
