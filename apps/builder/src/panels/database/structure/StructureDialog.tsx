import { columnsOf } from '../columns/columns.ts';
import { AddColumn } from './AddColumn.tsx';
import { Constraints } from './Constraints.tsx';
import type { Asked, DialogProps } from './context.ts';
import { DeleteColumn } from './DeleteColumn.tsx';
import { Options } from './Options.tsx';
import { RenameColumn } from './RenameColumn.tsx';
import { RetypeColumn } from './RetypeColumn.tsx';

/** The dialog about what is asked. */
export default function StructureDialog({ asked, ...props }: DialogProps & { asked: Asked }) {
  if (asked.kind === 'add') return <AddColumn {...props} beside={asked.beside} />;
  const { column } = asked;
  switch (asked.kind) {
    case 'rename':
      return <RenameColumn {...props} column={column} />;
    case 'retype':
      return <RetypeColumn {...props} column={column} />;
    case 'constrain':
      return <Constraints {...props} column={column} />;
    case 'delete':
      return <DeleteColumn {...props} column={column} />;
    case 'options': {
      // The options as they are by now: others change them, too.
      const now = columnsOf(props.entity.schema).find(({ id }) => id === column.id);
      return <Options {...props} column={now ?? column} />;
    }
  }
}
