/** Where visitors find a tool (spec 1, section 2). */
export const toolAddress = (slug: string, path: string): string =>
  new URL(`/app/${slug}/tool/${path}`, window.location.origin).href;
