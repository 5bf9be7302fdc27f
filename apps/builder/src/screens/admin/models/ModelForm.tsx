import {
  Alert,
  Autocomplete,
  Button,
  Group,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import {
  type ListedModel,
  MODEL_PROVIDERS,
  type ModelProvider,
  type ModelState,
  modelCalls,
} from '@trellis/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { type AnswerOf, ApiError, api, messageOf } from '../../../session/api.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { PROVIDERS, termsOf } from './providers.ts';

interface Props {
  state: ModelState;
  onSaved(state: ModelState): void;
}

const OPTIONS = MODEL_PROVIDERS.map((value) => ({ value, label: PROVIDERS[value] }));

/** Connects a provider's model: its key is sent to be kept, and never comes back. */
export function ModelForm({ state, onSaved }: Props) {
  const [provider, setProvider] = useState<ModelProvider>(state.provider ?? 'anthropic');
  const [model, setModel] = useState(state.model ?? '');
  const [baseUrl, setBaseUrl] = useState(state.baseUrl ?? '');
  const [apiKey, setApiKey] = useState('');
  const [listed, setListed] = useState<ListedModel[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'save' | 'test' | null>(null);
  const [tried, setTried] = useState<AnswerOf<typeof modelCalls.test> | null>(null);
  const isSame = provider === state.provider;
  useEffect(() => {
    // The list is a help for the one that is connected; a name can be typed without it.
    if (isSame)
      api(modelCalls.list).then(
        ({ models }) => setListed(models),
        () => setListed([]),
      );
    else setListed([]);
  }, [isSame]);
  const run = async (kind: 'save' | 'test') => {
    setBusy(kind);
    setErrors({});
    setFailure(null);
    setTried(null);
    const body = {
      provider,
      model,
      ...(provider === 'compatible' && { baseUrl }),
      ...(apiKey && { apiKey }),
    };
    try {
      if (kind === 'test') setTried(await api(modelCalls.test, { body }));
      else onSaved(await api(modelCalls.choose, { body }));
    } catch (error) {
      setFailure(messageOf(error));
      if (error instanceof ApiError) setErrors(error.fields);
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('save');
  };
  const terms = listed.find(({ id }) => id === model);
  const isKept = isSame && state.hasKey && state.from === 'settings';
  return (
    <form onSubmit={submit} noValidate aria-label="Connect a model">
      <Stack gap="sm">
        <Choice<ModelProvider>
          label="Provider"
          value={provider}
          options={OPTIONS}
          onChange={setProvider}
        />
        {provider === 'compatible' && (
          <TextInput
            label="Address"
            description="Any server that speaks OpenAI's protocol, such as Ollama or vLLM"
            placeholder="http://localhost:11434/v1"
            type="url"
            autoComplete="off"
            value={baseUrl}
            error={errors.baseUrl}
            onChange={(event) => setBaseUrl(event.currentTarget.value)}
          />
        )}
        <PasswordInput
          label="API key"
          description="Encrypted when it is kept, and shown to nobody"
          placeholder={isKept ? 'Kept. Type to replace it.' : undefined}
          autoComplete="new-password"
          value={apiKey}
          error={errors.apiKey}
          onChange={(event) => setApiKey(event.currentTarget.value)}
        />
        <Autocomplete
          label="Model"
          description={terms ? termsOf(terms) || terms.name : 'As the provider names it'}
          data={listed.map(({ id }) => id)}
          limit={50}
          value={model}
          error={errors.model}
          onChange={setModel}
        />
        {failure && (
          <Alert color="red" role="alert" p="xs">
            {failure}
          </Alert>
        )}
        {tried && <Tried tried={tried} />}
        <Group gap="xs">
          <Button type="submit" size="xs" loading={busy === 'save'}>
            Save
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={busy === 'test'}
            onClick={() => void run('test')}
          >
            Test the connection
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Tried({ tried }: { tried: AnswerOf<typeof modelCalls.test> }) {
  if (!tried.isAnswered)
    return (
      <Alert color="red" role="alert" p="xs" title="It did not answer">
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {tried.problem}
        </Text>
      </Alert>
    );
  return (
    <Alert color="leaf" role="status" p="xs">
      <Text size="xs">
        First token after {tried.firstTokenMs} ms, the end after {tried.totalMs} ms: “{tried.text}”
      </Text>
    </Alert>
  );
}
