import type { SpecField } from '../../spec.ts';
import { code, quoted, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import type { BookingParts } from './parts.ts';
import { isCounted } from './places.ts';

/** Levels at which whoever books sees what there is to book. */
const SEEN = ['anonymous', 'all'];

/**
 * Whether people see only their own bookings of what others book as well: then the app's server tells them what is
 * taken, since they cannot count rows that they do not see.
 */
export const isTakenUnseen = (parts: BookingParts): boolean =>
  parts.booking.spec.permissions.read === 'creator' &&
  SEEN.includes(parts.thing.spec.permissions.read) &&
  (isCounted(parts) || parts.when !== undefined);

/** All bookings, as far as whoever looks may know of them: the expression of a hook. */
export function takenRows(source: Source, parts: BookingParts): string {
  const { booking } = parts;
  if (!isTakenUnseen(parts)) return useRowsOf(source, booking);
  return `${source.use(hookName(parts), hookPath(parts))}()`;
}

/** The bookings of one thing as they are now: the expression of a promise. */
export function takenNow(source: Source, parts: BookingParts): string {
  const { booking, thing, relation } = parts;
  const client = source.use(booking.name, `@/entities/${booking.name}`);
  if (!isTakenUnseen(parts)) return `${client}.filter({ ${relation.name}: ${thing.one}.id })`;
  return `${source.use(functionName(parts), hookPath(parts))}(${thing.one}.id)`;
}

const functionName = ({ booking }: BookingParts): string => `taken${plural(booking.many)}`;
const hookName = ({ booking }: BookingParts): string => `useTaken${plural(booking.many)}`;
const hookPath = (parts: BookingParts): string => `@/hooks/${hookName(parts)}`;
const plural = (many: string): string => `${many[0]?.toUpperCase()}${many.slice(1)}`;

/** The files by which people know what is taken: the server's function and the hook that asks it. */
export function takenFiles(parts: BookingParts): Record<string, string> {
  if (!isTakenUnseen(parts)) return {};
  return {
    [`server/functions/${functionName(parts)}.ts`]: takenFunction(parts),
    [`hooks/${hookName(parts)}.ts`]: takenHook(parts),
  };
}

/** The fields that say what a booking takes: of what, for how many, in which state, from when to when. */
const told = (parts: BookingParts): SpecField[] => {
  const { relation, status, party, when, duration, ends, hour, until, part } = parts;
  const all = [
    relation,
    status,
    party,
    ...parts.besides,
    when,
    duration,
    ends,
    hour,
    until,
    part,
    parts.answer,
  ];
  return [...new Set(all.filter((field) => field !== undefined))];
};

function takenFunction(parts: BookingParts): string {
  const { booking, thing, relation } = parts;
  return code`
    /**
     * What is taken, and not by whom: people see only their own ${booking.pluralLow}, and should still not book what is full.
     * Answers for those ${thing.pluralLow} that whoever asks may see; { id } for one of them.
     */
    interface Row extends Record<string, unknown> {
      id: string;
      created_date: string;
    }

    const PAGE = 1000;

    async function rowsOf(request: Request, entity: string, authorization: string | null, query: Record<string, unknown>) {
      const from = request.headers.get('Base44-Api-Url') + '/api/apps/' + request.headers.get('Base44-App-Id');
      const rows: Row[] = [];
      for (;;) {
        const part = new URLSearchParams({ q: JSON.stringify(query), sort: 'created_date', limit: String(PAGE), skip: String(rows.length) });
        const response = await fetch(from + '/entities/' + entity + '?' + part, {
          headers: authorization ? { Authorization: authorization } : {},
        });
        if (!response.ok) throw new Error(entity + ': ' + response.status);
        const page: Row[] = await response.json();
        rows.push(...page);
        if (page.length < PAGE) return rows;
      }
    }

    Deno.serve(async (request: Request) => {
      const asked: { id?: unknown } = await request.json();
      const id = typeof asked.id === 'string' ? asked.id : null;
      const seen = await rowsOf(request, ${quoted(thing.name)}, request.headers.get('Authorization'), id ? { id } : {});
      const ids = new Set(seen.map((row) => row.id));
      const service = request.headers.get('Base44-Service-Authorization');
      const all = await rowsOf(request, ${quoted(booking.name)}, service, id ? { ${relation.name}: id } : {});
      const rows = all
        .filter((row) => ids.has(String(row.${relation.name})))
        .map((row) => ({
          id: row.id,
          createdAt: row.created_date,
          ${told(parts).map(({ name }) => `${name}: row.${name},`)}
        }));
      return Response.json({ rows });
    });
  `;
}

function takenHook(parts: BookingParts): string {
  const { booking, thing } = parts;
  const { rowType, pluralLow, lib } = booking;
  const source = new Source();
  const base44 = source.use('base44', '@/api/base44Client');
  const ask = functionName(parts);
  for (const name of ['useCallback', 'useEffect', 'useMemo', 'useState']) source.use(name, 'react');
  source.use(`type ${rowType}`, lib);
  return source.file(code`
    /** The ${pluralLow} of one of the ${thing.pluralLow}, or of all: which place they take and when, and not whose they are. */
    export async function ${ask}(id?: string): Promise<${rowType}[]> {
      const { data } = await ${base44}.functions.invoke(${quoted(ask)}, { id });
      return (data as { rows: ${rowType}[] }).rows;
    }

    /** One's own ${pluralLow}, and what others' take: people see only their own. */
    export function ${hookName(parts)}() {
      const own = ${useRowsOf(source, booking)};
      const [all, setAll] = useState<${rowType}[] | null>(null);
      const [error, setError] = useState<Error | null>(null);

      const ask = useCallback(async () => {
        try {
          setAll(await ${ask}());
          setError(null);
        } catch (cause) {
          setError(cause as Error);
        }
      }, []);

      // What whoever looks has changed changes what is taken.
      useEffect(() => {
        if (!own.loading) void ask();
      }, [ask, own.loading, own.rows]);

      useEffect(() => {
        const again = () => void ask();
        window.addEventListener('focus', again);
        return () => window.removeEventListener('focus', again);
      }, [ask]);

      const rows = useMemo(() => {
        const known = new Set(own.rows.map(({ id }) => id));
        return [...own.rows, ...(all ?? []).filter(({ id }) => !known.has(id))];
      }, [own.rows, all]);

      async function reload() {
        await Promise.all([own.reload(), ask()]);
      }

      return { ...own, rows, loading: own.loading || (!all && !error), error: own.error ?? error, reload };
    }

  `);
}
