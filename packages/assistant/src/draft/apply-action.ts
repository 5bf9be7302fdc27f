import {
  type Action,
  ActionType,
  AppNaming,
  type EntitySchema,
  EntitySchemaShape,
  readTool,
  TableAsked,
  toolFile,
  toolNameOf,
} from '@trellis/contract';
import { applyBlocks } from '../edit/apply.ts';
import { parseBlocks } from '../edit/blocks.ts';
import { leftOutIn } from '../edit/left-out.ts';
import type { Draft } from './draft.ts';
import { type Misfit, type MissingPart, misfitOf } from './misfit.ts';
import { withRanges } from './number-options.ts';
import {
  actionPath,
  editedPath,
  entityNamed,
  isServerCodeAstray,
  namesTheApp,
  twinOf,
} from './paths.ts';
import { withoutSlips } from './slips.ts';

/** What became of one action. An edit of several blocks may be applied in part: its misfit says what is missing. */
export type Applied =
  | {
      ok: true;
      path: string | null;
      misfit?: Misfit;
      /** How many blocks of an edit fitted; left out where the action is whole in itself. */
      blocks?: number;
    }
  | ({ ok: false; path: string | null } & Misfit);

/** Applies one complete action to the draft. It fails as data, never by a throw, and then changes nothing. */
export function applyAction(draft: Draft, action: Action): Applied {
  if (draft.isOnlyTools && action.type !== 'unknown' && !isToolAction(action))
    return failed(
      null,
      'This app is made of AI tools, so nothing else was written',
      `${action.file} was not written: this app is made of AI tools alone. Write tools/Name.json.`,
    );
  switch (action.type) {
    case 'add_file':
      return write(draft, action, action.content);
    case 'edit_file':
      return edit(draft, action);
    case 'delete_file': {
      const path = actionPath(action.file, false);
      // Said twice in one turn, it is done.
      if (path && !(path in draft.files) && draft.changed.has(path)) return { ok: true, path };
      const there = path && (twinOf(path, draft.files) ?? path);
      if (!there || !(there in draft.files)) return failed(path, `There is no file ${action.file}`);
      remove(draft, there);
      return { ok: true, path: there };
    }
    case 'add_entity':
    case 'edit_entity':
      return entity(draft, action);
    case 'insert_entity_records':
    case 'import_entities':
      return records(draft, action);
    case 'unknown':
      // Shown, and does nothing (ruling 21); one that names a file was meant to.
      if (!action.file) return { ok: true, path: null };
      return failed(
        actionPath(action.file, false),
        'This is no change that can be made to an app, so nothing was done',
        `The action for ${action.file} has no type that exists. Types: ${ActionType.options.filter((type) => type !== 'unknown').join(', ')}.`,
      );
  }
}

const isToolAction = ({ type, file }: Action): boolean =>
  /^(?:add|edit|delete)_file$/.test(type) && toolNameOf(actionPath(file, false) ?? '') !== null;

function failed(
  path: string | null,
  message: string,
  forModel = message,
  part?: MissingPart,
): Applied {
  return { ok: false, path, message, forModel, ...(part && { part }) };
}

function write(draft: Draft, action: Action, content: string): Applied {
  if (namesTheApp(action.file)) return named(draft, content);
  const path = actionPath(action.file, false);
  if (!path)
    return failed(
      null,
      `${action.file || 'A file without a name'} is no place for a file of an app`,
    );
  if (isServerCodeAstray(path) && !(path in draft.files))
    return failed(
      path,
      `${path} is no place for code of the server, so it was not written`,
      `${path} was not written. A function stands in server/functions/name.ts, and what functions share in server/shared/.`,
    );
  const text = stripFence(content);
  if (toolNameOf(path) !== null) return tool(draft, path, text);
  const twin = twinOf(path, draft.files);
  const before = draft.files[twin ?? path];
  const standIn = before === undefined ? null : leftOutIn(text, before);
  if (standIn !== null)
    return failed(
      path,
      `${path} was sent with parts left out, so it was left as it was`,
      `${path} was not changed: in what you sent, "${standIn}" stands in the place of code, which would be lost. Send an edit with blocks for what changes, or all of the file.`,
    );
  draft.files[path] = text.endsWith('\n') || text === '' ? text : `${text}\n`;
  draft.changed.add(path);
  if (twin) remove(draft, twin);
  return { ok: true, path };
}

