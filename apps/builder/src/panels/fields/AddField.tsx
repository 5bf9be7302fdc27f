import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import {
  type AppDetail,
  MESSAGES,
  magicCalls,
  type ToolField,
  type ToolFieldType,
} from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api, inWords } from '../../session/api.ts';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { PhotosLocked } from './PhotosLocked.tsx';
import { newField, typesFor } from './types.ts';

interface Props {
  app: AppDetail;
  fields: readonly ToolField[];
  onAdd(field: ToolField): void;
}

/** One more field: by its type, or made of a sentence (magic create). */
export function AddField({ app, fields, onAdd }: Props) {
  const account = useAccount();
  const [label, setLabel] = useState('');
  const [type, setType] = useState<ToolFieldType>('text');
  const [fault, setFault] = useState<string | null>(null);
  const { attempt, error, busy, clear } = useAttempt();
  const [isPhotoMade, setPhotoMade] = useState(false);
  const isLocked = app.photosLocked !== null;
  const needsPlan = isLocked && type === 'photo';
  const take = (made: ReturnType<typeof newField>) => {
    if ('fault' in made) return setFault(made.fault);
    // What was typed stays: with another type, or after another plan, it is made all the same.
    if (isLocked && made.field.type === 'photo') return setPhotoMade(true);
    setLabel('');
    onAdd(made.field);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    take(newField(label, type, fields));
  };
  const create = () =>
    void attempt(async () => {
      const body = { input: label, magicType: 'field' as const, prompt: label, appId: app.appId };
      const { result } = await inWords(MESSAGES.magicFailed, api(magicCalls.create, { body }));
      const made = newField(result.name, result.type, fields);
      if ('fault' in made) throw new Error(`${MESSAGES.fieldNotMade}. ${made.fault}`);
      take({ field: { ...made.field, ...result, name: made.field.name } });
    });
  return (
    <form onSubmit={add}>
      <Stack gap="xs">
        <TextInput
          size="xs"
          label="New field"
          placeholder="Tone of voice"
          maxLength={100}
          value={label}
          error={fault ?? error?.message ?? (label.length >= 100 && MESSAGES.charactersMax(100))}
          onChange={(event) => {
            setLabel(event.currentTarget.value);
            setFault(null);
            setPhotoMade(false);
            clear();
          }}
        />
        <NativeChoice
          label="Type of the new field"
          value={type}
          options={typesFor(account?.isAdmin === true)}
          onChange={(value) => {
            setType(value as ToolFieldType);
            setPhotoMade(false);
          }}
        />
        {(needsPlan || isPhotoMade) && <PhotosLocked app={app} />}
        <Group gap={6}>
          <Button
            type="submit"
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={label.trim() === '' || needsPlan}
          >
            Add field
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconSparkles size={16} />}
            disabled={label.trim() === ''}
            loading={busy}
            title="Suggests a type and options"
            onClick={create}
          >
            Magic create
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
