import { INPUT_NAME, type PublicTool } from '@trellis/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { Field } from './fields/Field.tsx';
import { FreeLine } from './fields/FreeLine.tsx';
import type { Upload } from './fields/useFiles.ts';
import type { FindItems } from './fields/useItems.ts';
import { stepsOf } from './steps.ts';

interface Props {
  tool: PublicTool;
  values: Readonly<Record<string, unknown>>;
  problems: Readonly<Record<string, string>>;
  busy: boolean;
  upload: Upload;
  find?: FindItems | undefined;
  onChange(name: string, value: unknown): void;
  onRun(): void;
  onStop(): void;
  /** A step is shown. */
  onStep?: ((at: number) => void) | undefined;
}

/** What a tool asks for, at once or step by step, and the button that runs it. */
export function Form({
  tool,
  values,
  problems,
  busy,
  upload,
  find,
  onChange,
  onRun,
  onStop,
  onStep,
}: Props) {
  const steps = stepsOf(tool);
  const [at, setAt] = useState(0);
  const step = Math.min(at, steps.length - 1);
  const { title, fields, hasLine } = steps[step]!;
  const isLast = step === steps.length - 1;
  const [uploading, setUploading] = useState<Readonly<Record<string, number>>>({});
  const isUploading = Object.values(uploading).some((count) => count > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step is another
  useEffect(() => onStep?.(step), [step]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) onRun();
    else setAt(step + 1);
  };
  return (
    <form className="form" onSubmit={submit} noValidate={isLast}>
      {steps.length > 1 && (
        <div className="progress">
          <p role="status">
            Step {step + 1} of {steps.length}
            {title && `: ${title}`}
          </p>
          <progress value={step + 1} max={steps.length} aria-hidden="true" />
        </div>
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name]}
          problem={problems[field.name]}
          disabled={busy}
          upload={upload}
          find={find}
          onChange={(value) => onChange(field.name, value)}
          onUploading={(count) => setUploading((all) => ({ ...all, [field.name]: count }))}
        />
      ))}
      {hasLine && (
        <FreeLine
          tool={tool}
          value={values[INPUT_NAME]}
          disabled={busy}
          onChange={(text) => onChange(INPUT_NAME, text)}
        />
      )}
      {problems[''] && (
        <p className="problem" role="alert">
          {problems['']}
        </p>
      )}
      <div className="acts">
        {step > 0 && !busy && (
          <button type="button" className="plain" onClick={() => setAt(step - 1)}>
            Back
          </button>
        )}
        {busy ? (
          <button type="button" className="plain" onClick={onStop}>
            Stop
          </button>
        ) : (
          <button type="submit" disabled={isUploading}>
            {isUploading ? 'Uploading…' : isLast ? 'Run' : 'Next'}
          </button>
        )}
      </div>
    </form>
  );
}
