/** One way in which code of an app tries to be more than that. */
export interface Escape {
  name: string;
  /** Body of an async function; what is at hand in it stands in `app.ts`. What it got hold of it says by `report`. */
  code: string;
}
