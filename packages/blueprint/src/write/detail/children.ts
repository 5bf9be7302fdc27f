import type { SpecField } from '../../spec.ts';
import { accessOf } from '../access.ts';
import { code, jsxAttribute, jsxText, quoted, Source } from '../code.ts';
import { factLine } from '../facts.ts';
import { useRowsOf } from '../form.ts';
import { emptyHint } from '../lists/page.ts';
import { type AppModel, type EntityModel, titleField } from '../model.ts';
import { needed } from '../needed.ts';
import { creatorName, peopleLines } from '../people.ts';
import {
  byIdName,
  get,
  isShort,
  nameCall,
  pageUrl,
  type Reading,
  relatedEntities,
  shownValue,
} from '../values.ts';

/** The children that a detail page lists, apart from what a behaviour shows in its own way. */
export function shownChildren(model: AppModel, entity: EntityModel) {
  const own: string[] = model.spec.behaviours
    .filter(
      (one) => one.entity === entity.name && ['checkin', 'streak', 'votes'].includes(one.kind),
    )
    .flatMap((one) => (one.target ? [one.target] : []));
  return model.children(entity.name).filter(({ child }) => !own.includes(child.name));
}

/** JSX of the sections with what belongs to a row. */
export function childSections(model: AppModel, entity: EntityModel, source: Source): string[] {
  return shownChildren(model, entity).map(({ child }) => {
    const name = childName(entity, child);
    const component = source.useDefault(name, `@/components/${name}`);
    return `<${component} ${entity.one}Id={${entity.one}.id} />`;
  });
}

export const childName = (entity: EntityModel, child: EntityModel): string =>
  `${entity.name}${child.name}List`;

/** `components/CompanyContactList.tsx`, or a thread where the child is a comment. */
export function childFile(
  model: AppModel,
  entity: EntityModel,
  child: EntityModel,
  field: SpecField,
): string {
  const comments = model.behaviour('comments', entity.name);
  if (comments?.target === child.name)
    return threadFile(model, entity, child, field, comments.fields);
  const name = childName(entity, child);
  const source = new Source(name);
  const { t } = model;
  const parent = `${entity.one}Id`;
  const reading: Reading = { model, source, entity: child, row: child.one };
  const access = accessOf(child);
  const canRead =
    access.read === 'admin' ? 'isAdmin' : access.read === 'user' ? 'Boolean(user)' : '';
  const title = titleField(child);
  const fields = child.fields
    .filter((one) => one !== field && one !== title && isShort(one))
    .slice(0, 4);
  const related = relatedEntities(model, child, fields);
  const detail = model.detailPage(child.name);
  const hasPerson = Boolean(title) || child.fields.some((one) => one.role === 'person');
  const label = hasPerson ? `{${nameCall(reading)}}` : `{${creatorName(source, child)}}`;
  const asked = [
    (canRead === 'isAdmin' || !hasPerson) && 'isAdmin',
    canRead === 'Boolean(user)' && 'user',
  ].filter(Boolean);
  const who =
    asked.length > 0 &&
    `const { ${asked.join(', ')} } = ${source.use('useUser', '@/hooks/use-user')}();`;
  const rest = fields;
  const isBooked = model.writing('booking', child.name) !== undefined;
  return source.file(code`
    /** The ${child.pluralLow} of one ${entity.labelLow}. */
    export default function ${name}({ ${parent} }: { ${parent}: string }) {
      ${who}
      const ${child.many} = ${useRowsOf(source, child, `{ filter: { ${field.name}: ${parent} }${canRead ? `, enabled: ${canRead}` : ''} }`)};
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}
      ${!hasPerson && peopleLines(source)}
      const actions = ${source.use(child.actions, `@/components/${child.name}Actions`)}();
      ${canRead && `if (!(${canRead})) return null;`}
      ${
        !isBooked &&
        code`
          const newButton = actions.canAdd && (
            <${source.ui('Button', 'button')} variant="outline" size="sm" onClick={() => actions.add({ ${field.name}: ${parent} })}>
              <${source.icon('Plus')} />
              ${jsxText(t('newTitle', child.labelLow))}
            </${source.ui('Button', 'button')}>
          );
        `
      }
      return (
        <section>
          <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
            <h2 className="font-heading text-xl font-semibold">
              ${jsxText(child.plural)} <span className="font-normal text-muted-foreground">{${child.many}.rows.length}</span>
            </h2>
            ${!isBooked && `{${child.many}.rows.length > 0 && newButton}`}
          </div>
          <${source.ui('Loaded', 'loaded')} from={${child.many}}>
            {() =>
              ${child.many}.rows.length === 0 ? (
                <${source.ui('EmptyState', 'empty-state')}
                  icon={${source.icon(child.spec.icon)}}
                  ${jsxAttribute('title', t('emptyTitle', child.pluralLow))}
                  ${isBooked ? jsxAttribute('description', t('emptyTextVisitor')) : emptyHint(model, child)}
                  className="py-8"
                >
                  ${!isBooked && '{newButton}'}
                </${source.ui('EmptyState', 'empty-state')}>
              ) : (
                <ul className="divide-y rounded-xl border bg-card shadow-xs">
                  {${child.many}.rows.map((${child.one}) => (
                    <li key={${child.one}.id} className="relative flex items-center gap-3 px-4 py-3">
                      <div className="min-w-0 flex-1">
                        <p className="truncate font-medium">
                          ${
                            detail
                              ? `<${source.use('Link', 'react-router-dom')} to={${pageUrl(source, detail.name, `${child.one}.id`)}} className="after:absolute after:inset-0 hover:underline">${label}</${source.use('Link', 'react-router-dom')}>`
                              : label
                          }
                        </p>
                        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
                          ${rest.map((one) => (one.type === 'enum' ? shownValue(reading, one) : factLine(reading, one)))}
                        </div>
                      </div>
                      {actions.buttons(${child.one})}
                    </li>
                  ))}
                </ul>
              )
            }
          </${source.ui('Loaded', 'loaded')}>
          {actions.dialogs}
        </section>
      );
    }
  `);
}

