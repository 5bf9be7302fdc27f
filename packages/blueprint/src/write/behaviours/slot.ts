import { code, jsxAttribute, jsxText, quoted, Source } from '../code.ts';
import { formFile } from '../form.ts';
import type { AppModel } from '../model.ts';
import { get, nameCall, type Reading, useOptions } from '../values.ts';
import { bookerIn, bookerMailIn } from './booker.ts';
import { askedFields, ownFields } from './booking.ts';
import { phraseWith } from './figures.ts';
import type { BookingParts } from './parts.ts';
import { takenNow } from './taken.ts';

/** How long a booking takes its place where no duration is kept, in minutes. */
const USUAL_MINUTES = 60;
/** So many of the times to come are shown as taken. */
const SHOWN = 6;

/** `components/BookingTimeForm.tsx`: what is asked of who books: from when, how long. */
export function slotFormFile(model: AppModel, parts: BookingParts) {
  const { booking, relation, status, when, ends } = parts;
  const person = bookerIn(booking);
  const email = bookerMailIn(booking);
  // What it must say is asked for, whatever it is; of the rest what is neither personal nor found elsewhere.
  const asked = askedFields(parts);
  const fields = booking.fields.filter(
    (field) =>
      asked.includes(field) ||
      (![relation, status, person, email].includes(field) && field.type !== 'relation'),
  );
  const required = fields.map((field) =>
    field === when || field === ends ? { ...field, required: true } : field,
  );
  return formFile(model, booking, { name: `${booking.name}TimeForm`, fields: required });
}

