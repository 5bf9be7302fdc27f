import type { SpecPage } from '../../spec.ts';
import { code, jsxAttribute, jsxText, quoted, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { headline } from '../lists/page.ts';
import {
  type AppModel,
  byRole,
  type EntityModel,
  fieldOf,
  isNumeric,
  titleField,
} from '../model.ts';
import { byIdName, get, pageUrl, type Reading, textValue } from '../values.ts';

/** A quiz: a topic is chosen, its questions come one by one, and the score is kept. */
export function playerPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const told = model.behaviour('quiz', entity.name);
  const question = fieldOf(entity, told?.fields.question) ?? titleField(entity);
  const options =
    fieldOf(entity, told?.fields.options) ?? entity.fields.find((field) => field.type === 'list');
  const correct =
    fieldOf(entity, told?.fields.correct) ??
    entity.fields.find((field) => /correct|right|answer/.test(field.name));
  if (!question || !options || !correct) return '';
  const topic =
    fieldOf(entity, told?.fields.topic) ??
    byRole(entity, 'category') ??
    entity.fields.find((field) => field.type === 'enum');
  const explanation = entity.fields.find((field) => /explanation|why/.test(field.name));
  const source = new Source(page.name, 'Result', 'Choice');
  const { t } = model;
  const { one, many } = entity;
  const reading: Reading = { model, source, entity, row: one };
  const related = topic?.type === 'relation' ? model.entity(topic.relation) : undefined;
  const result = model.entity(told?.target);
  const board = model.page('leaderboard', result?.name);
  const button = source.ui('Button', 'button');
  const header = source.ui('PageHeader', 'page-header');
  const isNumber = correct.type === 'integer' || correct.type === 'number';
  source.use('useState', 'react');
  source.use(`type ${entity.rowType}`, entity.lib);
  const topicOf = topic ? textValue(reading, topic) : "''";
  const link = board ? source.use('Link', 'react-router-dom') : '';
  return source.file(code`
    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity)};
      ${related && `const ${related.many} = ${useRowsOf(source, related)};`}
      ${related && `const ${byIdName(related)} = new Map(${related.many}.rows.map((${related.one}) => [${related.one}.id, ${related.one}]));`}
      const [round, setRound] = useState<{ topic: string; questions: ${entity.rowType}[] } | null>(null);
      const [at, setAt] = useState(0);
      const [picked, setPicked] = useState<string | null>(null);
      const [score, setScore] = useState(0);
      const topics = ${source.use('groupBy', '@/lib/options')}(${many}.rows, (${one}) => ${topicOf} || ${quoted(t('allQuestions'))});
      const current = round?.questions[at];

      function start(topic: string, questions: ${entity.rowType}[]) {
        setRound({ topic, questions: [...questions].sort(() => Math.random() - 0.5).slice(0, 10) });
        setAt(0);
        setPicked(null);
        setScore(0);
      }

      function pick(${one}: ${entity.rowType}, option: string) {
        if (picked !== null) return;
        setPicked(option);
        if (isRight(${one}, option)) setScore(score + 1);
      }

      function next() {
        setPicked(null);
        setAt(at + 1);
      }

      return (
        <div className="mx-auto max-w-2xl">
          <${source.ui('Loaded', 'loaded')} from={${related ? `[${many}, ${related.many}]` : many}} skeleton={<${source.ui('ListSkeleton', 'loaded')} as="page" />}>
            {() =>
              !round ? (
                <>
                  <${header} ${jsxAttribute('title', page.title)}${headline(model, page)} />
                  {topics.length === 0 && <${source.ui('EmptyState', 'empty-state')} icon={${source.icon(entity.spec.icon)}} ${jsxAttribute('title', t('emptyTitle', entity.pluralLow))} />}
                  <ul className="grid gap-4 sm:grid-cols-2">
                    {topics.map(([topic, questions]) => (
                      <li key={topic}>
                        <button
                          type="button"
                          onClick={() => start(topic, questions)}
                          className="flex w-full items-center gap-4 rounded-xl border bg-card p-5 text-start shadow-xs transition-shadow hover:shadow-md"
                        >
                          <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-accent text-accent-foreground">
                            <${source.icon('Play')} aria-hidden="true" className="size-5" />
                          </span>
                          <span className="min-w-0">
                            <span className="block font-heading text-lg font-semibold">
                              <span className="sr-only">${jsxText(t('startTopic'))} </span>
                              {topic}
                            </span>
                            <span className="block text-sm text-muted-foreground">{\`${t('questionCount').replace('{0}', '${Math.min(10, questions.length)}')}\`}</span>
                          </span>
                        </button>
                      </li>
                    ))}
                  </ul>
                </>
              ) : current ? (
                <section aria-labelledby="question">
                  <div className="mb-6">
                    <div className="mb-2 flex justify-between text-sm text-muted-foreground">
                      <span>{round.topic}</span>
                      <span className="tabular-nums">{\`${t('questionOf').replace('{0}', '${at + 1}').replace('{1}', '${round.questions.length}')}\`}</span>
                    </div>
                    <${source.ui('Progress', 'progress')} ${jsxAttribute('aria-label', t('progress'))} value={at + (picked === null ? 0 : 1)} max={round.questions.length} />
                  </div>
                  <h1 id="question" className="mb-6 font-heading text-2xl font-semibold sm:text-3xl">{${get('current', question)}}</h1>
                  <ul className="flex flex-col gap-3">
                    {(${get('current', options)} ?? []).map((option) => (
                      <li key={option}>
                        <Choice
                          text={option}
                          isDone={picked !== null}
                          isPicked={picked === option}
                          isAnswer={isRight(current, option)}
                          onPick={() => pick(current, option)}
                        />
                      </li>
                    ))}
                  </ul>
                  <div aria-live="polite">
                    {picked !== null && (
                      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
                        <p className={isRight(current, picked) ? 'font-semibold text-success' : 'font-semibold text-destructive'}>
                          {isRight(current, picked) ? ${quoted(t('right'))} : ${quoted(t('wrong'))}}
                        </p>
                        <${button} onClick={next}>{at + 1 < round.questions.length ? ${quoted(t('nextQuestion'))} : ${quoted(t('seeScore'))}}</${button}>
                      </div>
                    )}
                    ${explanation && `{picked !== null && ${get('current', explanation)} && <p className="mt-3 text-muted-foreground">{${get('current', explanation)}}</p>}`}
                  </div>
                </section>
              ) : (
                <Result topic={round.topic} score={score} total={round.questions.length} onAgain={() => setRound(null)} />
              )
            }
          </${source.ui('Loaded', 'loaded')}>
        </div>
      );
    }

    function isRight(${one}: ${entity.rowType}, option: string): boolean {
      ${
        isNumber
          ? `return (${get(one, options)} ?? []).indexOf(option) === ${get(one, correct)};`
          : `return option.trim().toLowerCase() === String(${get(one, correct)} ?? '').trim().toLowerCase();`
      }
    }

    function Choice({ text, isDone, isPicked, isAnswer, onPick }: { text: string; isDone: boolean; isPicked: boolean; isAnswer: boolean; onPick: () => void }) {
      return (
        <button
          type="button"
          aria-pressed={isPicked}
          aria-disabled={isDone}
          onClick={onPick}
          className={${source.use('cn', '@/lib/utils')}(
            'flex min-h-14 w-full items-center gap-3 rounded-xl border bg-card px-5 py-3 text-start shadow-xs transition-colors',
            !isDone && 'hover:border-primary hover:bg-accent/50',
            isDone && isAnswer && 'border-success bg-success/10',
            isDone && isPicked && !isAnswer && 'border-destructive bg-destructive/10',
          )}
        >
          <span className="flex-1">{text}</span>
          {isDone && isAnswer && <${source.icon('Check')} aria-hidden="true" className="size-5 text-success" />}
          {isDone && isPicked && !isAnswer && <${source.icon('X')} aria-hidden="true" className="size-5 text-destructive" />}
        </button>
      );
    }

    ${resultPart()}
  `);

  function resultPart(): string {
    const saves = result && resultFields(result);
    const client = result && source.use(result.name, `@/entities/${result.name}`);
    const needsUser = result && result.spec.permissions.write !== 'anonymous';
    const user = source.use('useUser', '@/hooks/use-user');
    return code`
      /** The score, and a name to keep it under. */
      function Result({ ${topic ? 'topic' : 'topic: _topic'}, score, total, onAgain }: { topic: string; score: number; total: number; onAgain: () => void }) {
        ${saves && `const { user${needsUser ? ', signIn' : ''} } = ${user}();`}
        ${saves && "const [name, setName] = useState(user?.full_name ?? '');"}
        ${saves && 'const [saved, setSaved] = useState(false);'}
        ${saves && "const [error, setError] = useState('');"}
        ${saves && `const once = ${source.use('useOnce', '@/hooks/use-once')}();`}

        ${
          saves &&
          code`
            async function save() {
              ${needsUser && 'if (!user) return signIn();'}
              if (!name.trim()) return setError(${quoted(t('nameMissing'))});
              await once('save', async () => {
                try {
                  await ${client}.create({ ${saves} });
                  setSaved(true);
                } catch (cause) {
                  setError((cause as Error).message);
                }
              });
            }
          `
        }

        return (
          <section className="rounded-xl border bg-card px-6 py-12 text-center shadow-xs">
            <${source.icon('Trophy')} aria-hidden="true" className="mx-auto mb-4 size-12 text-primary" />
            <h1 className="font-heading text-2xl font-semibold">${jsxText(t('yourScore'))}</h1>
            <p role="status" className="mt-2 font-heading text-5xl font-semibold tabular-nums">
              {score} <span className="text-2xl text-muted-foreground">/ {total}</span>
            </p>
            ${
              saves &&
              code`
                {saved ? (
                  <p className="mt-6 text-success">${jsxText(t('scoreSaved'))}</p>
                ) : (
                  <form
                    noValidate
                    onSubmit={(event) => {
                      event.preventDefault();
                      void save();
                    }}
                    className="mx-auto mt-8 flex max-w-sm items-end gap-2 text-start"
                  >
                    <${source.ui('Field', 'field')} ${jsxAttribute('label', t('yourName'))} error={error} className="flex-1">
                      <${source.ui('Input', 'input')} value={name} onChange={(event) => setName(event.target.value)} />
                    </${source.ui('Field', 'field')}>
                    <${button} type="submit">${jsxText(t('saveScore'))}</${button}>
                  </form>
                )}
              `
            }
            <div className="mt-8 flex flex-wrap justify-center gap-2">
              <${button} variant="outline" onClick={onAgain}>${jsxText(t('playAgain'))}</${button}>
              ${board && `<${button} variant="ghost" asChild><${link} to={${pageUrl(source, board.name)}}>${jsxText(board.title)}</${link}></${button}>`}
            </div>
          </section>
        );
      }
    `;
  }

  function resultFields(target: EntityModel): string {
    const value = fieldOf(target, told?.fields.score) ?? target.fields.find(isNumeric);
    const total =
      fieldOf(target, told?.fields.total) ??
      target.fields.find((field) => /total|max|of/.test(field.name) && field !== value);
    const player =
      fieldOf(target, told?.fields.player) ?? byRole(target, 'person') ?? titleField(target);
    const place = target.fields.find(
      (field) => field.name === topic?.name && field.type !== 'relation',
    );
    const at = target.fields.find((field) => field.role === 'date' && field.required);
    return [
      value && `${value.name}: score`,
      total && `${total.name}: total`,
      player && player.type !== 'relation' && `${player.name}: name.trim()`,
      place && topic?.type === 'text' && `${place.name}: topic`,
      place && topic?.type === 'enum' && `${place.name}: ${optionValue(place.type === 'enum')}`,
      at &&
        `${at.name}: ${at.type === 'datetime' ? 'new Date().toISOString()' : `${source.use('isoDay', '@/lib/format')}()`}`,
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** Topics are shown by their labels and stored by their values. */
  function optionValue(isEnum: boolean): string {
    if (!isEnum || !topic) return 'topic';
    const name = source.use(
      `${entity.name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}_${topic.name.toUpperCase()}`,
      entity.lib,
    );
    return `${name}.find((option) => option.label === topic)?.value`;
  }
}
