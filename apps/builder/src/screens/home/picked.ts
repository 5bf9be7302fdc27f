import { beginsRows, entityNameOf, isImage, isJson, isTable } from '@trellis/contract';

/** A file that goes along with what is to be built. */
export interface Picked {
  file: File;
  isTable: boolean;
  /** The entity that a table's rows go into; null where the assistant is to decide. */
  entity: string | null;
}

/** Signs of a JSON file that tell whether it is a list of rows. */
const HEAD = 4_096;

/** A file as it is picked; a table's rows go into an entity of its name, unless its person says otherwise. */
export const pickedOf = (file: File): Picked =>
  isTable({ name: file.name, contentType: file.type })
    ? asTable(file)
    : { file, isTable: false, entity: null };

/** A JSON file that turns out to be a list of rows; null for anything else. */
export async function rowsOf(file: File): Promise<Picked | null> {
  const isOne = isJson({ name: file.name, contentType: file.type });
  return isOne && beginsRows(await file.slice(0, HEAD).text()) ? asTable(file) : null;
}

const asTable = (file: File): Picked => ({
  file,
  isTable: true,
  entity: entityNameOf(file.name),
});

/** Whether a file is called a picture and cannot be shown as one. */
export async function isNoPicture(file: File): Promise<boolean> {
  if (!isImage({ contentType: file.type })) return false;
  try {
    (await createImageBitmap(file)).close();
    return false;
  } catch {
    return true;
  }
}
