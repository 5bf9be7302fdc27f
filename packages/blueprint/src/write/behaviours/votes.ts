import type { SpecField } from '../../spec.ts';
import { code, keyOf } from '../code.ts';
import { useRowsOf } from '../form.ts';
import type { EntityModel } from '../model.ts';
import { get } from '../values.ts';
import type { Extra, ExtraPlace } from './extra.ts';
import { phraseWith } from './figures.ts';
import { pollParts, pollSetup, votesFor } from './poll.ts';

/** Votes are rows of their own: one for each person and thing. */
export function votes(place: ExtraPlace): Extra | null {
  const { model, entity, source } = place;
  const found = votesFor(model, entity);
  if (!found) return null;
  const { vote, relation } = found;
  const { one } = entity;
  source.use(`type ${entity.rowType}`, entity.lib);
  const poll = pollParts(model, entity);
  const own = code`
    const votesOf = (${one}: ${entity.rowType}) => ${vote.many}.rows.filter((vote) => ${get('vote', relation)} === ${one}.id);
    const myVote = (${one}: ${entity.rowType}) => votesOf(${one}).find((vote) => user && vote.creatorId === user.id);
  `;
  const shared: Extra = {
    hooks: [
      `const ${vote.many} = ${useRowsOf(source, vote)};`,
      `const once = ${source.use('useOnce', '@/hooks/use-once')}();`,
    ],
    needs: [vote.many],
    user: ['user', 'signIn'],
  };
  if (poll)
    return {
      ...shared,
      setup: [own, pollSetup(model, entity, source, poll)],
      // A page of one shows what can be chosen where it shows its fields.
      ...(place.page.view !== 'detail' && { rowNote: (row) => `{pollOf(${row})}` }),
    };
  return { ...shared, ...thumbs(place, vote, relation, own) };
}

/** A thumb on each row, with how many have put theirs there. */
function thumbs(place: ExtraPlace, vote: EntityModel, relation: SpecField, own: string): Extra {
  const { model, entity, source } = place;
  const { one } = entity;
  const { t } = model;
  const needsUser = vote.spec.permissions.write !== 'anonymous';
  const client = source.use(vote.name, `@/entities/${vote.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const nameOf = source.use(entity.nameOf, entity.lib);
  return {
    setup: [
      code`
        ${own}

        async function toggleVote(${one}: ${entity.rowType}) {
          ${needsUser && 'if (!user) return signIn();'}
          const mine = myVote(${one});
          await once(${one}.id, () =>
            ${attempt}<unknown>(mine ? ${client}.delete(mine.id) : ${client}.create({ ${keyOf(relation.name)}: ${one}.id })),
          );
        }
      `,
    ],
    rowButtons: (row) => code`
      <${source.ui('Button', 'button')}
        variant={myVote(${row}) ? 'default' : 'outline'}
        size="sm"
        aria-pressed={Boolean(myVote(${row}))}
        aria-label={${phraseWith(t('voteName'), `${nameOf}(${row})`)}}
        onClick={() => void toggleVote(${row})}
      >
        <${source.icon('ThumbsUp')} />
        {votesOf(${row}).length}
      </${source.ui('Button', 'button')}>
    `,
  };
}
