import { Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type AddedType, COLUMN_LIMITS } from '@trellis/contract';
import { typeById } from '@trellis/fields';
import { type FormEvent, useContext, useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { TitlesContext } from '../cells/relations.ts';
import { ValueField } from '../cells/ValueField.tsx';
import type { Asked, DialogProps } from './context.ts';
import { Refused } from './parts.tsx';
import { useChange } from './useChange.tsx';
import { useForecast } from './useForecast.ts';
import { hasDefault, hasOptions, nameOf, TYPE_CHOICES } from './words.ts';

interface Props extends DialogProps {
  beside: Extract<Asked, { kind: 'add' }>['beside'];
}

/** A new column: what it is called, what stands in it, and what the rows that are there get. */
export function AddColumn(props: Props) {
  const { calls, beside, onClose } = props;
  const tables = useContext(TitlesContext)?.names ?? [];
  const { isBusy, problems, run, clear } = useChange(props);
  const [title, setTitle] = useState('');
  const [ownName, setName] = useState<string | null>(null);
  const [type, setType] = useState<AddedType>('text');
  const [options, setOptions] = useState<string[]>([]);
  const [relation, setRelation] = useState(tables[0] ?? '');
  const [isRequired, setRequired] = useState(false);
  const [value, setValue] = useState<unknown>(null);
  const [wrong, setWrong] = useState<string>();
  const name = ownName ?? nameOf(title);
  const change = {
    kind: 'add' as const,
    name,
    title,
    type,
    options: hasOptions(type) ? options : [],
    relation: type === 'relation' ? relation : null,
    isRequired,
    default: value,
    beside,
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    if (await run(change, `Column ${title.trim() || name} added`)) onClose();
  };
  return (
    <Dialog opened title="Add a column" onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            label="Label"
            data-autofocus
            maxLength={COLUMN_LIMITS.title}
            value={title}
            error={problems.title}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              clear('title');
              if (ownName === null) clear('name');
            }}
          />
          <TextInput
            label="Name"
            description="Name used in code. It stays when the label changes."
            maxLength={63}
            value={name}
            error={problems.name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              clear('name');
            }}
          />
          <Choice
            label="Type"
            value={type}
            options={TYPE_CHOICES}
            onChange={(next) => {
              setType(next);
              setValue(null);
              setWrong(undefined);
              clear('default');
            }}
          />
          {hasOptions(type) && (
            <NewOptions
              options={options}
              error={problems.options}
              onChange={(next) => {
                setOptions(next);
                clear('options');
              }}
            />
          )}
          {type === 'relation' && (
            <Choice
              label="Entity"
              value={relation}
              options={tables.map((value) => ({ value, label: value }))}
              onChange={setRelation}
            />
          )}
          {hasDefault(type) && (
            <ValueField
              key={type}
              label="Default value"
              type={typeById(type)}
              options={options.map((option) => ({ value: option, label: option }))}
              value={value}
              problem={wrong ?? problems.default}
              onChange={(next, why) => {
                setValue(next);
                setWrong(why);
                clear('default');
              }}
            />
          )}
          <Toggle label="Required in every new row" checked={isRequired} onChange={setRequired} />
          <LeftBehind calls={calls} name={name} type={type} />
          <Text size="xs" c="dimmed">
            Live in the preview now; the published app gets it when you publish.
          </Text>
          <Refused
            problem={
              problems[''] ?? problems.relation ?? (hasDefault(type) ? undefined : problems.default)
            }
          />
          <DialogFooter act="Add the column" isBusy={isBusy} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface OptionsProps {
  options: string[];
  error: string | undefined;
  onChange(options: string[]): void;
}

/** The options that a new column of them begins with. */
const NewOptions = ({ options, error, onChange }: OptionsProps) => (
  <TagsInput
    size="xs"
    label="Options"
    description="Press Enter after each"
    acceptValueOnBlur
    value={options}
    error={error}
    onChange={onChange}
  />
);

interface LeftProps {
  calls: DialogProps['calls'];
  name: string;
  type: AddedType;
}

/** How many values an earlier column of this name left behind; nothing where there are none. */
function LeftBehind({ calls, name, type }: LeftProps) {
  const [asked] = useDebouncedValue(name, 400);
  const options = hasOptions(type) ? ['any'] : [];
  const plain = { title: '', relation: null, isRequired: false, default: null, beside: null };
  // What is wrong with the name is said when it is sent.
  const foreseen = useForecast(
    calls,
    { kind: 'add', name: asked, type, options, ...plain },
    asked !== '',
  );
  const left = foreseen.kind === 'ready' ? foreseen.forecast.values : 0;
  if (left === 0) return null;
  return (
    <Text size="xs" role="status">
      Removed data has {counted(left, 'value')} of an earlier column {name}. They come back with it.
    </Text>
  );
}