/** `components/BookingButton.tsx` of what is booked for a time: a dialog for the time, and none that is taken. */
export function slotButtonFile(model: AppModel, parts: BookingParts): string {
  const { thing, booking, relation, status, when, booked, cancelled, decision, action } = parts;
  const { duration } = parts;
  const name = `${booking.name}Button`;
  const source = new Source(name);
  const { t } = model;
  const { one } = thing;
  const reading: Reading = { model, source, entity: thing, row: one };
  const client = source.use(booking.name, `@/entities/${booking.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const toast = source.use('toast', '@/components/ui/use-toast');
  const button = source.ui('Button', 'button');
  const modal = source.ui('Modal', 'modal');
  const form = source.useDefault(`${booking.name}TimeForm`, `@/components/${booking.name}TimeForm`);
  const isByDay = when?.type === 'date' && !parts.hour;
  const dateTime = source.use(isByDay ? 'formatDate' : 'formatDateTime', '@/lib/format');
  const shown = isByDay ? 'formatDate' : source.use('formatTime', '@/lib/format');
  // A day that is taken whole ends before the next one.
  const lastOf = (end: string) =>
    `${shown}(new Date(${end}${isByDay && !parts.isByNight ? ' - 1' : ''}))`;
  const { part } = parts;
  /** When a place is taken, in words: from when until when, or which part of which day. */
  const inWords = (start: string, end: string, of: string): [string, string] => [
    `${dateTime}(new Date(${start}))`,
    part
      ? `${source.use('optionLabel', '@/lib/options')}(${useOptions(source, booking, part)}, ${of})`
      : lastOf(end),
  ];
  if (isByDay || parts.hour)
    for (const name of ['toDate', 'addDays']) source.use(name, '@/lib/format');
  for (const name of ['isBefore', 'orTakenBack']) source.use(name, '@/lib/order');
  source.use('useState', 'react');
  source.use(`type ${thing.rowType}`, thing.lib);
  source.use(`type ${booking.rowType}`, booking.lib);
  source.use(`type ${booking.fieldsType}`, booking.lib);
  const isGone = status ? ` && ${get('other', status)} !== ${quoted(cancelled)}` : '';
  const word = action ?? t('book');
  const title = action
    ? phraseWith(`${action}: {0}`, nameCall(reading))
    : phraseWith(t('bookName'), nameCall(reading));
  const cancelWord = action ? t('cancel') : t('cancelBooking');
  const isInHours = duration?.unit === 'h';
  const usual = isInHours ? USUAL_MINUTES / 60 : USUAL_MINUTES;
  const undo =
    status && !decision
      ? `${client}.update(${booking.one}.id, { ${status.name}: ${get(booking.one, status)} })`
      : `${client}.restore(${booking.one}.id)`;
  const remove =
    status && !decision
      ? `${client}.update(${booking.one}.id, { ${status.name}: ${quoted(cancelled)} })`
      : `${client}.delete(${booking.one}.id)`;
  const isBackwards = backwards(parts);
  const [from, to] = inWords('start', 'end', 'part');
  const names = part ? 'start, part' : 'start, end';
  return source.file(code`
    interface Props {
      ${one}: ${thing.rowType};
      /** All ${booking.pluralLow}: what is taken is seen from them. */
      ${booking.many}: ${booking.rowType}[];
      /** One's own, to cancel it. */
      ${booking.one}?: ${booking.rowType};
    }

    export default function ${name}({ ${one}, ${booking.many}, ${booking.one} }: Props) {
      const { user, signIn } = ${source.use('useUser', '@/hooks/use-user')}();
      const [open, setOpen] = useState(false);
      const here = ${booking.many}.filter((other) => ${get('other', relation)} === ${one}.id${isGone});
      const taken = here.map(spanOf).filter(({ end }) => end > Date.now()).sort((a, b) => a.start - b.start);

      async function book(values: ${booking.fieldsType}) {
        if (!user) return signIn();
        const wanted = spanOf(values);
        ${isBackwards && `if (${isBackwards}) throw new Error(${quoted(t('endBeforeStart'))});`}
        if (wanted.end <= Date.now()) throw new Error(${quoted(t('slotOver'))});
        const other = taken.find((span) => meet(span, wanted));
        if (other) throw new Error(takenText(other));
        const made = await ${client}.create({ ...values, ${ownFields(parts, quoted(booked))} });
        // Of two who book in the same moment, the first has it.
        const now = await orTakenBack(${takenNow(source, parts)}, () => ${client}.delete(made.id));
        const first = now.find((other) => isBefore(other, made)${isGone} && meet(spanOf(other), wanted));
        if (first) {
          await ${client}.delete(made.id);
          throw new Error(takenText(spanOf(first)));
        }
        setOpen(false);
        ${toast}({ title: ${phraseWith(t(decision ? 'slotRequested' : 'slotBooked'), nameCall(reading), `${dateTime}(new Date(wanted.start))`)} });
      }

      async function cancel(${booking.one}: ${booking.rowType}) {
        await ${attempt}(${remove});
        ${toast}({
          title: ${quoted(t('bookingCancelled'))},
          action: { label: ${quoted(t('undo'))}, onClick: () => void ${attempt}(keep(${booking.one})) },
        });
      }

      /** Takes a cancelling back, where nobody has booked it meanwhile. */
      async function keep(${booking.one}: ${booking.rowType}) {
        const wanted = spanOf(${booking.one});
        const away = () => ${remove};
        await ${undo};
        const now = await orTakenBack(${takenNow(source, parts)}, away);
        const other = now.find((other) => other.id !== ${booking.one}.id${isGone} && meet(spanOf(other), wanted));
        if (!other) return;
        await away();
        throw new Error(takenText(spanOf(other)));
      }

      if (${booking.one})
        return (
          <${button} size="sm" variant="outline" aria-label={${phraseWith(`${cancelWord}: {0}`, nameCall(reading))}} onClick={() => void cancel(${booking.one})}>
            ${jsxText(cancelWord)}
          </${button}>
        );
      return (
        <>
          <${button} size="sm" aria-label={${title}} onClick={() => (user ? setOpen(true) : signIn())}>
            ${jsxText(word)}
          </${button}>
          <${modal} open={open} onOpenChange={setOpen} title={${title}}>
            {taken.length > 0 && (
              <div className="mb-5 rounded-lg bg-muted px-4 py-3 text-sm">
                <p className="font-medium">${jsxText(t('takenTimes'))}</p>
                <ul className="text-muted-foreground tabular-nums">
                  {taken.slice(0, ${SHOWN}).map(({ ${names} }) => (
                    <li key={${part ? '`${start} ${part}`' : 'start'}}>{${from}}${part ? ',' : ' –'} {${to}}</li>
                  ))}
                </ul>
              </div>
            )}
            <${form} ${duration ? `${booking.one}={{ ${duration.name}: ${usual} }} ` : ''}onSave={book} onCancel={() => setOpen(false)} ${jsxAttribute('submitLabel', word)} />
          </${modal}>
        </>
      );
    }

    interface Span {
      start: number;
      end: number;
      ${part && 'part?: string | null;'}
    }

    /** From when to when a place is taken, in milliseconds. */
    function spanOf(row: Partial<${booking.fieldsType}>): Span {
      const start = ${startOf(parts)};
      return { start, end: ${endOf(parts, usual)}${part ? `, part: ${get('row', part)}` : ''} };
    }

    const meet = (a: Span, b: Span) => a.start < b.end && b.start < a.end${meetsIn(parts)};

    const takenText = ({ ${names} }: Span) => ${part ? phraseWith(`${t('takenTimes')}: {0}, {1}`, from, to) : phraseWith(t('slotTaken'), from, to)};
  `);
}

/** When a booking begins, in milliseconds; a day begins at midnight where it is looked at. */
function startOf({ when, hour }: BookingParts): string {
  if (!when) return 'Number.NaN';
  const value = `${get('row', when)} ?? ''`;
  const day = `toDate(${value}).getTime()`;
  if (when.type !== 'date') return `new Date(${value}).getTime()`;
  return hour ? `new Date(\`\${${get('row', when)}}T\${${get('row', hour)}}\`).getTime()` : day;
}

/** Halves of a day leave each other room; all of it leaves none. */
function meetsIn({ part, whole }: BookingParts): string {
  if (!part) return '';
  const isWhole = whole ? ` || a.part === ${quoted(whole)} || b.part === ${quoted(whole)}` : '';
  return ` && (!a.part || !b.part || a.part === b.part${isWhole})`;
}

/** What ends before it begins takes nothing, and is told so; a night goes on into the next day. */
function backwards({ when, ends, hour }: BookingParts): string {
  if (when?.type !== 'date' || hour) return 'wanted.end <= wanted.start';
  return ends
    ? `${get('values', ends)} && ${get('values', when)} && ${get('values', ends)} < ${get('values', when)}`
    : '';
}

/** When a booking ends, in milliseconds: as it says, else by how long it takes. */
function endOf(parts: BookingParts, usual: number): string {
  const { when, ends, duration, isByNight, hour, until } = parts;
  if (when?.type === 'date' && !hour) {
    const dayAfter = 'addDays(new Date(start), 1).getTime()';
    if (!ends) return dayAfter;
    const last = get('row', ends);
    const end = isByNight ? `toDate(${last})` : `addDays(${last}, 1)`;
    return `${last} ? Math.max(${end}.getTime(), ${dayAfter}) : ${dayAfter}`;
  }
  const length = duration ? `(${get('row', duration)} || ${usual})` : String(usual);
  const after = `start + ${length} * ${duration?.unit === 'h' ? '3_600_000' : '60_000'}`;
  if (when && hour && until) {
    const last = get('row', until);
    const isNext = `${last} < (${get('row', hour)} ?? '') ? 86_400_000 : 0`;
    return `${last} ? new Date(\`\${${get('row', when)}}T\${${last}}\`).getTime() + (${isNext}) : ${after}`;
  }
  if (!ends) return after;
  const end = get('row', ends);
  return `${end} ? new Date(${end}).getTime() : ${after}`;
}
