import { ancestorsOf, elementName } from '../../parse/tree.ts';
import { isDocumentPart, isToldOfDocument } from '../../transform/document-parts.ts';
import { type Finding, localDetector } from '../detector.ts';

/** Parts of the document inside of a component, which are drawn as parts of the page. */
export const documentPart = localDetector('document-part', (tree) =>
  tree.all('JSXOpeningElement').flatMap((opening): Finding[] => {
    const name = elementName(opening);
    if (!isDocumentPart(name) || [...ancestorsOf(opening)].some(isToldOfDocument)) return [];
    const shown = name === 'head' ? 'an element that is not seen' : 'a plain element';
    const message = `The page has its <${name}> already; this one is drawn as ${shown}`;
    return [{ offset: opening.start, severity: 'warning', message }];
  }),
);
