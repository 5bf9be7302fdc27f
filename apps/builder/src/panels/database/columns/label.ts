/** A field's name as people write it: `cookingTime`, `cooking_time` → 'Cooking time'. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const lower = words.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