/** A thread below a row: who reads it may answer in place. */
function threadFile(
  model: AppModel,
  entity: EntityModel,
  child: EntityModel,
  field: SpecField,
  parts: Record<string, string>,
): string {
  const name = childName(entity, child);
  const source = new Source(name);
  const { t } = model;
  const access = accessOf(child);
  const parent = `${entity.one}Id`;
  const text =
    child.spec.fields.find((one) => one.name === parts.text) ??
    child.fields.find((one) => ['longtext', 'text'].includes(one.type));
  const author =
    child.spec.fields.find((one) => one.name === parts.author) ??
    child.fields.find((one) => one.role === 'person' && one.type === 'text');
  if (!text) return '';
  const asksName = author && access.add === 'anyone';
  source.use('useState', 'react');
  source.use('type FormEvent', 'react');
  const client = source.use(child.name, `@/entities/${child.name}`);
  const button = source.ui('Button', 'button');
  const fieldTag = source.ui('Field', 'field');
  const { one } = child;
  const who = `${author ? get(one, author) : "''"}`;
  return source.file(code`
    /** What people say about one ${entity.labelLow}, and a place to say something. */
    export default function ${name}({ ${parent} }: { ${parent}: string }) {
      const { user${access.add === 'user' ? ', signIn' : ''} } = ${source.use('useUser', '@/hooks/use-user')}();
      const ${child.many} = ${useRowsOf(source, child, `{ filter: { ${field.name}: ${parent} }, sort: 'createdAt' }`)};
      const actions = ${source.use(child.actions, `@/components/${child.name}Actions`)}();
      const [text, setText] = useState('');
      ${asksName && `const [author, setAuthor] = useState(user?.full_name ?? '');`}
      const [error, setError] = useState('');
      const once = ${source.use('useOnce', '@/hooks/use-once')}();

      async function submit(event: FormEvent) {
        event.preventDefault();
        if (!text.trim()) return setError(${quoted(needed(model.spec.language, text))});
        ${asksName && author.required && `if (!author.trim()) return setError(${quoted(needed(model.spec.language, author))});`}
        await once('send', async () => {
          try {
            await ${client}.create({ ${field.name}: ${parent}, ${text.name}: text.trim()${author ? `, ${author.name}: ${asksName ? 'author.trim()' : 'user?.full_name || user?.email'}` : ''} });
            setText('');
            setError('');
          } catch (cause) {
            setError((cause as Error).message);
          }
        });
      }

      return (
        <section className="w-full max-w-3xl">
          <h2 className="mb-4 font-heading text-xl font-semibold">
            ${jsxText(child.plural)} <span className="font-normal text-muted-foreground">{${child.many}.rows.length}</span>
          </h2>
          <${source.ui('Loaded', 'loaded')} from={${child.many}}>
            {() => (
              <ul className="mb-6 flex flex-col gap-4">
                {${child.many}.rows.map((${one}) => (
                  <li key={${one}.id} className="flex gap-3">
                    <${source.ui('PersonAvatar', 'person-avatar')} name={${who}} className="mt-1" />
                    <div className="min-w-0 flex-1 rounded-xl border bg-card px-4 py-3 shadow-xs">
                      <div className="flex items-center gap-2 text-sm">
                        <span className="font-medium">{${who} || ${quoted(t('someone'))}}</span>
                        <span className="text-muted-foreground">{${source.use('relativeDay', '@/lib/format')}(${one}.createdAt)}</span>
                        <span className="ms-auto">{actions.buttons(${one})}</span>
                      </div>
                      <p className="mt-1 whitespace-pre-line leading-relaxed">{${get(one, text)}}</p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </${source.ui('Loaded', 'loaded')}>
          ${
            access.add === 'user'
              ? code`
                  {!user && (
                    <${button} variant="outline" onClick={() => signIn()}>
                      ${jsxText(t('signInTo', t('newTitle', child.labelLow)))}
                    </${button}>
                  )}
                `
              : ''
          }
          ${access.add === 'user' ? '{user && (' : access.add === 'admin' ? '{actions.canAdd && (' : ''}
          <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-xl border bg-card p-4 shadow-xs sm:p-5">
            ${
              asksName &&
              code`
                <${fieldTag} ${jsxAttribute('label', author.label)}${author.required ? ' required' : ''}>
                  <${source.ui('Input', 'input')} autoComplete="name" value={author} onChange={(event) => setAuthor(event.target.value)} />
                </${fieldTag}>
              `
            }
            <${fieldTag} ${jsxAttribute('label', text.label)} error={error} required>
              <${source.ui('Textarea', 'textarea')} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
            </${fieldTag}>
            <${button} type="submit" className="self-end">
              ${jsxText(t('send'))}
            </${button}>
          </form>
          ${access.add === 'user' || access.add === 'admin' ? ')}' : ''}
          {actions.dialogs}
        </section>
      );
    }
  `);
}
