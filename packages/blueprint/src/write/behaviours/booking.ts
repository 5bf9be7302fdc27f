import type { SpecField } from '../../spec.ts';
import { code, jsxAttribute, jsxText, literal, quoted, Source } from '../code.ts';
import { formFile } from '../form.ts';
import type { AppModel, EntityModel } from '../model.ts';
import { get, nameCall, type Reading } from '../values.ts';
import { bookerIn, bookerMailIn, othersIn } from './booker.ts';
import type { Extra, ExtraPlace } from './extra.ts';
import { phraseWith } from './figures.ts';
import { type BookingParts, bookingParts } from './parts.ts';
import { isCounted, limitOf, placesFile, placesIn, refusing, sumOf } from './places.ts';
import { takenNow, takenRows } from './taken.ts';

export function bookingExtra(place: ExtraPlace): Extra | null {
  const { model, entity, source } = place;
  const parts = bookingParts(model, entity);
  if (!parts) return null;
  const { booking } = parts;
  const button = source.useDefault(`${booking.name}Button`, `@/components/${booking.name}Button`);
  return {
    hooks: [`const ${booking.many} = ${takenRows(source, parts)};`],
    needs: [booking.many],
    rowButtons: (row) =>
      `<${button} ${entity.one}={${row}} ${booking.many}={${booking.many}.rows} />`,
  };
}

