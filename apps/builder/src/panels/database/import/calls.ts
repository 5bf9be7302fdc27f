import {
  type CsvMapping,
  csvCalls,
  type DatabaseEntity,
  dataImportCalls,
  type FieldSchema,
  IMPORT,
  type ImportLayout,
  type ImportPlan,
  type ImportProgress,
  importFields,
  type StagedImport,
  splitCharacterOf,
} from '@trellis/contract';
import { addressOf, api, request } from '../../../session/api.ts';

/** The calls on imports into one entity, or into a new one. */
export class ImportCalls {
  readonly appId: string;
  /** Null for one that a file makes. */
  readonly entity: DatabaseEntity | null;

  constructor(appId: string, entity: DatabaseEntity | null) {
    this.appId = appId;
    this.entity = entity;
  }

  async stage(file: File): Promise<StagedImport> {
    const body = new FormData();
    body.append('file', file);
    const { appId, entity } = this;
    const { stage, stageNew } = dataImportCalls;
    const address = entity
      ? addressOf(stage.path, { appId, entityName: entity.name })
      : addressOf(stageNew.path, { appId });
    const response = await request(address, { method: 'POST', body });
    return (await response.json()) as StagedImport;
  }

  layout = (importId: string, body: ImportLayout): Promise<StagedImport> =>
    api(dataImportCalls.layout, { params: this.#of(importId), body });

  check = (importId: string, body: ImportPlan, signal: AbortSignal) =>
    api(dataImportCalls.check, { params: this.#of(importId), body, signal });

  start = (importId: string, body: ImportPlan) =>
    api(dataImportCalls.start, { params: this.#of(importId), body });

  resume = (importId: string) => api(dataImportCalls.resume, { params: this.#of(importId) });

  progress = (importId: string, signal?: AbortSignal): Promise<ImportProgress> =>
    api(dataImportCalls.progress, { params: this.#of(importId), signal });

  finish = (
    importId: string,
    body: { created: number; skipped: number; failed: { at: number; reason: string }[] },
  ) => api(dataImportCalls.finish, { params: this.#of(importId), body });

  /** `made`: with the fields or the entity that it made. */
  undo = (importId: string, made: boolean) =>
    api(dataImportCalls.undo, { params: this.#of(importId), body: { made } });

  async list(): Promise<ImportProgress[]> {
    if (!this.entity) return [];
    const params = { appId: this.appId, entityName: this.entity.name };
    return (await api(dataImportCalls.list, { params })).imports;
  }

  /** Saves the rows that were not imported. */
  async saveFailures({ importId, entityName }: ImportProgress): Promise<void> {
    const { path } = dataImportCalls.failures;
    const response = await request(addressOf(path, this.#of(importId)));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = `${entityName}_failed_rows.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  /** Where the columns go, as the server proposes it; of a new entity each is a field of its own. */
  async mapping({ headers, previewData }: StagedImport): Promise<CsvMapping[]> {
    if (!this.entity)
      return headers.map((csvHeader) => ({ csvHeader, schemaField: null, dataType: 'text' }));
    const { schema, name } = this.entity;
    const body = {
      headers,
      previewData: previewData.slice(0, IMPORT.previewRows),
      schema: { ...schema, properties: plainFields(schema.properties) },
      entityName: name,
    };
    return (await api(csvCalls.generateMapping, { body })).mappings;
  }

  #of(importId: string) {
    return { appId: this.appId, importId };
  }
}

const plainFields = (fields: Record<string, FieldSchema>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field }]));

/** Headers to fields of the same name, whatever their case: what there is when the call fails (spec 2, section 5). */
export function basicMapping(
  entity: DatabaseEntity | null,
  { headers, previewData }: StagedImport,
): CsvMapping[] {
  const all = entity ? importFields(entity.schema).filter(({ field }) => !field.properties) : [];
  const fields = new Map(all.map((field) => [field.path.toLowerCase(), field]));
  return headers.map((csvHeader) => {
    const field = fields.get(csvHeader.toLowerCase());
    fields.delete(csvHeader.toLowerCase());
    const values = previewData.map((row) => row[csvHeader] ?? '');
    return {
      csvHeader,
      schemaField: field?.path ?? null,
      dataType: field?.type ?? 'text',
      ...(field?.type === 'array' && { splitCharacter: splitCharacterOf(values) }),
    };
  });
}