function remove(draft: Draft, path: string): void {
  delete draft.files[path];
  draft.changed.add(path);
}

function named(draft: Draft, content: string): Applied {
  const json = parseJson(stripFence(content));
  const shape = AppNaming.safeParse(json.ok ? json.value : null);
  if (!shape.success)
    return failed(
      null,
      'The name of the app is not right',
      'The app is named by add_file file="app.json" with {"name": "…", "tagline": "…"}, sent whole.',
    );
  draft.named = shape.data;
  return { ok: true, path: null };
}

/** A tool's file is a definition, or it is not written; a slip of JSON is mended. */
function tool(draft: Draft, path: string, text: string): Applied {
  const json = parseJson(text);
  const read = readTool(json.ok ? JSON.stringify(json.value) : text);
  if ('fault' in read)
    return failed(
      path,
      `The tool ${toolNameOf(path) ?? path} could not be read, so it was ${path in draft.files ? 'left as it was' : 'not added'}`,
      `${path} was not written. ${read.fault.replace(/\.$/, '')}. Send the whole JSON with add_file.`,
    );
  draft.files[path] = toolFile(read.tool);
  draft.changed.add(path);
  return { ok: true, path };
}

function edit(draft: Draft, meant: Action): Applied {
  const parsed = parseBlocks(meant.content);
  const path = editedPath(meant.file, draft.files, parsed !== null);
  if (namesTheApp(meant.file)) return named(draft, meant.content);
  if (!path) return failed(null, `${meant.file} is no file of an app`);
  const action = { ...meant, file: path };
  const before = draft.files[path];
  if (!parsed) return write(draft, action, action.content);
  if (before === undefined)
    return failed(
      path,
      `There is no file ${path}`,
      `There is no file ${path}. Send it whole with add_file.`,
    );
  const { text, fitted, failures } = applyBlocks(before, parsed.blocks);
  const isWhole = failures.length === 0 && !parsed.problem;
  const misfit = isWhole ? null : misfitOf(path, text, failures, parsed);
  if (misfit && fitted === 0) return failed(path, misfit.message, misfit.forModel, misfit.part);
  const written = write(draft, action, text);
  return written.ok ? { ...written, blocks: fitted, ...(misfit && { misfit }) } : written;
}

function entity(draft: Draft, action: Action): Applied {
  const path = actionPath(action.file, true);
  if (!path)
    return failed(
      null,
      `${action.file || 'What has no name'} is no name for what an app keeps`,
      `${action.file} is no name of an entity`,
    );
  let text = action.content;
  const before = draft.files[path];
  const parsed = parseBlocks(text);
  let misfit: Misfit | null = null;
  let blocks: number | undefined;
  if (parsed) {
    if (before === undefined)
      return failed(
        path,
        `The change to ${path} did not fit`,
        `There is no ${path}. Send the whole schema with add_entity.`,
      );
    const result = applyBlocks(before, parsed.blocks);
    if (result.failures.length > 0 || parsed.problem)
      misfit = misfitOf(path, result.text, result.failures, parsed);
    if (misfit && result.fitted === 0)
      return failed(path, misfit.message, misfit.forModel, misfit.part);
    blocks = result.fitted;
    text = result.text;
  }
  const json = parseJson(stripFence(text));
  const name = path.slice('entities/'.length, -'.json'.length);
  const unread = `The fields of ${name} could not be read, so ${before === undefined ? 'it was not added' : 'they were left as they were'}`;
  if (!json.ok) return failed(path, unread, `The schema of ${path} is not JSON: ${json.message}`);
  const value =
    typeof json.value === 'object' && json.value !== null ? { ...json.value } : json.value;
  const shape = EntitySchemaShape.safeParse(withRanges(withName(value, name)));
  if (!shape.success)
    return failed(
      path,
      unread,
      `The schema of ${name} is not right: ${shape.error.issues[0]?.path.join('.')} ${shape.error.issues[0]?.message}`,
    );
  const schema: EntitySchema = { ...shape.data, name };
  const lost = json.hasComments ? fieldsLost(before, schema) : [];
  if (lost.length > 0)
    return failed(
      path,
      unread,
      `The schema of ${path} has comments and lacks ${lost.join(', ')}. Send all its fields, without comments.`,
    );
  if (action.permissions)
    schema['x-accessControl'] = { ...schema['x-accessControl'], permissions: action.permissions };
  draft.files[path] = `${JSON.stringify(schema, null, 2)}\n`;
  draft.changed.add(path);
  return { ok: true, path, blocks, ...(misfit && { misfit }) };
}

