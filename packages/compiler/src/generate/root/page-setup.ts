/**
 * What an app's own sheet says of the whole page: the direction of writing, its language
 * (`--page-language`) and classes of its root (`--page-classes: dark`). Components and variants such as
 * `rtl:` go by the attributes.
 */
export function setUpPage(): void {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const given = (name: string) => style.getPropertyValue(name).trim();
  if (style.direction === 'rtl') root.dir = 'rtl';
  root.lang = given('--page-language') || root.lang;
  for (const name of given('--page-classes').split(/\s+/)) if (name) root.classList.add(name);
}
