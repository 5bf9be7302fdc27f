/** The path of a page inside the app: `RecipeDetail` → `/recipedetail`. */
export function createPageUrl(pageName: string): string {
  return `/${pageName.toLowerCase().replaceAll(' ', '-')}`;
}
