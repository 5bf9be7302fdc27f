import type { SentRequest } from '@trellis/contract';
import type { Installation } from '../installation.ts';

/** What an answer really did to the app's files: what they were asked of, and what they became. */
export interface Deed {
  asked: string;
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
  /** It was cut before a version was made of it, and may be gone on with. */
  isCut?: boolean;
}

interface Message {
  id: string;
  role: string;
  parts: { type: string; text?: string }[];
  metadata?: { versionId?: string | null; isCut?: boolean };
}

/**
 * What requests of an app's conversation said of earlier answers and is not so, by the versions that these made. The
 * requests of its last ten answers are there to be looked at, for admins.
 */
export async function falseStatements(
  { call }: Installation,
  appId: string,
): Promise<{ checked: number; wrong: string[] }> {
  const base = `/api/apps/${appId}`;
  const { messages } = await call<{ messages: Message[] }>('GET', `${base}/messages?limit=100`);
  const versions = new Map<string, Promise<Record<string, string>>>();
  const filesOf = (id: string | null | undefined): Promise<Record<string, string>> => {
    if (!id) return Promise.resolve({});
    const known = versions.get(id) ?? readFiles(call, `${base}/versions/${id}`);
    versions.set(id, known);
    return known;
  };
  const deeds: Deed[] = [];
  const found = { checked: 0, wrong: [] as string[] };
  for (const [at, answer] of messages.entries()) {
    const question = messages[at - 1];
    if (answer.role !== 'assistant' || question?.role !== 'user') continue;
    const { requests } = await call<{ requests: SentRequest[] }>(
      'GET',
      `${base}/messages/${answer.id}/sent`,
    );
    const before = messages[at - 2]?.metadata?.versionId;
    const texts = requests.flatMap(({ parts, messages: sent }) =>
      [...parts, ...sent].map(({ text }) => text),
    );
    const taken = texts.flatMap((text) => TAKEN.exec(text)?.[1]?.split(', ') ?? []);
    const begun = withTaken(deeds, taken, () => 'as it was finished');
    for (const { checked, wrong } of texts.map((text) => falseIn(text, begun))) {
      found.checked += checked;
      found.wrong.push(...wrong);
    }
    const after = await filesOf(answer.metadata?.versionId);
    deeds.splice(0, deeds.length, ...withTaken(deeds, taken, (path) => after[path]));
    deeds.push({
      asked: question.parts.map(({ text = '' }) => text).join(''),
      before: await filesOf(before),
      after,
      isCut: answer.metadata?.isCut === true && before === answer.metadata.versionId,
    });
  }
  return found;
}

/** What a request says that its answer begins with: it was finished by answers that were cut. */
const TAKEN = /These actions of it were taken, do not send them again: (.+?)\.(?: |$)/m;

/** What the newest deeds became that were cut, by an answer that went on with them. */
function withTaken(
  deeds: readonly Deed[],
  taken: readonly string[],
  now: (path: string) => string | undefined,
): Deed[] {
  const kept = deeds.findLastIndex(({ isCut }) => !isCut) + 1;
  const added: Record<string, string> = {};
  for (const path of taken) {
    const text = now(path);
    if (text !== undefined) added[path] = text;
  }
  return deeds.map((deed, at) =>
    at < kept ? deed : { ...deed, after: { ...deed.after, ...added } },
  );
}

async function readFiles(
  call: Installation['call'],
  path: string,
): Promise<Record<string, string>> {
  const { files } = await call<{ files: { path: string; content: string }[] }>('GET', path);
  return Object.fromEntries(files.map((file) => [file.path, file.content]));
}

/** A line about an answer: what was asked, and what came of it. */
const LINE = /^- “(.+?)…?” → (.+)$/gm;

/** The statements of a text about answers, and those that their deeds deny. Of equal questions the newest one's counts. */
export function falseIn(
  text: string,
  deeds: readonly Deed[],
): { checked: number; wrong: string[] } {
  let checked = 0;
  const wrong: string[] = [];
  for (const { begin, between, isSo } of TOLD) {
    const [, told = ''] = begin.exec(text) ?? [];
    for (const [line, asked = '', became = ''] of told.matchAll(LINE)) {
      const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
      const about = deeds.filter((deed) => plain(deed.asked).startsWith(plain(asked)));
      for (const statement of became.split(between)) {
        checked++;
        // Two answers to the same words: one of them is meant.
        if (!about.some((deed) => isSo(statement, deed))) wrong.push(`${line} (${statement})`);
      }
    }
  }
  return { checked, wrong };
}

/** Where answers are told of: those that are sent along, file by file, and those before them by what was done. */
const TOLD = [
  {
    begin: /What came of your answers below\.[^\n]*\n((?:- [^\n]*\n?)+)/,
    between: /; (?=\S+: |the app )/,
    isSo,
  },
  {
    begin: /What was asked and done before; [^\n]*\n(?:\([^\n]*\n)?((?:- [^\n]*\n?)+)/,
    between: /; (?!answered in words: )/,
    isSo: isDone,
  },
];

/** Of what was done a title tells, which may say anything, or the file where it has none: that one is there, or was. */
function isDone(statement: string, deed: Deed): boolean {
  if (/^nothing was |there is no file app\.json/.test(statement)) return isSo(statement, deed);
  const [, file = ''] = /^([^\s…]+\.(?:[jt]sx?|css|json))(?: \(in part\))?$/.exec(statement) ?? [];
  return !file || file in deed.before || file in deed.after;
}

function isSo(statement: string, { before, after }: Deed): boolean {
  if (/^nothing was (?:changed|applied)/.test(statement)) {
    const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...paths].every((path) => before[path] === after[path]);
  }
  if (statement.includes('there is no file app.json')) return !('app.json' in after);
  const [, file = '', what = ''] = /^(\S+): (.+)$/.exec(statement) ?? [];
  // Rows stand in no version, whatever became of them and of the entity beside.
  if (!file.includes('/') && /^(?:not applied, )?(?:\d+ of \d+ )?rows /.test(what)) return true;
  const path =
    file in after || file in before || file.includes('/') ? file : `entities/${file}.json`;
  if (what.startsWith('not applied')) return before[path] === after[path];
  if (what.startsWith('deleted')) return !(path in after);
  if (/^(?:written|saved)/.test(what)) return path in after;
  if (what.startsWith('changed')) return path in after && before[path] !== after[path];
  // Rows stand in no version; what the product calls the app neither.
  return true;
}
