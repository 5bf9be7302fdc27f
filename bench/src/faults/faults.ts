import type { Fault } from './fault.ts';
import { CODE_FAULTS } from './in-code.ts';
import { DATA_FAULTS } from './in-data.ts';
import { IMPORT_FAULTS } from './in-imports.ts';
import { REACT_FAULTS } from './in-react.ts';

export const FAULTS: readonly Fault[] = [
  ...CODE_FAULTS,
  ...IMPORT_FAULTS,
  ...REACT_FAULTS,
  ...DATA_FAULTS,
];
