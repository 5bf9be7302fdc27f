import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy, IconExternalLink, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '../../../ui/copy.ts';
import { ImageOverlay } from '../../../ui/ImageOverlay.tsx';
import { linkOf } from '../cells/link.ts';
import type { Column } from '../columns/columns.ts';

interface Props {
  column: Column;
  value: unknown;
  /** Opens the row that a relation points at. */
  onVisit?(): void;
}

/** What can be done with a value beside changing it: a link is copied or opened, a picture looked at, a row visited. */
export function FieldActs({ column, value, onVisit }: Props) {
  const link = linkOf(value, column);
  const picture = column.type.id === 'image' && typeof value === 'string' && value ? value : null;
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      {link && (
        <>
          <Tooltip label={`Copy ${column.label}`}>
            <ActionIcon
              aria-label={`Copy ${column.label}`}
              onClick={() =>
                void copyText(String(value), link.act === 'Open' ? undefined : 'Email copied')
              }
            >
              <IconCopy size={16} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={`${link.act} ${String(value)}`}>
            <ActionIcon
              component="a"
              href={link.href}
              target="_blank"
              rel="noreferrer"
              aria-label={`${link.act} ${String(value)}`}
            >
              <IconExternalLink size={16} />
            </ActionIcon>
          </Tooltip>
        </>
      )}
      {picture && (
        <Tooltip label={`View ${column.label}`}>
          <ActionIcon aria-label={`View ${column.label}`} onClick={() => setLarge(true)}>
            <IconZoomIn size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {onVisit && (
        <Tooltip label={`Open ${column.label}`}>
          <ActionIcon aria-label={`Open ${column.label}`} onClick={onVisit}>
            <IconExternalLink size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {picture && (
        <ImageOverlay
          src={isLarge ? picture : null}
          label={column.label}
          onClose={() => setLarge(false)}
        />
      )}
    </>
  );
}
