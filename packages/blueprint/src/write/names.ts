import type { SpecEntity } from '../spec.ts';

/** Words that variables of generated code may not be called: the language's, and the templates' own. */
const TAKEN = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if import in instanceof new null return static super switch this throw true try typeof var void ' +
    'while with yield let await async interface package private protected public arguments eval ' +
    'user users event events error errors value values search sort actions shown row rows id item items params ' +
    'navigate query result results key index name label field fields form page pages number string date time ' +
    'set get map list total state status type option options column columns group groups open close save saving ' +
    'toast code day days month year week today now window document location history self top parent length ' +
    'answer answers cart score topic question comment text ' +
    'action add at best book busy buy by cancel cause change check checked children chosen cn content count current dates deleting ' +
    'dialogs done editing empty filter filters follow found here idle known lines listener listeners loan menu mine name needs next ' +
    'old onCancel onSave ordered other page past pick picked points price quantity remove round run saved send sent set shown ' +
    'signIn signOut openAccount sort sorts spent start streak streaks sum taken left test attempt matches toggle topics visible voice vote ' +
    'work when with before after fetch close open place places made first meet wanted limit placesIn'
  ).split(' '),
);

/** `YogaClass` → `yogaClass`; never a word that means something else already. */
export function variable(name: string): string {
  const camel = name.charAt(0).toLowerCase() + name.slice(1);
  return TAKEN.has(camel) ? `${camel}Row` : camel;
}

/** The variable for several of them: from the plural where it is plain letters, else by the English rule. */
export function pluralVariable(entity: SpecEntity): string {
  const ascii = /^[A-Za-z][A-Za-z0-9 -]*$/.test(entity.plural) ? pascal(entity.plural) : '';
  const plural = ascii && ascii !== entity.name ? ascii : englishPlural(entity.name);
  const camel = plural.charAt(0).toLowerCase() + plural.slice(1);
  return TAKEN.has(camel) || camel === variable(entity.name) ? `${camel}List` : camel;
}

function englishPlural(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/i.test(name)) return `${name}es`;
  return `${name}s`;
}

/** 'Yoga classes' → `YogaClasses`, 'Über uns' → `UeberUns`; letters and digits only. */
export function pascal(text: string): string {
  const ascii = text
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/Ä/g, 'Ae')
    .replace(/Ö/g, 'Oe')
    .replace(/Ü/g, 'Ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return ascii
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/** `YogaClass` → `yoga-class`, for the names of files. */
export function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Files that the kit brings into an app's `lib`: an app's own would take their place. */
const KIT_LIBS = new Set(['colors', 'format', 'options', 'order', 'streak', 'utils', 'words']);

/** The file of `lib` with an entity's types and small rules. */
export function libName(entity: string): string {
  const name = kebab(entity);
  return KIT_LIBS.has(name) ? `${name}-rows` : name;
}

/** A word in the middle of a sentence: lower case where the language writes nouns so. */
export function inSentence(label: string, language: string): string {
  const isAcronym = /^[A-ZÀ-Ý]{2}/.test(label);
  if (language.startsWith('de') || isAcronym) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
