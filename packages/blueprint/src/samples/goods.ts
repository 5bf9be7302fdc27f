import { type Lang, lexiconFor, things } from '../lexicon/index.ts';
import type { SpecEntity } from '../spec.ts';

/** What any ware comes in; '{0}' is its name, '{1}' its name in lower case. */
const KINDS: Record<Lang, string[]> = {
  en: ['Classic {1}', 'Small {1}', 'Large {1}', '{0} gift set', 'Seasonal {1}', 'Limited {1}'],
  de: ['{0} klein', '{0} groß', '{0} im Geschenkset', '{0} der Saison', '{0} Sonderedition'],
  fr: ['{0} petit format', '{0} grand format', '{0} en coffret', '{0} édition limitée'],
  es: ['{0} tamaño pequeño', '{0} tamaño grande', '{0} para regalo', '{0} edición limitada'],
  it: ['{0} formato piccolo', '{0} formato grande', '{0} da regalo', '{0} edizione limitata'],
  pt: ['{0} tamanho pequeno', '{0} tamanho grande', '{0} para presente', '{0} edição limitada'],
  nl: ['{0} klein', '{0} groot', '{0} cadeauset', '{0} limited edition'],
};

/** Boats are no drill presses: what is one kind of equipment is numbered, as those who keep it do. */
function numbered(entity: SpecEntity, lang: Lang): string[] | null {
  const general = things.get('equipment')?.words[lang].slice(0, 3) ?? [];
  const label = entity.label.toLowerCase();
  if (general.some(({ one, many }) => [one, many].some((word) => word?.toLowerCase() === label)))
    return null;
  return Array.from({ length: 6 }, (_, at) => `${entity.label} ${at + 1}`);
}

/** The names of what a shop sells that was named for it ('cakes'); null where it sells all sorts of products. */
export function goodsOf(entity: SpecEntity, thing: string, lang: Lang): string[] | null {
  if (thing === 'equipment') return numbered(entity, lang);
  if (thing !== 'product') return null;
  const isAnything = lexiconFor(lang)
    .phrase(entity.label)
    .some((entry) => entry.kind === 'thing' && entry.thing === things.get('product'));
  if (isAnything) return null;
  return KINDS[lang].map((kind) =>
    kind.replace('{0}', entity.label).replace('{1}', entity.label.toLowerCase()),
  );
}
