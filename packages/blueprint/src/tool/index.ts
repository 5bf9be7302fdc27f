export { isToolAsked } from './asked.ts';
export { draftTool } from './draft.ts';
export { fieldFrom } from './magic.ts';
export { toolPicture } from './picture.ts';
export { type ToolTurnInput, toolTurn } from './turn.ts';
