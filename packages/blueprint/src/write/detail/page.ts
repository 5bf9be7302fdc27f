import type { SpecField, SpecPage } from '../../spec.ts';
import { extrasOf } from '../behaviours/index.ts';
import { loanOf } from '../behaviours/lent.ts';
import { code, jsxAttribute, jsxText, quoted, Source } from '../code.ts';
import { badgeLine, heroPicture, paidFlag, statusInPlace } from '../facts.ts';
import { useRowsOf } from '../form.ts';
import { type AppModel, byRole, type EntityModel, titleField } from '../model.ts';
import {
  byIdName,
  get,
  isShort,
  nameCall,
  pageUrl,
  type Reading,
  relatedEntities,
  textValue,
} from '../values.ts';
import { childSections } from './children.ts';
import { factList, textSections } from './sections.ts';

/** A page about one row: what it is, everything that is kept of it, and what belongs to it. */
export function detailPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const source = new Source(page.name);
  const { one, fieldsType, name } = entity;
  const { t } = model;
  const reading: Reading = { model, source, entity, row: one };
  const related = relatedEntities(model, entity);
  const extra = extrasOf({ model, page, entity, source, reading }, [entity, ...related]);
  const list = model.listPage(entity.name);
  const picture = heroPicture(entity) ?? byRole(entity, 'picture');
  const title = titleField(entity);
  const inPlace = statusInPlace(model, entity);
  const price = entity.fields.find((field) => field.type === 'money' && field.role === 'amount');
  const badges = entity.fields
    .filter((field) => field.type === 'enum' && field !== inPlace)
    .slice(0, 3);
  const facts = entity.fields.filter(
    (field) =>
      isShort(field) &&
      ![title, inPlace, price, paidFlag(model, entity), ...badges].includes(field),
  );
  const texts = entity.fields.filter(
    (field) =>
      ['longtext', 'richtext', 'list', 'lines', 'file'].includes(field.type) && field !== title,
  );
  const isArticle = texts.some((field) => field.type === 'richtext');
  source.use(`type ${fieldsType}`, entity.lib);
  const row = source.use('useRow', '@/hooks/use-row');
  const client = source.use(name, `@/entities/${name}`);
  const actions = source.use(entity.actions, `@/components/${name}Actions`);
  const loaded = source.ui('Loaded', 'loaded');
  const skeleton = source.ui('ListSkeleton', 'loaded');
  const params = source.use('useSearchParams', 'react-router-dom');
  const back = list ? pageUrl(source, list.name) : "'/'";
  const borrows = loanOf(model, entity);
  // What has lines with sums, such as an invoice, is sent on paper.
  const prints = entity.fields.some((field) => field.type === 'lines');
  const buttons = code`
    <div className="flex flex-wrap items-center gap-2">
      ${extra.rowNote?.(one)}
      ${extra.rowButtons?.(one)}
      {actions.canEdit(${one}) && (
        <div className="flex items-center gap-2">
          <${source.ui('Button', 'button')} variant="outline" onClick={() => actions.edit(${one})}>
            <${source.icon('Pencil')} />
            ${t('edit')}
          </${source.ui('Button', 'button')}>
          <${source.ui('MoreMenu', 'more-menu')}
            name={${nameCall(reading)}}
            actions={[
              ${prints && `{ label: ${quoted(t('print'))}, icon: ${source.icon('Printer')}, onSelect: () => window.print() },`}
              { label: ${quoted(t('delete'))}, icon: ${source.icon('Trash2')}, onSelect: () => actions.remove(${one}), isDanger: true },
            ]}
          />
        </div>
      )}
    </div>
  `;
  const head = code`
    ${
      badges.length > 0 &&
      code`
        <div className="mb-3 flex flex-wrap gap-1.5">
          ${badgeLine(reading, badges)}
        </div>
      `
    }
    <h1 className="font-heading text-3xl font-semibold tracking-tight sm:text-4xl">{${nameCall(reading)}}</h1>
    ${price && `{${get(one, price)} != null && <p className="mt-2 text-2xl font-semibold tabular-nums">{${textValue(reading, price)}}</p>}`}
  `;
  const body = isArticle
    ? articleBody({ reading, picture, head, buttons, facts, texts })
    : recordBody({ reading, picture, head, buttons, facts, texts });
  const sections = childSections(model, entity, source);
  const children =
    sections.length > 1
      ? code`
          <div className="mt-10 grid items-start gap-x-8 gap-y-10 [&>*]:min-w-0 ${isArticle ? 'mx-auto max-w-3xl' : 'xl:grid-cols-2'}">
            ${sections}
          </div>
        `
      : sections.length === 1
        ? code`
            <div className="${isArticle ? 'mx-auto mt-10 max-w-3xl' : 'mt-10'}">
              ${sections}
            </div>
          `
        : '';
  return source.file(code`
    export default function ${page.name}() {
      const [params] = ${params}();
      const navigate = ${source.use('useNavigate', 'react-router-dom')}();
      const { row: ${one}, ...state } = ${row}<${fieldsType}>(${client}, params.get('id'));
      const actions = ${actions}({ onRemoved: () => navigate(${back}) });
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}
      ${extra.hooks}
      ${extra.setup}

      return (
        <>
          <${source.use('Link', 'react-router-dom')} to={${back}} className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
            <${source.icon('ArrowLeft')} aria-hidden="true" className="size-4" />
            ${jsxText(t('back', list?.title ?? model.spec.name))}
          </${source.use('Link', 'react-router-dom')}>
          <${loaded} from={${extra.needs.length ? `[state, ${extra.needs.join(', ')}]` : 'state'}} skeleton={<${skeleton} as="page" />}>
            {() =>
              ${one} ? (
                <article>
                  ${body}
                  ${children}
                  {actions.canEdit(${one}) && <${source.ui('RowTimes', 'row-times')} row={${one}} />}
                </article>
              ) : (
                <${source.ui('NotFound', 'empty-state')} />
              )
            }
          </${loaded}>
          {actions.dialogs}
          ${borrows && `{${borrows.one}Actions.dialogs}`}
        </>
      );
    }
  `);
}

