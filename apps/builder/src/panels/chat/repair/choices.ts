import { clampIterations, REPAIR_ITERATIONS } from '@trellis/contract';
import { ownShelf } from '../../../session/device.ts';

/** What an admin chose last, kept in this browser for them (spec 2, section 9). */
export interface RepairChoices {
  iterations: number;
  /** Empty: the small general-purpose model that repairs by default. */
  customModel: string;
  isCustom: boolean;
}

/** A code-focused model, by the name that most routers give it. */
export const CODE_MODEL = 'gpt-5.1-codex';
const KEY = 'repair';

export function readChoices(): RepairChoices {
  const usual = { iterations: REPAIR_ITERATIONS.usual, customModel: CODE_MODEL, isCustom: false };
  try {
    const kept = JSON.parse(ownShelf().get(KEY) ?? '{}') as Partial<RepairChoices>;
    return {
      iterations: clampIterations(Number(kept.iterations ?? usual.iterations)),
      customModel: String(kept.customModel ?? usual.customModel),
      isCustom: kept.isCustom === true,
    };
  } catch {
    // Storage is closed, or holds something else.
    return usual;
  }
}

export function keepChoices(choices: RepairChoices): void {
  // Where storage is closed the choice holds for this page.
  ownShelf().set(KEY, JSON.stringify(choices));
}
