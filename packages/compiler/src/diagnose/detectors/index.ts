import type { Detector } from '../detector.ts';
import { asyncComponent } from './async-component.ts';
import { bareSign } from './bare-sign.ts';
import { brokenLink } from './broken-link.ts';
import { closedEntity } from './closed-entity.ts';
import { documentPart } from './document-part.ts';
import { entityUse } from './entity-calls.ts';
import { hookRules } from './hook-rules.ts';
import { kitProps } from './kit-props.ts';
import { mendedImport } from './mended-import.ts';
import { missingDefault } from './missing-default.ts';
import { missingExport } from './missing-export.ts';
import { missingIcon } from './missing-icon.ts';
import { missingKey } from './missing-key.ts';
import { missingModule, unknownPackage } from './missing-module.ts';
import { renderLoop } from './render-loop.ts';
import { selectEmptyValue } from './select-empty-value.ts';
import { undefinedName } from './undefined-name.ts';
import { wrongDeclaration } from './wrong-declaration.ts';

/** The checks of a module that can be read; beside them stand syntax, schemas and style sheets. */
export const DETECTORS: readonly Detector[] = [
  missingModule,
  unknownPackage,
  missingExport,
  missingIcon,
  mendedImport,
  undefinedName,
  missingDefault,
  wrongDeclaration,
  entityUse,
  closedEntity,
  hookRules,
  renderLoop,
  asyncComponent,
  missingKey,
  kitProps,
  selectEmptyValue,
  brokenLink,
  documentPart,
  bareSign,
];
