import type { Draft } from '../draft.ts';

/**
 * From which lead on a label is held against what the rules read. Where they understood what people do (book, vote,
 * buy), the lists follow from that, and only what is beyond doubt is another.
 */
export const sureLead = ({ does }: Pick<Draft, 'does'>): number => (does.length > 0 ? 50 : SURE);

/** The same where nothing is done with what is judged. */
export const SURE = 16;
