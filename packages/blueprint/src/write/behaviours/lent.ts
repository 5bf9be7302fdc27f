import { code, quoted, type Source } from '../code.ts';
import { type AppModel, type EntityModel, fieldOf } from '../model.ts';
import { get } from '../values.ts';

/** What somebody holds who has borrowed such a thing, where it says whether the thing came back. */
export function loanOf(model: AppModel, { name }: EntityModel): EntityModel | undefined {
  const loan = model.entity(model.behaviour('borrow', name)?.target);
  return loan && loanFields(model, loan) ? loan : undefined;
}

/** The fields that say what a loan is of and whether it came back; null where rows are no loans. */
export function loanFields(model: AppModel, loan: EntityModel) {
  const told = model.spec.behaviours.find(
    ({ kind, target }) => kind === 'borrow' && target === loan.name,
  );
  if (!told) return null;
  const relation =
    fieldOf(loan, told.fields.relation) ??
    loan.fields.find((field) => field.relation === told.entity);
  const returned =
    fieldOf(loan, told.fields.returned) ??
    loan.fields.find((field) => /return|zur/.test(field.name));
  return relation && returned ? { relation, returned } : null;
}

/** How a new row is stored: what is out is lent to nobody else, and of two who borrow it in one moment the first has it. */
export function creating(model: AppModel, entity: EntityModel, source: Source, client: string) {
  const loan = loanFields(model, entity);
  if (!loan) return `else await ${client}.create(values);`;
  const { relation, returned } = loan;
  return code`
    else {
      const made = await ${client}.create(values);
      const away = () => ${client}.delete(made.id);
      const all = ${get('made', returned)}
        ? []
        : await ${source.use('orTakenBack', '@/lib/order')}(${client}.filter({ ${relation.name}: ${get('made', relation)} }), away);
      if (all.some((other) => ${source.use('isBefore', '@/lib/order')}(other, made) && !${get('other', returned)})) {
        await away();
        throw new Error(${quoted(model.t('lent'))});
      }
    }
  `;
}
