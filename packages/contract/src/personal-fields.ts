import type { EntitySchema, FieldSchema } from './entity.ts';

/** Words of fields that are about a person, as apps in several languages write them. */
const KINDS: Record<string, RegExp> = {
  'e-mail': /^(e?mail|emails|correo|courriel)$/,
  phone:
    /^(phone|telephone|tel|mobile|cell|cellphone|whatsapp|fax|handy|telefon|telefono|telefone|telefoon|mobil)$/,
  address:
    /^(address|street|zip|postcode|zipcode|adresse|anschrift|strasse|straße|plz|direccion|dirección|indirizzo|endereco|endereço|adres|rue)$/,
  birthday:
    /^(birthday|birthdate|birth|dob|geburtstag|geburtsdatum|naissance|nacimiento|nascita|nascimento|geboortedatum|cumpleanos)$/,
  health:
    /^(health|medical|medication|medications|allergy|allergies|diagnosis|symptom|symptoms|disability|blood|insurance|therapy|treatment|allergie|allergien|diagnose|krankheit|medikamente|santé|salud|alergias|salute)$/,
  money:
    /^(salary|wage|wages|income|iban|ssn|passport|gehalt|lohn|einkommen|salaire|salario|sueldo|stipendio|salaris)$/,
};
/** Whom to call when something happens: a person and a number. */
const EMERGENCY =
  /^(?:emergency contact|notfallkontakt|contact (?:d )?urgence|contacto (?:de )?emergencia|contatto (?:di )?emergenza|contato (?:de )?emerg[eê]ncia|noodcontact)/;
const NAMED_PERSON =
  /^(first|last|full|given|family|sur|vor|nach|customer|client|guest|patient|student|visitor|attendee|member|employee|contact|applicant|volunteer|kunde|kunden|gast|mitglied|parent|child|pupil|tenant|donor)$/;
const PERSON_ALONE =
  /^(firstname|lastname|fullname|surname|vorname|nachname|nom|prenom|prénom|apellido|apellidos|cognome|sobrenome|customer|client|guest|patient|student|attendee|applicant|tenant|donor)$/;

/** The words of a field's name: `guestEmail`, `guest_email` → guest, email. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isText = ({ type, enum: options }: FieldSchema) =>
  (type === undefined || type === 'string') && !options;

function namesPerson(name: string, field: FieldSchema): boolean {
  if (!isText(field) || field['x-relation']) return false;
  const words = wordsOf(name);
  const hasName = words.some((word) => word === 'name' || word === 'names');
  return words.some((word) => PERSON_ALONE.test(word) || (hasName && NAMED_PERSON.test(word)));
}

/** What of a person a field holds by its name or its form; null where nothing says so. */
export function personalKind(name: string, field: FieldSchema): string | null {
  if (field.format === 'email') return 'e-mail';
  if (field.type === 'boolean') return null;
  const words = wordsOf(name);
  if (EMERGENCY.test(words.join(' '))) return 'phone';
  const found = Object.entries(KINDS).find(([, kind]) => words.some((word) => kind.test(word)));
  return found?.[0] ?? null;
}

const isDay = ({ format }: FieldSchema) => format === 'date' || format === 'date-time';

/**
 * The fields of an entity, at every depth, that hold something personal (e-mail, phone, address, birthday, health, money,
 * a person's name beside a date), by their names. Dotted where they stand inside of another.
 */
export function personalFields({ properties }: Pick<EntitySchema, 'properties'>): string[] {
  const found = Object.entries(properties).flatMap(([name, field]): string[] => {
    if (personalKind(name, field)) return [name];
    const inner = field.properties ?? field.items?.properties;
    return inner ? personalFields({ properties: inner }).map((part) => `${name}.${part}`) : [];
  });
  const hasDay = Object.values(properties).some(isDay);
  const people = hasDay
    ? Object.keys(properties).filter((name) => namesPerson(name, properties[name]!))
    : [];
  return [...new Set([...found, ...people])];
}
