import type { AppDetail, ColumnChange, DatabaseEntity } from '@trellis/contract';
import type { PanelChat } from '../../types.ts';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import type { ColumnCalls } from './changes.ts';

/** What is asked about a column. */
export type Asked =
  | { kind: 'add'; beside: Extract<ColumnChange, { kind: 'add' }>['beside'] }
  | { kind: 'rename' | 'retype' | 'constrain' | 'delete' | 'options'; column: Column };

/** What every dialog about columns is given. */
export interface DialogProps {
  app: AppDetail;
  entity: DatabaseEntity;
  table: Table;
  calls: ColumnCalls;
  chat: PanelChat;
  onClose(): void;
}

export interface OfColumn extends DialogProps {
  column: Column;
}
