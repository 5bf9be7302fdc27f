import { signEdits } from '../../parse/signs.ts';
import { type Finding, localDetector } from '../detector.ts';

/** Signs in the text of an element that are shown as they are, and that the grammar would have written otherwise. */
export const bareSign = localDetector('bare-sign', ({ parsed }) =>
  parsed.signs.map((found): Finding => {
    const { sign, offset } = found;
    const message = `A '${sign}' stands bare in the text of an element, where it is shown as it is; write {'${sign}'}`;
    if (sign === '}') return { offset, severity: 'warning', message };
    const fix = { message: "Wrote the '>' as &gt;", edits: signEdits([found]) };
    return { offset, severity: 'warning', message, fix };
  }),
);
