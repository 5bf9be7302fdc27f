import type { Behaviour, SpecField } from '../../spec.ts';
import { code, keyOf, type Source } from '../code.ts';
import { type AppModel, type EntityModel, fieldOf } from '../model.ts';
import { get, nameCall } from '../values.ts';

/** The rows that are votes for rows of an entity, and which field says for which. */
export function votesFor(
  model: AppModel,
  entity: EntityModel,
): { told: Behaviour; vote: EntityModel; relation: SpecField } | null {
  const told = model.behaviour('votes', entity.name);
  const vote = model.entity(told?.target);
  const relation =
    fieldOf(vote, told?.fields.relation) ??
    vote?.fields.find((field) => field.relation === entity.name);
  return told && vote && relation ? { told, vote, relation } : null;
}

export interface PollParts {
  /** Among what one chooses. */
  options: SpecField;
  vote: EntityModel;
  /** What a vote chose, and of which poll it is. */
  choice: SpecField;
  relation: SpecField;
}

/** Where a vote is for one of several options that stand in the row; null where it is for the row itself. */
export function pollParts(model: AppModel, entity: EntityModel): PollParts | null {
  const votes = votesFor(model, entity);
  if (!votes) return null;
  const { told, vote, relation } = votes;
  const options = fieldOf(entity, told.fields.options);
  const choice = fieldOf(vote, told.fields.choice);
  if (options?.type !== 'list' || choice?.type !== 'text') return null;
  return { options, vote, choice, relation };
}

/** How the day is called after which nobody votes, in seven languages. */
const ENDS =
  /(?:^|_)(?:ends?|closes?|closing|until|deadline|ende|bis|fin|fine|hasta|fim|einde|tot)(?:_|$)/i;

/** The functions of a page that shows polls: `choose`, and `pollOf` with the options of one. */
export function pollSetup(
  model: AppModel,
  entity: EntityModel,
  source: Source,
  { options, vote, choice, relation }: PollParts,
): string {
  const { one } = entity;
  const client = source.use(vote.name, `@/entities/${vote.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const needsUser = vote.spec.permissions.write !== 'anonymous';
  const end = entity.fields.find(
    ({ type, role, name }) =>
      (type === 'date' || type === 'datetime') && (role === 'due' || ENDS.test(name)),
  );
  const isOver =
    end && `${source.use('daysUntil', '@/lib/format')}(${get(one, end)} ?? new Date()) < 0`;
  const reading = { model, source, entity, row: one };
  return code`
    async function choose(${one}: ${entity.rowType}, choice: string) {
      ${needsUser && 'if (!user) return signIn();'}
      const mine = myVote(${one});
      await once(${one}.id, () =>
        ${attempt}<unknown>(
          !mine
            ? ${client}.create({ ${keyOf(relation.name)}: ${one}.id, ${keyOf(choice.name)}: choice })
            : ${get('mine', choice)} === choice
              ? ${client}.delete(mine.id)
              : ${client}.update(mine.id, { ${keyOf(choice.name)}: choice }),
        ),
      );
    }

    const chosenOf = (${one}: ${entity.rowType}) => {
      const mine = myVote(${one});
      return mine ? ${get('mine', choice)} : null;
    };

    const pollOf = (${one}: ${entity.rowType}) => (
      <${source.ui('PollOptions', 'poll-options')}
        label={${nameCall(reading)}}
        options={${get(one, options)} ?? []}
        votes={votesOf(${one}).map((vote) => ${get('vote', choice)})}
        mine={chosenOf(${one})}
        ${isOver && `isOver={${isOver}}`}
        onChoose={(choice) => void choose(${one}, choice)}
      />
    );
  `;
}
