import type { ToolField as Definition } from '@trellis/contract';
import { fieldLabel, optionsOf, typedAs } from '@trellis/contract/tool-fields';
import { type FindItems, isOwnPicture, type Upload, useItems } from '@trellis/tool-ui/runs';
import { type ComponentProps, useId } from 'react';
import { bridge } from '../../client/bridge.ts';
import { toolWord } from '../../lib/tool-words.ts';
import { CheckField } from '../ui/check-field.tsx';
import { Input } from '../ui/input.tsx';
import { FieldProblem, LabeledField } from '../ui/labeled-field.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { ToolFiles } from './files.tsx';

export interface ToolFieldProps {
  field: Definition;
  value: unknown;
  problem: string | undefined;
  disabled: boolean;
  upload: Upload;
  find: FindItems;
  onChange(value: unknown): void;
  /** Files of this input are on their way. */
  onUploading(count: number): void;
}

/** One input of a tool, by its type. */
export function ToolField(props: ToolFieldProps) {
  const { field, value, problem, disabled, onChange } = props;
  const label = fieldLabel(field);
  if (isChosenByMark(field)) return <Options {...props} />;
  if (field.type === 'boolean')
    return (
      <div>
        <CheckField
          label={label}
          checked={value === true}
          disabled={disabled}
          onChange={onChange}
        />
        <FieldProblem>{problem}</FieldProblem>
      </div>
    );
  return (
    <LabeledField label={label} error={problem} required={field.required}>
      {control(props)}
    </LabeledField>
  );
}

function control(props: ToolFieldProps) {
  const { field, value, disabled, upload, find, onChange, onUploading } = props;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field.type) {
    case 'long_text':
      return (
        <Textarea
          className="min-h-24"
          value={text}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'select':
      return (
        <NativeSelect
          placeholder={toolWord('choose')}
          options={optionsOf(field).map((option) => ({ value: option.label, label: option.label }))}
          value={text}
          disabled={disabled}
          onValueChange={onChange}
        />
      );
    case 'tool_item_select':
      return (
        <ItemSelect
          name={field.name}
          find={find}
          value={text}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'photo':
    case 'file':
      return (
        <ToolFiles
          field={field}
          value={value}
          disabled={disabled}
          upload={upload}
          onChange={onChange}
          onUploading={onUploading}
        />
      );
    default:
      return (
        <Input
          {...typedAs(field)}
          value={text}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

interface ItemSelectProps extends ComponentProps<'input'> {
  name: string;
  value: string;
  find: FindItems;
}

/** One item of a list: found as it is typed. */
function ItemSelect({ find, ...props }: ItemSelectProps) {
  const id = useId();
  const items = useItems(find, props.name, props.value);
  return (
    <>
      <Input {...props} list={id} autoComplete="off" />
      <datalist id={id}>
        {items.map((item) => (
          <option key={item} value={item} />
        ))}
      </datalist>
    </>
  );
}

/** Options that stand side by side: several of them, or those that have icons, which a list cannot show. */
const isChosenByMark = (field: Definition): boolean =>
  field.type === 'multiselect' ||
  (field.type === 'select' && optionsOf(field).some(({ iconUrl }) => isOwnPicture(iconUrl)));

/** The options, each with a mark of its own. */
function Options({ field, value, problem, disabled, onChange }: ToolFieldProps) {
  const id = useId();
  const isOne = field.type === 'select';
  const chosen = Array.isArray(value) ? (value as string[]) : [value];
  const several = chosen.filter((one): one is string => typeof one === 'string');
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={problem && id}>
      <legend className="mb-1.5 font-medium text-sm">
        {fieldLabel(field)}
        {field.required && (
          <span aria-hidden="true" className="ms-0.5 text-destructive">
            *
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {optionsOf(field).map(({ label, iconUrl }) => (
          <label key={label} className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={isOne ? id : undefined}
              className="size-5 accent-primary"
              disabled={disabled}
              checked={chosen.includes(label)}
              onChange={({ target }) => {
                if (isOne) onChange(label);
                else
                  onChange(
                    target.checked ? [...several, label] : several.filter((one) => one !== label),
                  );
              }}
            />
            {isOwnPicture(iconUrl) && (
              <img src={bridge().serverUrl + iconUrl} alt="" className="size-4.5" />
            )}
            {label}
          </label>
        ))}
      </div>
      <FieldProblem id={id}>{problem}</FieldProblem>
    </fieldset>
  );
}
