import { CoreInput, type EntitySchema } from '@trellis/contract';
import { convertRecord, recordsOf } from '../../entities/index.ts';
import { Refusal } from '../../refusal.ts';
import { answer } from '../answer.ts';
import { countedFile } from '../counted-file.ts';
import { readDocument } from '../documents.ts';
import { type EndpointAsk, endpoint } from '../endpoint.ts';
import { faultOf } from '../json-schema/check.ts';
import { readSchema, type Schema } from '../json-schema/schema.ts';

const MOST_RECORDS = 10_000;
const PROMPT = 'Extract the data from this file. Leave out, or set to null, what it does not say.';

/** Reads what a schema describes out of a file: records of tables, or what a model finds in documents. */
export const extractData = endpoint({
  name: 'ExtractDataFromUploadedFile',
  summary: 'Reads data of a schema out of a file',
  input: CoreInput.ExtractDataFromUploadedFile,
  who: 'signed-in',
  kind: 'ExtractDataFromUploadedFile',
  async run({ file_url, json_schema }, ask) {
    const schema = readSchema(json_schema);
    try {
      const file = await countedFile(file_url, ask);
      const output =
        (await fromTable(file, schema, ask)) ?? (await fromDocument(file, schema, ask));
      return { status: 'success', output, details: null };
    } catch (error) {
      // The file's fault, not the call's: apps look at `status`.
      if (
        !(error instanceof Refusal) ||
        !['invalid', 'unsupported', 'not_found'].includes(error.kind)
      )
        throw error;
      return { status: 'error', output: null, details: error.message };
    }
  },
});

/** Where in the output the records go: its list, or the one list that it holds. */
function recordPlace(schema: Schema): { record: Schema; wrap: (all: object[]) => unknown } {
  if (schema.items) return { record: schema.items, wrap: (all) => all };
  const lists = Object.entries(schema.properties ?? {}).filter(
    ([, { items }]) => items?.properties,
  );
  const [list] = lists;
  if (list && lists.length === 1)
    return { record: list[1].items!, wrap: (all) => ({ [list[0]]: all }) };
  return { record: schema, wrap: (all) => (all.length === 1 ? all[0] : all) };
}

async function fromTable(
  file: File,
  schema: Schema,
  { app, services }: EndpointAsk,
): Promise<unknown> {
  if (!/\.(csv|tsv|json|xlsx)$/i.test(file.name)) return undefined;
  const { record, wrap } = recordPlace(schema);
  const fields = asFields(record);
  const all: object[] = [];
  for await (const { at, values } of await recordsOf(services.parsing, app.app_id, file)) {
    if (all.length >= MOST_RECORDS)
      throw new Refusal('invalid', `A file can hold up to ${MOST_RECORDS} records`);
    const converted = convertRecord(values, fields);
    const fault = faultOf(record, converted, `Record ${at}`);
    if (fault) throw new Refusal('invalid', fault);
    all.push(converted);
  }
  if (all.length === 0) throw new Refusal('invalid', 'This file has no records');
  return wrap(all);
}

/** The record's properties as the import of rows reads fields. */
const asFields = (record: Schema): EntitySchema => ({
  name: 'Record',
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(record.properties ?? {}).map(([name, inner]) => [
      name,
      {
        type: inner.types?.find((type) => type !== 'null') ?? 'string',
        ...(inner.format && { format: inner.format }),
        ...(inner.items && { items: { type: inner.items.types?.[0] ?? 'string' } }),
      },
    ]),
  ) as EntitySchema['properties'],
});

async function fromDocument(file: File, schema: Schema, ask: EndpointAsk): Promise<unknown> {
  const document = await readDocument(ask.services, ask.app.app_id, file);
  if (document.kind === 'text' && document.text.trim() === '')
    throw new Refusal('invalid', 'There are no words in this file. Is it a scan?');
  const about = { asksForInternet: false, isExtraction: true };
  const question = { prompt: PROMPT, documents: [document], schema, ...about };
  for await (const event of answer(question, ask)) if (event.type === 'done') return event.output;
  return null;
}
