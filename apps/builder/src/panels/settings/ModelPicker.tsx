import { Anchor, Autocomplete, Text } from '@mantine/core';
import { DEFAULT_SETTINGS, isModelNamed, type ListedModel, modelCalls } from '@trellis/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { PROVIDERS, termsOf } from '../../ui/model-terms.ts';

/** Models that are shown at once; what is typed finds the others. */
const SHOWN = 60;

interface Props {
  value: string;
  error: string | null;
  disabled: boolean;
  onChange(model: string): void;
}

/** The models of the connected providers, with their prices; any other name may be entered (spec 1, section 3). */
export function ModelPicker({ value: chosen, error, disabled, onChange }: Props) {
  const { value: list } = useCall(modelCalls.list);
  // What is being typed: an emptied field is the default only once it is left.
  const [typed, setTyped] = useState<string | null>(null);
  const models = list?.models ?? [];
  const byId = new Map(models.map((model) => [model.id, model]));
  const known = byId.get(chosen);
  const write = (text: string) => {
    setTyped(text);
    if (text.trim()) onChange(text.trim());
  };
  const leave = () => {
    if (typed !== null && !typed.trim()) onChange(DEFAULT_SETTINGS.aiModel);
    setTyped(null);
  };
  return (
    <div>
      <Autocomplete
        label="AI model"
        description={known ? termsOf(known) || undefined : undefined}
        data={groupsOf(models)}
        // What is chosen is no search: the whole list is there to choose another from.
        filter={({ options, search }) =>
          byId.has(search) ? options : options.flatMap((group) => found(group, search, byId))
        }
        limit={SHOWN}
        maxLength={200}
        disabled={disabled}
        error={error}
        value={typed ?? chosen}
        onChange={write}
        onBlur={leave}
        onOptionSubmit={(id) => {
          onChange(id);
          setTyped(null);
        }}
        renderOption={({ option }) => <Option model={byId.get(option.value)} id={option.value} />}
      />
      <Said list={list} chosen={chosen} />
    </div>
  );
}

/** Which model answers, for those who do not choose it. */
export function ModelInUse({ model }: { model: string }) {
  const { value: list } = useCall(modelCalls.list);
  if (!list) return null;
  const known = list.models.find(({ id }) => id === model);
  const answers = known?.name ?? list.answering;
  return (
    <Note>
      {answers
        ? `${answers} answers. Admins of this installation choose the model, its temperature and how data is used.`
        : 'No model is connected yet: an admin of this installation can connect one.'}
    </Note>
  );
}

type List = AnswerOf<typeof modelCalls.list>;

/** What becomes of a model that nobody lists (ruling 89), and what to do without any. */
function Said({ list, chosen }: { list: List | null | undefined; chosen: string }) {
  if (!list) return null;
  if (!list.answering)
    return (
      <Note>
        No model is connected yet.{' '}
        <Anchor component={Link} to="/admin/models" size="xs">
          Connect one
        </Anchor>
      </Note>
    );
  if (list.problem)
    return (
      <Note>
        The provider’s model list could not be loaded, so any name is accepted. {list.problem}
      </Note>
    );
  if (list.models.some(({ id }) => isModelNamed(id, chosen))) return null;
  return <Note>Not among the connected models: runs use {list.answering}.</Note>;
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text size="xs" c="dimmed" mt={4}>
    {children}
  </Text>
);

function Option({ model, id }: { model: ListedModel | undefined; id: string }) {
  const terms = model ? termsOf(model) : '';
  return (
    <div style={{ minWidth: 0 }}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {model?.name ?? id}
      </Text>
      {terms && (
        <Text size="xs" c="dimmed">
          {terms}
        </Text>
      )}
    </div>
  );
}

/** The answering provider's models first, and then those of each of the others under its name. */
function groupsOf(models: readonly ListedModel[]) {
  const groups = new Map<string, string[]>();
  for (const { id, from } of models) {
    const group = from ? PROVIDERS[from] : 'The connected provider';
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}

type Parsed = Parameters<
  NonNullable<Parameters<typeof Autocomplete>[0]['filter']>
>[0]['options'][number];

/** What of a group has all the words, in its name or its id. */
function found(group: Parsed, search: string, byId: ReadonlyMap<string, ListedModel>): Parsed[] {
  const words = search.toLowerCase().split(/\s+/);
  const has = (id: string) => {
    const text = `${id} ${byId.get(id)?.name ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  if (!('items' in group)) return has(group.value) ? [group] : [];
  const items = group.items.filter(({ value }) => has(value));
  return items.length > 0 ? [{ ...group, items }] : [];
}