/** `components/BookingButton.tsx`: places left, and the one button that fits: book, cancel, wait. */
export function bookingButtonFile(model: AppModel, parts: BookingParts): string {
  const { thing, booking, relation, status, capacity, start, booked, cancelled, waiting, action } =
    parts;
  const { decision } = parts;
  const name = `${booking.name}Button`;
  const source = new Source(name);
  const { t } = model;
  const { one } = thing;
  const reading: Reading = { model, source, entity: thing, row: one };
  const client = source.use(booking.name, `@/entities/${booking.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const toast = source.use('toast', '@/components/ui/use-toast');
  const button = source.ui('Button', 'button');
  const badge = source.ui('ColorBadge', 'color-badge');
  source.use('useState', 'react');
  source.use(`type ${thing.rowType}`, thing.lib);
  source.use(`type ${booking.rowType}`, booking.lib);
  const counts = isCounted(parts);
  const create = counts ? 'place' : `${client}.create`;
  const asks = askedFields(parts).length > 0;
  // What is read out begins with what is seen.
  const named = (word: string) => phraseWith(`${word}: {0}`, nameCall(reading));
  const bookName = action ? named(action) : phraseWith(t('bookName'), nameCall(reading));
  const statusOf = (row: string) => (status ? get(row, status) : "''");
  const isTaken = !status
    ? 'true'
    : decision
      ? `${statusOf('other')} !== ${quoted(decision.rejected)}`
      : `${statusOf('other')} === ${quoted(booked)}`;
  const isGone = status ? ` && ${statusOf('other')} !== ${quoted(cancelled)}` : '';
  const state = status?.options?.find(({ value }) => value === cancelled)?.label;
  const goneText = action && state ? `${booking.label}: ${state}` : t('bookingCancelled');
  const cancelWord = action ? t('cancel') : t('cancelBooking');
  const waitWords = waiting && status ? [t('joinWaitingList'), t('leaveWaitingList')] : [];
  const width = widthOf([action ?? t('book'), cancelWord, ...waitWords]);
  return source.file(code`
    interface Props {
      ${one}: ${thing.rowType};
      /** All ${booking.pluralLow}: who comes is counted from them. */
      ${booking.many}: ${booking.rowType}[];
    }

    export default function ${name}({ ${one}, ${booking.many} }: Props) {
      const { user, signIn } = ${source.use('useUser', '@/hooks/use-user')}();
      const [busy, setBusy] = useState(false);
      const here = ${booking.many}.filter((other) => ${get('other', relation)} === ${one}.id${isGone});
      const mine = here.find((other) => user && other.creatorId === user.id);
      ${counts && `const taken = ${sumOf(source, parts, `here.filter((other) => ${isTaken})`)};\nconst limit = ${limitOf(parts)};\nconst left = Math.max(0, limit - taken);`}
      ${start && `const isOver = Boolean(${get(one, start)}) && ${over(source, start, one)};`}

      async function run(work: Promise<unknown>) {
        setBusy(true);
        await ${attempt}(work);
        setBusy(false);
      }

      ${asks ? asking() : booksAtOnce()}

      ${counts && placing()}

      async function cancel(${booking.one}: ${booking.rowType}) {
        ${
          status && !decision
            ? code`
                await run(${client}.update(${booking.one}.id, { ${status.name}: ${quoted(cancelled)} }));
                ${toast}({
                  title: ${quoted(goneText)},
                  action: { label: ${quoted(t('undo'))}, onClick: () => void ${attempt}(keep(${booking.one})) },
                });
              `
            : code`
                await run(${client}.delete(${booking.one}.id));
                ${toast}({
                  title: ${quoted(goneText)},
                  action: { label: ${quoted(t('undo'))}, onClick: () => void ${attempt}(keep(${booking.one})) },
                });
              `
        }
      }

      ${keeping()}

      return (
        <div className="flex items-center gap-3 max-sm:flex-1">
          ${
            capacity &&
            code`
              {limit < Number.POSITIVE_INFINITY && (
                <div className="text-xs text-muted-foreground max-sm:min-w-14 max-sm:max-w-24 max-sm:flex-1 sm:w-24">
                  <p className="mb-1 tabular-nums">{left ? ${phraseWith(t('placesLeft'), 'left')} : ${quoted(t('full'))}}</p>
                  <${source.ui('Progress', 'progress')}
                    ${jsxAttribute('aria-label', t('placesTaken'))}
                    value={taken}
                    max={limit || 1}
                    className="h-1.5"
                    indicatorClassName={left ? undefined : 'bg-destructive'}
                  />
                </div>
              )}
            `
          }
          ${
            start
              ? code`
            {isOver ? (
              <${badge} className="${width} justify-center">${t('over')}</${badge}>
            ) : ${actionButtons()}
          `
              : `{${actionButtons()}`
          }
          ${asks && askDialog()}
        </div>
      );
    }

    ${placesFile(parts)}
  `);

  function booksAtOnce(): string {
    return code`
      async function book(${status ? `status: string` : ''}) {
        if (!user) return signIn();
        await run(${create}({ ${ownFields(parts, 'status')} }));
      }
    `;
  }

  /** Some of it only who books can tell: a dialog asks for it first. */
  function asking(): string {
    source.use(`type ${booking.fieldsType}`, booking.lib);
    const state = status ? 'asked' : '';
    return code`
      const [asked, setAsked] = useState<string | null>(null);

      function book(status = '') {
        if (!user) return signIn();
        setAsked(status);
      }

      async function send(values: ${booking.fieldsType}) {
        if (!user || asked === null) return;
        await ${create}({ ...values, ${ownFields(parts, state)} });
        setAsked(null);
      }
    `;
  }

  function askDialog(): string {
    const form = source.useDefault(askFormName(parts), `@/components/${askFormName(parts)}`);
    return code`
      <${source.ui('Modal', 'modal')} open={asked !== null} onOpenChange={() => setAsked(null)} title={${bookName}}>
        <${form} onSave={send} onCancel={() => setAsked(null)} ${jsxAttribute('submitLabel', action ?? t('book'))} />
      </${source.ui('Modal', 'modal')}>
    `;
  }

  /** Of those who book the last place in the same moment, the first has it; the others wait, or are told. */
  function placing(): string {
    const isLate = `${status ? `${statusOf('made')} === ${quoted(booked)} && ` : ''}before + ${placesIn(parts, 'made')} > limit`;
    source.use(`type ${booking.fieldsType}`, booking.lib);
    const waitLabel = status?.options?.find(({ value }) => value === waiting)?.label;
    // Some are free, and not as many as come: who booked hears that they wait.
    const waits =
      parts.party && waitLabel ? `\n          ${toast}({ title: ${quoted(waitLabel)} });` : '';
    return code`
      async function place(fields: Partial<${booking.fieldsType}>) {
        ${refusing(model, parts)}
        const made = await ${client}.create(fields);
        const now = await ${source.use('orTakenBack', '@/lib/order')}(${takenNow(source, parts)}, () => ${client}.delete(made.id));
        const before = ${sumOf(source, parts, `now.filter((other) => ${source.use('isBefore', '@/lib/order')}(other, made) && ${isTaken})`)};
        if (${isLate}) {
          ${
            waiting && status
              ? `await ${client}.update(made.id, { ${status.name}: ${quoted(waiting)} });${waits}`
              : `await ${client}.delete(made.id);\n          throw new Error(${quoted(t('full'))});`
          }
        }
      }
    `;
  }

  /** Taking a cancelling back: whoever booked the last place meanwhile has it. */
  function keeping(): string {
    const back =
      status && !decision
        ? `${client}.update(${booking.one}.id, { ${status.name}: ${get(booking.one, status)} })`
        : `${client}.restore(${booking.one}.id)`;
    if (!counts) return `const keep = (${booking.one}: ${booking.rowType}) => ${back};`;
    const away =
      status && !decision
        ? `${client}.update(${booking.one}.id, { ${status.name}: ${quoted(waiting ?? cancelled)} })`
        : `${client}.delete(${booking.one}.id)`;
    return code`
      async function keep(${booking.one}: ${booking.rowType}) {
        const away = () => ${away};
        await ${back};
        const now = await ${source.use('orTakenBack', '@/lib/order')}(${takenNow(source, parts)}, away);
        const others = ${sumOf(source, parts, `now.filter((other) => other.id !== ${booking.one}.id && ${isTaken})`)};
        if (${status && !decision ? `${get(booking.one, status)} !== ${quoted(booked)} || ` : ''}others + ${placesIn(parts, booking.one)} <= limit) return;
        await away();
        throw new Error(${quoted(t('full'))});
      }
    `;
  }

  function actionButtons(): string {
    const state = status ? quoted(booked) : '';
    const isWaiting = waiting && status && `${statusOf('mine')} === ${literal(waiting)}`;
    const leaveName = `${isWaiting ? `${isWaiting} ? ${named(t('leaveWaitingList'))} : ` : ''}${named(cancelWord)}`;
    const waitState =
      waiting && status
        ? code`
            <${button} size="sm" variant="outline" className="${width}" disabled={busy} aria-label={${phraseWith(`${t('joinWaitingList')}: {0}`, nameCall(reading))}} onClick={() => void book(${quoted(waiting)})}>
              ${t('joinWaitingList')}
            </${button}>
          `
        : `<${badge} color="red" className="${width} justify-center">${t('full')}</${badge}>`;
    return code`
      mine ? (
        <${button} size="sm" variant="outline" className="${width}" disabled={busy} aria-label={${leaveName}} onClick={() => void cancel(mine)}>
          ${waiting && status ? `{${statusOf('mine')} === ${literal(waiting)} ? ${quoted(t('leaveWaitingList'))} : ${quoted(cancelWord)}}` : cancelWord}
        </${button}>
      ) : ${
        counts
          ? code`
              left === 0 ? (
                ${waitState}
              ) : (
            `
          : '('
      }
        <${button} size="sm" className="${width}" disabled={busy} aria-label={${bookName}} onClick={() => void book(${state})}>
          ${jsxText(action ?? t('book'))}
        </${button}>
      )}
    `;
  }
}

/** As wide as the longest of the words that take turns on a button, so that nothing beside it moves. */
function widthOf(words: string[]): string {
  const letters = Math.max(...words.map(({ length }) => length));
  return `min-w-${Math.ceil(letters * 1.85) + 6}`;
}

/** What a booking says of itself beside its time: of what, in which state, and whose where not everybody may read it. */
export function ownFields(parts: BookingParts, state: string): string {
  return known(parts, state)
    .map(([field, value]) => `${field.name}: ${value}`)
    .join(', ');
}

/** The fields whose values need no asking, each with its expression. */
function known(
  { thing, booking, relation, status }: BookingParts,
  state: string,
): [field: SpecField, value: string][] {
  const person = bookerIn(booking);
  const email = bookerMailIn(booking);
  const all: [SpecField, string][] = [[relation, `${thing.one}.id`]];
  if (status) all.push([status, state]);
  if (person && mayHold(booking, person)) all.push([person, 'user.full_name || user.email']);
  if (email && mayHold(booking, email)) all.push([email, 'user.email']);
  return all;
}

/** Whether a field may say something personal. */
const mayHold = (booking: EntityModel, { name, isGuarded, isForMembers }: SpecField): boolean =>
  !isPublic(booking) ||
  isGuarded === true ||
  isForMembers === true ||
  booking.spec.meantOpen?.includes(name) === true;

/** What a booking must say that nobody knows before: who books is asked for it. */
export function askedFields(parts: BookingParts): SpecField[] {
  const { booking, party } = parts;
  const told = new Set(known(parts, '').map(([field]) => field));
  const others = othersIn(booking).filter((field) => mayHold(booking, field));
  return booking.fields.filter(
    (field) =>
      // Whether a racket is needed only who books knows, whatever is stored of it without a word.
      ((field.required && (field.type === 'boolean' || field.default === undefined)) ||
        field === party ||
        others.includes(field)) &&
      !told.has(field),
  );
}

const askFormName = ({ booking }: BookingParts): string => `${booking.name}AskForm`;

/** `components/BookingAskForm.tsx`: what is asked of who books. */
export const askFormFile = (model: AppModel, parts: BookingParts): string =>
  formFile(model, parts.booking, { name: askFormName(parts), fields: askedFields(parts) });

/** What anybody may read of a row is nothing personal, unless it was said to be open (ruling 17). */
function isPublic(booking: EntityModel): boolean {
  return booking.spec.permissions.read === 'anonymous';
}

function over(source: Source, start: SpecField, row: string): string {
  if (start.type === 'datetime') return `new Date(${get(row, start)} ?? '').getTime() < Date.now()`;
  return `${source.use('daysUntil', '@/lib/format')}(${get(row, start)} ?? '') < 0`;
}
