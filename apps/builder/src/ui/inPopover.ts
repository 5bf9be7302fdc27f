import { createContext } from 'react';

/** Within what closes at a press outside of it: options open inside, or choosing one would close all. */
export const InPopover = createContext(false);
