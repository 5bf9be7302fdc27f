import type { SpecField, SpecPage } from '../../spec.ts';
import { code, jsxAttribute, jsxText, keyOf, quoted, Source } from '../code.ts';
import { headline } from '../lists/page.ts';
import type { AppModel, EntityModel } from '../model.ts';

/** The fields that somebody from outside fills in: not what the staff keeps about it. */
export function publicFields(entity: EntityModel) {
  return entity.fields.filter(
    (field) =>
      !(field.role === 'status' && field.type === 'enum' && !isReply(field)) &&
      !(field.role === 'flag' && /(ed|done|paid|read|sent|seen|active|open)$/.test(field.name)) &&
      !/^(answer|reply|internal|handled|assignee)/.test(field.name),
  );
}

/** Yes or no is for whoever is asked to say; other states are the staff's. */
function isReply(field: SpecField): boolean {
  const values = field.options?.map(({ value }) => value) ?? [];
  return values.includes('yes') && values.includes('no');
}

/** A form that anybody may send, and thanks afterwards. */
export function formPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const source = new Source(page.name);
  const { t } = model;
  const told = model.behaviour('public_form', entity.name);
  const thanks = String(told?.values.thanks ?? t('thanksText'));
  const client = source.use(entity.name, `@/entities/${entity.name}`);
  const form = source.useDefault(
    `${entity.name}PublicForm`,
    `@/components/${entity.name}PublicForm`,
  );
  const button = source.ui('Button', 'button');
  // A thing's own page leads here with the thing chosen.
  const chosen = entity.fields.filter(({ type }) => type === 'relation').map(({ name }) => name);
  const params = chosen.length ? source.use('useSearchParams', 'react-router-dom') : '';
  source.use('useState', 'react');
  source.use(`type ${entity.fieldsType}`, entity.lib);
  return source.file(code`
    export default function ${page.name}() {
      const [sent, setSent] = useState(false);
      ${params && `const [params] = ${params}();`}

      async function send(values: ${entity.fieldsType}) {
        await ${client}.create(values);
        setSent(true);
      }

      return (
        <div className="mx-auto max-w-xl">
          {sent ? (
            <div role="status" className="rounded-xl border bg-card px-6 py-14 text-center shadow-xs">
              <${source.icon('CircleCheckBig')} aria-hidden="true" className="mx-auto mb-4 size-12 text-success" />
              <h1 className="font-heading text-2xl font-semibold">${jsxText(t('thanks'))}</h1>
              <p className="mt-2 text-muted-foreground">${jsxText(thanks)}</p>
              <${button} variant="outline" className="mt-6" onClick={() => setSent(false)}>
                ${jsxText(t('sendAnother'))}
              </${button}>
            </div>
          ) : (
            <>
              <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)}${headline(model, page)} />
              <div className="rounded-xl border bg-card p-5 shadow-xs sm:p-7">
                <${form} ${chosen.length > 0 && `${entity.one}={{ ${chosen.map((name) => `${keyOf(name)}: params.get(${quoted(name)}) ?? ''`).join(', ')} }} `}onSave={send} submitLabel=${quoted(t('send')).replace(/^'(.*)'$/, '"$1"')} />
              </div>
            </>
          )}
        </div>
      );
    }
  `);
}
