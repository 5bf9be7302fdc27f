import type { PublicTool } from '@trellis/contract';
import { useId, useState } from 'react';

interface Props {
  tool: Pick<PublicTool, 'inputLabel' | 'inputPlaceholder' | 'isInputCollapsed' | 'fields'>;
  value: unknown;
  disabled: boolean;
  onChange(text: string): void;
}

/** What can be said to a tool in one's own words; folded away where its builder wants that. */
export function FreeLine({ tool, value, disabled, onChange }: Props) {
  const id = useId();
  const text = typeof value === 'string' ? value : '';
  // Emptied while somebody writes in it, it stays as it is.
  const [isOpen, setOpen] = useState(false);
  const label = tool.inputLabel || 'What is it about?';
  const box = (
    <textarea
      id={id}
      aria-label={tool.isInputCollapsed ? label : undefined}
      rows={tool.fields.length > 0 ? 2 : 4}
      placeholder={tool.inputPlaceholder}
      disabled={disabled}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (tool.isInputCollapsed)
    return (
      <details
        className="field"
        open={isOpen || text !== ''}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{label}</summary>
        {box}
      </details>
    );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {box}
    </div>
  );
}
