import { accessOf } from './access.ts';
import { creating } from './behaviours/lent.ts';
import { code, jsxAttribute, jsxText, keyOf, quoted, Source } from './code.ts';
import { ownDecision } from './decision.ts';
import type { AppModel, EntityModel } from './model.ts';
import { get } from './values.ts';

/** `components/RecipeActions.tsx`: the dialogs to add, edit and delete, and who may use them. */
export function actionsFile(model: AppModel, entity: EntityModel): string {
  const source = new Source(entity.actions);
  const { t } = model;
  const { one, rowType, fieldsType, name } = entity;
  const client = source.use(name, `@/entities/${name}`);
  const form = source.useDefault(`${name}Form`, `@/components/${name}Form`);
  const nameOf = source.use(entity.nameOf, entity.lib);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const toast = source.use('toast', '@/components/ui/use-toast');
  const modal = source.ui('Modal', 'modal');
  const confirm = source.ui('ConfirmDialog', 'confirm');
  source.use('useState', 'react');
  source.use(`type ${rowType}`, entity.lib);
  source.use(`type ${fieldsType}`, entity.lib);
  const access = accessOf(entity);
  const decision = ownDecision(model, entity);
  const waits = decision && `${get(one, decision.status)} === ${quoted(decision.pending)}`;
  const maker = access.add === 'anyone' ? undefined : entity.fields.find(({ isMaker }) => isMaker);
  const begun = maker
    ? `{ ${keyOf(maker.name)}: user${access.add === 'user' ? '' : '?'}.full_name ?? '', ...start }`
    : 'start';
  const needsUser = access.add !== 'anyone' || access.edit !== 'anyone';
  const who = [
    (maker || access.add === 'user' || access.edit.startsWith('own') || access.edit === 'user') &&
      'user',
    (access.add === 'admin' || access.edit.includes('admin')) && 'isAdmin',
    access.add === 'user' && 'signIn',
  ].filter(Boolean);
  return source.file(code`
    /** Adding, editing and deleting ${entity.pluralLow}: what the buttons of a page call. */
    export function ${entity.actions}(options: { onRemoved?: () => void } = {}) {
      ${needsUser && who.length > 0 && `const { ${who.join(', ')} } = ${source.use('useUser', '@/hooks/use-user')}();`}
      const [editing, setEditing] = useState<Partial<${rowType}> | null>(null);
      const [deleting, setDeleting] = useState<${rowType} | null>(null);

      async function save(values: ${fieldsType}) {
        if (editing?.id) await ${client}.update(editing.id, values);
        ${creating(model, entity, source, client)}
        setEditing(null);
        ${toast}({ title: ${quoted(t('saved', entity.label))} });
      }

      async function remove(${one}: ${rowType}) {
        await ${client}.delete(${one}.id);
        options.onRemoved?.();
        ${toast}({
          title: ${template(t('deleted'), `${nameOf}(${one})`)},
          action: { label: ${quoted(t('undo'))}, onClick: () => void ${attempt}(${client}.restore(${one}.id)) },
        });
      }

      const dialogs = (
        <>
          <${modal}
            open={editing !== null}
            onOpenChange={() => setEditing(null)}
            title={editing?.id ? ${quoted(t('editTitle', entity.labelLow))} : ${quoted(t('newTitle', entity.labelLow))}}
            ${entity.fields.length > 6 && 'className="max-w-2xl"'}
          >
            <${form} ${one}={editing ?? undefined} onSave={save} onCancel={() => setEditing(null)} />
          </${modal}>
          <${confirm}
            open={deleting !== null}
            onOpenChange={() => setDeleting(null)}
            title={${template(t('deleteQuestion'), `${nameOf}(deleting)`)}}
            ${jsxAttribute('description', t('deleteHint'))}
            confirmLabel=${quotedAttribute(t('delete'))}
            onConfirm={async () => {
              if (deleting) await remove(deleting);
            }}
          />
        </>
      );

      const canAdd = ${canAdd(access.add)};
      const canEdit = (${access.edit.startsWith('own') ? one : `_${one}`}: ${rowType}) => ${canEdit(access.edit, one, waits)};

      function add(start: Partial<${rowType}> = {}) {
        ${access.add === 'user' ? `if (!user) signIn();\nelse setEditing(${begun});` : `setEditing(${begun});`}
      }

      return {
        canAdd,
        canEdit,
        add,
        edit: (${one}: ${rowType}) => setEditing(${one}),
        remove: (${one}: ${rowType}) => setDeleting(${one}),
        newButton: canAdd && (
          <${source.ui('Button', 'button')} data-add="" onClick={() => add()}>
            <${source.icon('Plus')} />
            <span>${jsxText(t('newTitle', entity.labelLow))}</span>
          </${source.ui('Button', 'button')}>
        ),
        buttons: (${one}: ${rowType}) =>
          canEdit(${one}) && (
            <${source.ui('RowActions', 'row-actions')}
              name={${nameOf}(${one})}
              onEdit={() => setEditing(${one})}
              onDelete={() => setDeleting(${one})}
            />
          ),
        dialogs,
      };
    }
  `);
}

function canAdd(add: ReturnType<typeof accessOf>['add']): string {
  return { anyone: 'true', user: 'true', admin: 'isAdmin', nobody: 'false' }[add];
}

/** `waits`: the condition under which creators may still change their rows. */
function canEdit(
  edit: ReturnType<typeof accessOf>['edit'],
  row: string,
  waits: string | null,
): string {
  const own = `Boolean(user) && ${row}.creatorId === user?.id`;
  return {
    anyone: 'true',
    user: 'Boolean(user)',
    admin: 'isAdmin',
    own,
    'own-or-admin': `isAdmin || (${own}${waits ? ` && ${waits}` : ''})`,
    nobody: 'false',
  }[edit];
}

/** A phrase with `{0}` as a template literal with an expression in its place. */
export function template(phrase: string, ...expressions: string[]): string {
  const text = phrase.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `\`${text.replace(/\{(\d)\}/g, (_, index) => `\${${expressions[Number(index)] ?? "''"}}`)}\``;
}

const quotedAttribute = (text: string): string => jsxAttribute('x', text).slice(2);