interface Parts {
  reading: Reading;
  picture?: SpecField;
  head: string;
  buttons: string;
  facts: SpecField[];
  texts: SpecField[];
}

/** Something to read: one column, the picture wide on top. */
function articleBody({ reading, picture, head, buttons, facts, texts }: Parts): string {
  const { source, row } = reading;
  return code`
    <div className="mx-auto max-w-3xl">
      ${head}
      ${factList(reading, facts, 'line')}
      <div className="mt-5">
        ${buttons}
      </div>
      ${
        picture &&
        code`
          {${get(row, picture)} && (
            <div className="mt-6 aspect-video overflow-hidden rounded-xl">
              <${source.ui('Picture', 'picture')} src={${get(row, picture)}} ${jsxAttribute('alt', picture.label)} />
            </div>
          )}
        `
      }
      <div className="mt-8 flex flex-col gap-8">
        ${textSections(reading, texts)}
      </div>
    </div>
  `;
}

/** A record: picture and facts on one side, texts and lists on the other. */
function recordBody({ reading, picture, head, buttons, facts, texts }: Parts): string {
  const { source, row, entity } = reading;
  const shown =
    picture &&
    code`
      <div className="aspect-4/3 overflow-hidden rounded-xl border">
        <${source.ui('Picture', 'picture')} src={${get(row, picture)}} alt={${nameCall(reading)}} icon={${source.icon(entity.spec.icon)}} />
      </div>
    `;
  // Facts stand beside a picture, and on the side of what is to be read; where there is nothing to read they take the width.
  const read = textSections(reading, texts);
  const isAlone = !shown && read.length === 0;
  const list = factList(reading, facts, shown ? 'card' : 'grid');
  if (isAlone)
    return code`
      ${recordHead(head, buttons)}
      ${list}
    `;
  const left = [shown || list];
  const right = shown ? [list, ...read] : read;
  return code`
    ${recordHead(head, buttons)}
    <div className="${right.length ? `grid items-start gap-8 ${shown ? 'lg:' : 'lg:has-[section]:'}grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]` : 'max-w-2xl'}">
      <div className="flex flex-col gap-5">
        ${left}
      </div>
      ${
        right.length > 0 &&
        code`
          <div className="flex min-w-0 flex-col gap-8 empty:hidden">
            ${right}
          </div>
        `
      }
    </div>
  `;
}

/** What it is, and what can be done with it. */
function recordHead(head: string, buttons: string): string {
  return code`
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        ${head}
      </div>
      ${buttons}
    </header>
  `;
}
