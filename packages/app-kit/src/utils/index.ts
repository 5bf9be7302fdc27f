/** The path of a page inside the app: `RecipeDetail` → `/recipedetail`. */
export function createPageUrl(pageName: string): string {
  // What follows the name is handed on as it is: ids tell large letters from small ones.
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(pageName) ?? [];
  return `/${name.toLowerCase().replaceAll(' ', '-')}${rest}`;
}
