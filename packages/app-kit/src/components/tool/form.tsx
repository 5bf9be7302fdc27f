import type { PublicTool } from '@trellis/contract';
import { fieldLabel, INPUT_NAME } from '@trellis/contract/tool-fields';
import { type FindItems, type Step, stepsOf, type Upload } from '@trellis/tool-ui/runs';
import { type FormEvent, useId, useState } from 'react';
import { toolWord } from '../../lib/tool-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { ToolField } from './field.tsx';

type Texts = Readonly<Record<string, string>>;

interface Props {
  tool: PublicTool;
  values: Readonly<Record<string, unknown>>;
  problems: Texts;
  busy: boolean;
  submitLabel: string | undefined;
  upload: Upload;
  find: FindItems;
  onChange(name: string, value: unknown): void;
  onRun(): void;
  onStop(): void;
}

/** What a tool asks for, at once or step by step, and the button that runs it. */
export function ToolInputs(props: Props) {
  const { tool, values, problems, busy, upload, find, onChange, onRun } = props;
  const steps = stepsOf(tool);
  const [at, setAt] = useState(0);
  const [missing, setMissing] = useState<Texts>({});
  const [uploading, setUploading] = useState<Readonly<Record<string, number>>>({});
  const step = Math.min(at, steps.length - 1);
  const { title, fields, hasLine } = steps[step]!;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React tells a form that opened this one's dialog as well, though neither stands in the other.
    event.stopPropagation();
    if (step === steps.length - 1) return onRun();
    const found = missingIn(steps[step]!, values);
    setMissing(found);
    if (Object.keys(found).length === 0) setAt(step + 1);
  };
  return (
    <form
      className="flex flex-col gap-5"
      aria-label={tool.header || tool.title}
      onSubmit={submit}
      noValidate
    >
      {steps.length > 1 && (
        <div className="flex flex-col gap-2">
          <p role="status" className="text-muted-foreground text-sm">
            {toolWord('step', step + 1, steps.length)}
            {title && `: ${title}`}
          </p>
          <Progress aria-hidden="true" value={step + 1} max={steps.length} />
        </div>
      )}
      {fields.map((field) => (
        <ToolField
          key={field.name}
          field={field}
          value={values[field.name]}
          problem={problems[field.name] ?? missing[field.name]}
          disabled={busy}
          upload={upload}
          find={find}
          onChange={(value) => {
            setMissing({});
            onChange(field.name, value);
          }}
          onUploading={(count) => setUploading((all) => ({ ...all, [field.name]: count }))}
        />
      ))}
      {hasLine && <FreeLine {...props} />}
      {problems[''] && <Alert variant="destructive">{problems['']}</Alert>}
      <Acts
        {...props}
        isFirst={step === 0}
        isLast={step === steps.length - 1}
        isUploading={Object.values(uploading).some((count) => count > 0)}
        onBack={() => setAt(step - 1)}
      />
    </form>
  );
}

/** What a step needs before the next: the server says the same of the whole. */
function missingIn({ fields }: Step, values: Props['values']): Texts {
  const isEmpty = (value: unknown) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && !value.length);
  return Object.fromEntries(
    fields
      .filter(({ name, required, type }) => required && type !== 'boolean' && isEmpty(values[name]))
      .map((field) => [field.name, toolWord('needed', fieldLabel(field))]),
  );
}

interface ActsProps extends Pick<Props, 'busy' | 'submitLabel' | 'onStop'> {
  isFirst: boolean;
  isLast: boolean;
  isUploading: boolean;
  onBack(): void;
}

function Acts({ busy, submitLabel, isFirst, isLast, isUploading, onStop, onBack }: ActsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {!isFirst && !busy && (
        <Button type="button" variant="outline" onClick={onBack}>
          {toolWord('back')}
        </Button>
      )}
      {busy ? (
        <Button type="button" variant="outline" onClick={onStop}>
          {toolWord('stop')}
        </Button>
      ) : (
        <Button type="submit" disabled={isUploading}>
          {isUploading
            ? toolWord('uploading')
            : isLast
              ? (submitLabel ?? toolWord('run'))
              : toolWord('next')}
        </Button>
      )}
    </div>
  );
}

/** What can be said to a tool in one's own words; folded away where its builder wants that. */
function FreeLine({ tool, values, problems, busy, onChange }: Props) {
  const id = useId();
  const given = values[INPUT_NAME];
  const text = typeof given === 'string' ? given : '';
  const label = tool.inputLabel || toolWord('about');
  const problem = problems[INPUT_NAME];
  const box = (
    <Textarea
      id={id}
      rows={tool.fields.length > 0 ? 2 : 4}
      placeholder={tool.inputPlaceholder}
      disabled={busy}
      aria-invalid={problem ? true : undefined}
      aria-label={tool.isInputCollapsed ? label : undefined}
      value={text}
      onChange={(event) => onChange(INPUT_NAME, event.target.value)}
    />
  );
  if (tool.isInputCollapsed)
    return (
      <details open={text !== '' || undefined}>
        <summary className="cursor-pointer py-2 font-medium text-sm">{label}</summary>
        {box}
      </details>
    );
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="w-fit font-medium text-sm">
        {label}
      </label>
      {box}
      {problem && (
        <p role="alert" className="text-destructive text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
