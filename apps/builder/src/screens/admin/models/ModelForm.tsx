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
  MODEL_PROVIDERS,
  type ModelProvider,
  type ModelState,
  modelCalls,
} from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { type AnswerOf, api } from '../../../session/api.ts';
import { useCall } from '../../../session/query.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { PROVIDERS, termsOf } from '../../../ui/model-terms.ts';
import { useAttempt } from '../../../ui/useAttempt.ts';

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
  const { attempt: save, error: unsaved, busy: isSaving, clear: forgetSave } = useAttempt();
  const { attempt: test, error: untested, busy: isTesting, clear: forgetTest } = useAttempt();
  const error = unsaved ?? untested;
  const [tried, setTried] = useState<AnswerOf<typeof modelCalls.test> | null>(null);
  const isSame = provider === state.provider;
  // The list is a help for the one that is connected; a name can be typed without it.
  const { value: list } = useCall(modelCalls.list, {}, { when: isSame });
  const listed = isSame && list ? list.models.filter(({ from }) => from === null) : [];
  const body = {
    provider,
    model,
    ...(provider === 'compatible' && { baseUrl }),
    ...(apiKey && { apiKey }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(null);
    forgetTest();
    void save(async () => onSaved(await api(modelCalls.choose, { body })));
  };
  const tryOut = () => {
    setTried(null);
    forgetSave();
    void test(async () => setTried(await api(modelCalls.test, { body })));
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
            error={error?.fields.baseUrl}
            onChange={(event) => setBaseUrl(event.currentTarget.value)}
          />
        )}
        <PasswordInput
          label="API key"
          description="Stored encrypted and never shown again"
          placeholder={isKept ? 'Saved. Type to replace it.' : undefined}
          autoComplete="new-password"
          value={apiKey}
          error={error?.fields.apiKey}
          onChange={(event) => setApiKey(event.currentTarget.value)}
        />
        <Autocomplete
          label="Model"
          description={terms ? termsOf(terms) || terms.name : 'As the provider names it'}
          data={listed.map(({ id }) => id)}
          limit={50}
          value={model}
          error={error?.fields.model}
          onChange={setModel}
        />
        {error && (
          <Alert color="red" role="alert" p="xs">
            {error.message}
          </Alert>
        )}
        {tried && <Tried tried={tried} />}
        <Group gap="xs">
          <Button type="submit" size="xs" loading={isSaving}>
            Save
          </Button>
          <Button size="xs" variant="default" loading={isTesting} onClick={tryOut}>
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
        First token in {tried.firstTokenMs} ms, finished in {tried.totalMs} ms: “{tried.text}”
      </Text>
    </Alert>
  );
}
