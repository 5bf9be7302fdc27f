import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { LABELS, TITLES } from '../src/sign-in/words.ts';

const FOLDER = join(import.meta.dirname, '../src/sign-in/early');
const PLACE = '<!-- early -->';
/** What the document has in braces. */
const WORDS: Record<string, string> = { ...LABELS, title: TITLES.in };

/**
 * Puts the form of the login pages into the document itself: as one script of a few kB, made of the same modules that the
 * page uses for the same, so that there are no rules and no words twice.
 */
export function earlyForm(): Plugin {
  return {
    name: 'trellis-early-form',
    buildStart() {
      for (const file of ['main', 'form', 'looks', 'arrival'])
        this.addWatchFile(join(FOLDER, `${file}.ts`));
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const code = await earlyScript();
        return html
          .replace(/\{(name|email|password|title)\}/g, (_, name: string) => WORDS[name] ?? '')
          .replace(PLACE, () => `<script>${code}</script>`);
      },
    },
  };
}

async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: join(FOLDER, 'main.ts'), formats: ['iife'], name: 'early' },
    },
  });
  const [bundle] = [built].flat();
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script?.type !== 'chunk') throw new Error('The form of the login pages was not built');
  // Within a document a script ends at the first such sign.
  return script.code.trim().replaceAll('</script', '<\\/script');
}
