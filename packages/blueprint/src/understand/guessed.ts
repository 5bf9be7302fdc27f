import type { Draft } from './draft.ts';

/**
 * Whether all of a draft is a guess: nothing that the catalogue knows, no field, view, deed or rule that was
 * said. What such an app would be is asked before it is built.
 */
export const isGuessed = (draft: Draft): boolean =>
  draft.entities.length > 0 &&
  !draft.landing &&
  [draft.wishes, draft.does, draft.requests].every((said) => said.length === 0) &&
  draft.said.read === undefined &&
  draft.said.write === undefined &&
  draft.entities.every(
    ({ thing, likely, said, fields }) =>
      !thing && !likely && !said && !fields.some(({ asked }) => asked),
  );