/** Fields that were there and are not any more: a comment may have stood for them. */
function fieldsLost(before: string | undefined, { properties }: EntitySchema): string[] {
  const { properties: had = {} } = JSON.parse(before ?? '{}') as Partial<EntitySchema>;
  const renamed = Object.values(properties).map((field) => field['x-renamed-from']);
  return Object.keys(had).filter((name) => !(name in properties) && !renamed.includes(name));
}

function withName(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { type: 'object', ...value, name }
    : value;
}

const noEntity = (entity: string) =>
  failed(
    null,
    `The app keeps no ${entity.slice(0, 100)}, so no rows were added to it`,
    `There is no entity ${entity}`,
  );

const unreadRows = (entity: string) =>
  `The rows of ${entity.slice(0, 100)} could not be read, so none of them were added`;

/** `insert_entity_records`: a list of rows for the entity named; `import_entities`: `{Entity: rows}`. */
function records(draft: Draft, action: Action): Applied {
  const json = parseJson(stripFence(action.content));
  const name = entityNamed(action.file);
  if (!json.ok) return failed(null, unreadRows(name), `The records are not JSON: ${json.message}`);
  const wish = action.type === 'import_entities' ? TableAsked.safeParse(json.value) : null;
  if (wish?.success) return table(draft, name, wish.data);
  const batches: [string, unknown][] =
    action.type === 'import_entities' &&
    typeof json.value === 'object' &&
    !Array.isArray(json.value)
      ? Object.entries(json.value ?? {})
      : [[name, json.value]];
  const known: Draft['records'] = [];
  for (const [entity, rows] of batches) {
    if (!(`entities/${entity}.json` in draft.files)) return noEntity(entity);
    if (
      !Array.isArray(rows) ||
      rows.some((row) => typeof row !== 'object' || row === null || Array.isArray(row))
    )
      return failed(null, unreadRows(entity), `The records of ${entity} are not a list of rows`);
    known.push({ entity, rows });
  }
  draft.records.push(...known);
  return { ok: true, path: null };
}

/** The rows of a table that came with the message, into an entity that is there by now. */
function table(draft: Draft, entity: string, asked: TableAsked): Applied {
  const path = `entities/${entity}.json`;
  if (!(path in draft.files)) return noEntity(entity);
  const offer = draft.offered.find(({ table }) => table === asked.table);
  if (!offer) return failed(null, `No table ${asked.table.slice(0, 100)} came with the message`);
  if (offer.entity !== undefined && offer.entity !== entity)
    return failed(null, `The person chose that ${offer.table} goes into ${offer.entity}`);
  const { properties } = JSON.parse(draft.files[path] ?? '{}') as Partial<EntitySchema>;
  const columns: Record<string, string | null> = {};
  for (const [header, field] of Object.entries(asked.columns)) {
    if (field !== null && !Object.hasOwn(properties ?? {}, field))
      return failed(null, `${entity} has no field ${field.slice(0, 100)}`);
    columns[header] = field;
  }
  draft.tables.push({ entity, table: asked.table, columns });
  return { ok: true, path: null };
}

type Parsed = { ok: true; value: unknown; hasComments: boolean } | { ok: false; message: string };

function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text), hasComments: false };
  } catch (error) {
    const mended = withoutSlips(text);
    try {
      if (mended)
        return { ok: true, value: JSON.parse(mended.json), hasComments: mended.hasComments };
    } catch {
      // What it says of the text as it was sent helps more.
    }
    return { ok: false, message: (error as Error).message };
  }
}

/** Models wrap a file in a code fence although they are told not to. */
function stripFence(text: string): string {
  const match = /^\s*```[\w-]*\r?\n([\s\S]*?)\r?\n```\s*$/.exec(text);
  return match?.[1] ?? text;
}
