import type { SpecPage } from '../../spec.ts';
import { code, jsxAttribute, Source } from '../code.ts';
import type { AppModel } from '../model.ts';

/** A page where people put questions to the app's data: the form of the AI tool that answers them, with its sources. */
export function askPage({ t }: AppModel, page: SpecPage): string {
  const source = new Source(page.name);
  const header = source.ui('PageHeader', 'page-header');
  const form = source.ui('ToolForm', 'tool-form');
  return source.file(code`
    export default function ${page.name}() {
      return (
        <div className="mx-auto max-w-2xl">
          <${header} ${jsxAttribute('title', page.title)} ${jsxAttribute('description', t('askText'))} />
          <${form} ${jsxAttribute('path', page.fields.tool ?? '')} ${jsxAttribute('submitLabel', t('ask'))} />
        </div>
      );
    }
  `);
}
