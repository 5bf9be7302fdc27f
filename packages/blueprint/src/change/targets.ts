import { attributes, fold, type Lang, lexiconFor, singularOf, things } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import type { AppSpec, SpecEntity, SpecField, SpecPage } from '../spec.ts';

/** A part of the app that words point at. */
export type Target =
  | { kind: 'field'; entity: SpecEntity; field: SpecField }
  | { kind: 'entity'; entity: SpecEntity }
  | { kind: 'page'; page: SpecPage }
  | { kind: 'option'; entity: SpecEntity; field: SpecField; value: string };

type Kind = Target['kind'];

/** Words that say what kind of part is meant, folded. */
const KIND_WORDS: Record<Kind, RegExp> = {
  field:
    /\b(?:field|fields|column|columns|property|feld|felder|spalte|spalten|champ|champs|colonne|colonnes|campo|campos|columna|columnas|campi|colonna|colonne|coluna|colunas|veld|velden|kolom|kolommen|label)\b/g,
  page: /\b(?:page|pages|screen|tab|view|seite|seiten|ansicht|page|ecran|onglet|vue|pagina|paginas|pagine|pantalla|vista|schermata|tela|aba|scherm|tabblad|weergave|diagram|chart)\b/g,
  entity:
    /\b(?:list|lists|table|tables|collection|liste|listen|tabelle|lista|listas|tabla|elenco|tabella|tabela|lijst|tabel)\b/g,
  option:
    /\b(?:option|options|choice|choices|value|auswahl|wert|werte|choix|opcion|valor|opzione|valore|opcao|optie|keuze|waarde)\b/g,
};

/** What words name, best match first; nothing where no part of the app fits. `prefer` says which kind was meant. */
export function targetsOf(words: string, spec: AppSpec, lang: Lang, prefer?: Kind): Target[] {
  const folded = fold(words);
  const meant =
    prefer ??
    (Object.keys(KIND_WORDS) as Kind[]).find((kind) => folded.search(KIND_WORDS[kind]) >= 0);
  const bare = meant ? folded.replace(KIND_WORDS[meant], ' ') : folded;
  const wanted = [keyOf(bare, lang), keyOf(folded, lang)].filter(Boolean);
  const found: { target: Target; score: number }[] = [];
  const add = (target: Target, names: string[]) => {
    const best = Math.max(
      0,
      ...names.flatMap((name) => wanted.map((want) => score(want, keyOf(name, lang)))),
    );
    if (best > 0)
      found.push({
        target,
        score: best + (meant === target.kind ? 0.5 : 0) + LEANING[target.kind],
      });
  };
  for (const entity of spec.entities) {
    add({ kind: 'entity', entity }, [
      entity.label,
      entity.plural,
      entity.name.replace(/([a-z])([A-Z])/g, '$1 $2'),
      ...conceptWords(entity.concept, lang),
    ]);
    const many = keyPlain(entity.plural);
    if (
      many !== keyPlain(entity.label) &&
      keyPlain(folded).split(' ').slice(-many.split(' ').length).join(' ') === many
    )
      found.push({ target: { kind: 'entity', entity }, score: 2.2 });
    for (const field of entity.fields) {
      add({ kind: 'field', entity, field }, [
        field.label,
        field.name.replaceAll('_', ' '),
        ...attributeWords(field.concept ?? field.name, lang),
      ]);
      for (const option of field.options ?? [])
        add({ kind: 'option', entity, field, value: option.value }, [option.label, option.value]);
    }
  }
  const wordsOf = (name: string | undefined) =>
    conceptWords(spec.entities.find((entity) => entity.name === name)?.concept, lang);
  for (const page of spec.pages)
    add({ kind: 'page', page }, [
      page.title,
      page.name.replace(/([a-z])([A-Z])/g, '$1 $2'),
      page.view,
      ...(page.view === 'detail' ? [] : wordsOf(page.entity)),
    ]);
  return found.sort((a, b) => b.score - a.score).map(({ target }) => target);
}

/** Of equals, the field is meant before the list, the list before the page. */
const LEANING: Record<Kind, number> = { field: 0.03, entity: 0.02, page: 0.01, option: 0 };

function score(wanted: string, name: string): number {
  if (!wanted || !name) return 0;
  if (wanted === name) return 2;
  const a = wanted.split(' ');
  const b = name.split(' ');
  const common = a.filter((word) => b.includes(word)).length;
  if (common > 0 && (common === b.length || common === a.length))
    return 1 + common / Math.max(a.length, b.length) / 2;
  return 0;
}

const keyPlain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** Words without articles, in the singular. */
function keyOf(text: string, lang: Lang): string {
  const lexicon = lexiconFor(lang);
  return tokenise(text)
    .filter(
      (token) =>
        token.kind !== 'sign' &&
        !['det', 'each', 'some', 'of', 'filler', 'in', 'for', 'with', 'by'].includes(
          lexicon.wordClass(token.low) ?? '',
        ),
    )
    .map((token) => singularOf(token.low, lang))
    .join(' ');
}

function conceptWords(concept: string | undefined, lang: Lang): string[] {
  const thing = concept ? things.get(concept) : undefined;
  return thing
    ? [...thing.words[lang], ...thing.words.en].flatMap((word) => [word.one, word.many])
    : [];
}

function attributeWords(name: string, lang: Lang): string[] {
  const attribute = attributes.get(name);
  return attribute ? [...attribute.words[lang], ...attribute.words.en].map((word) => word.one) : [];
}
