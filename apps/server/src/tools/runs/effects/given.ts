import type { QueryMethod } from '@trellis/contract';
import type { AppRow } from '../../../apps/index.ts';
import type { RowCondition, UsedData } from '../../../knowledge/index.ts';
import type { Payer, RunMeter } from '../../../runs/index.ts';
import type { ToolNeeds } from '../../needs.ts';

/** What the effects of a run need of the installation. */
export type EffectNeeds = Pick<
  ToolNeeds,
  'models' | 'limits' | 'config' | 'db' | 'box' | 'files' | 'parsing' | 'plans'
>;

/** A run, as far as its effects know it. */
export interface EffectsGiven {
  app: AppRow;
  /** What of the app's data is looked into; null for nothing. */
  data?: UsedData | null;
  method?: QueryMethod;
  conditions?: readonly RowCondition[];
  payer: Payer;
  meter: RunMeter;
  temperature: number;
  signal: AbortSignal;
}
