import type { PublicTool } from '@trellis/contract';

interface Props {
  examples: PublicTool['examples'];
  onPick(inputs: Readonly<Record<string, string>>): void;
}

/** Inputs to begin with: one click fills the form. */
export function Examples({ examples, onPick }: Props) {
  if (examples.length === 0) return null;
  return (
    <div className="examples">
      <p>For example</p>
      {examples.map(({ label, inputs }) => (
        <button key={label} type="button" className="plain" onClick={() => onPick(inputs)}>
          {label}
        </button>
      ))}
    </div>
  );
}
