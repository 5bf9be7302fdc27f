import { fieldLabel, optionsOf, type ToolField, typedAs } from '@trellis/contract';
import { useId } from 'react';
import { isOwnPicture } from '../own-picture.ts';
import { Files } from './Files.tsx';
import { ItemSelect } from './ItemSelect.tsx';
import type { Upload } from './useFiles.ts';
import type { FindItems } from './useItems.ts';

export interface FieldProps {
  field: ToolField;
  value: unknown;
  problem: string | undefined;
  disabled: boolean;
  upload: Upload;
  /** What an input that chooses from a list is offered. */
  find?: FindItems | undefined;
  onChange(value: unknown): void;
  /** Files of this input are on their way. */
  onUploading(count: number): void;
}

/** One input of a tool, by its type. */
export function Field(props: FieldProps) {
  const { field, problem } = props;
  const id = useId();
  const label = fieldLabel(field);
  const about = problem ? `${id}-problem` : undefined;
  const isGroup = isChosenByMark(field);
  const Box = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Box className="field" data-invalid={problem ? true : undefined}>
      {field.type !== 'boolean' && (
        <Label {...(!isGroup && { htmlFor: id })}>
          {label}
          {field.required && <span aria-hidden="true"> *</span>}
        </Label>
      )}
      <Control {...props} id={id} about={about} label={label} />
      {problem && (
        <p className="problem" id={about} role="alert">
          {problem}
        </p>
      )}
    </Box>
  );
}

interface ControlProps extends FieldProps {
  id: string;
  about: string | undefined;
  label: string;
}

function Control(props: ControlProps) {
  const { field, value, disabled, onChange, id, about, label, problem } = props;
  const text = typeof value === 'string' ? value : '';
  const common = {
    id,
    disabled,
    'aria-describedby': about,
    'aria-invalid': problem ? true : undefined,
    required: field.required || undefined,
  };
  switch (field.type) {
    case 'long_text':
      return (
        <textarea {...common} rows={5} value={text} onChange={(e) => onChange(e.target.value)} />
      );
    case 'boolean':
      return (
        <label className="tick">
          <input
            {...common}
            required={undefined}
            type="checkbox"
            checked={value === true}
            onChange={(e) => onChange(e.target.checked)}
          />
          {label}
        </label>
      );
    case 'select':
      if (isChosenByMark(field))
        return <Options field={field} value={value} disabled={disabled} onChange={onChange} />;
      return (
        <select {...common} value={text} onChange={(e) => onChange(e.target.value)}>
          <option value="">Choose…</option>
          {optionsOf(field).map((option) => (
            <option key={option.label} value={option.label}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'tool_item_select':
      return (
        <ItemSelect
          name={field.name}
          value={text}
          common={common}
          find={props.find}
          onChange={onChange}
        />
      );
    case 'photo':
    case 'file':
      return <Files {...props} />;
    case 'multiselect':
      return <Options field={field} value={value} disabled={disabled} onChange={onChange} />;
    default:
      return (
        <input
          {...common}
          {...typedAs(field)}
          value={text}
          onChange={(e) => onChange(e.target.value)}
        />
      );
  }
}

/** Options that stand side by side: several of them, or those that have icons, which a list cannot show. */
const isChosenByMark = (field: ToolField): boolean =>
  field.type === 'multiselect' ||
  (field.type === 'select' && optionsOf(field).some(({ iconUrl }) => isOwnPicture(iconUrl)));

/** The options, each with a mark of its own. */
function Options({
  field,
  value,
  disabled,
  onChange,
}: Pick<FieldProps, 'field' | 'value' | 'disabled' | 'onChange'>) {
  const name = useId();
  const isOne = field.type === 'select';
  const chosen = Array.isArray(value) ? (value as string[]) : [value];
  const several = chosen.filter((one): one is string => typeof one === 'string');
  return (
    <div className="options">
      {optionsOf(field).map(({ label, iconUrl }) => (
        <label key={label} className="option">
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={isOne ? name : undefined}
            disabled={disabled}
            checked={chosen.includes(label)}
            onChange={(e) => {
              if (isOne) onChange(label);
              else
                onChange(
                  e.target.checked ? [...several, label] : several.filter((one) => one !== label),
                );
            }}
          />
          {isOwnPicture(iconUrl) && <img src={iconUrl} alt="" width={18} height={18} />}
          {label}
        </label>
      ))}
    </div>
  );
}
