import { fold } from '../lexicon/index.ts';
import { fieldName } from '../understand/names.ts';
import { keyOf } from './match.ts';
import type { ReducedEntity, ReducedField } from './reduced.ts';

/** What the store keeps of every row: which it is, who made it and when. Models that think in tables name it again. */
const STORED = new RegExp(
  `^(?:${[
    '_?(?:id|uuid|guid)|pk|primary_key|row_?id|created',
    '(?:created|updated|modified|inserted|deleted)_?(?:at|on|by|date|time|by_id|by_user)',
    'date_(?:created|updated|modified)|(?:creation|update|modification)_(?:date|time)',
    'last_(?:updated|modified)(?:_at|_by|_on)?|creator(?:_id|_name)?',
    '(?:erstellt|angelegt|geaendert|geandert)_(?:am|von)|ersteller(?:in)?|erstellungsdatum|aenderungsdatum',
    '(?:creee?|modifiee?)_(?:le|par)|date_(?:de_)?creation|createur',
    '(?:cread|actualizad)[oa]_(?:en|el|por)|fecha_(?:de_)?creacion|creador',
    '(?:creat|aggiornat)[oa]_(?:il|da)|data_(?:di_)?creazione|creatore',
    '(?:criad|atualizad)[oa]_(?:em|por)|data_(?:de_)?criacao|criador',
    '(?:aangemaakt|gewijzigd)_(?:op|door)|aanmaakdatum',
  ].join('|')})$`,
);

/** Without the fields that every row has; one that points at a list of the app says more than that. */
export function withoutStored<Of extends { fields: readonly ReducedField[] }>(
  entities: readonly Of[],
  lists: readonly ReducedEntity[],
): Of[] {
  const known = new Set(lists.flatMap(({ id, label, plural }) => [id, label, plural].map(keyOf)));
  const isLink = ({ type, entity }: ReducedField) =>
    type === 'relation' && known.has(keyOf(entity));
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.filter((field) => !isStored(field) || isLink(field)),
  }));
}

const isStored = ({ id }: ReducedField): boolean =>
  // 'id' is called otherwise in code, since every row has one.
  STORED.test(
    fold(fieldName(id))
      .replace(/ /g, '_')
      .replace(/_value$/, ''),
  );
