import { ActionIcon, Box, Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { LIMITS, savingCalls } from '@trellis/contract';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '../../session/api.ts';
import { ownShelf } from '../../session/device.ts';
import { EXAMPLES } from './examples.ts';

const KEPT = 'prompt';

/** One generous box. What is typed stays in the browser until the app is made. */
export function PromptBox() {
  const navigate = useNavigate();
  const [text, setText] = useState(() => ownShelf().get(KEPT) ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The example that the text began with. */
  const template = useRef<string | undefined>(undefined);
  const box = useRef<HTMLTextAreaElement>(null);
  // Ready to type in, unless something else was given the focus meanwhile: the palette, a dialog.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  // One key per attempt: pressing twice, or repeating a call whose answer was lost, makes one app.
  const key = useRef(crypto.randomUUID());

  const change = (value: string) => {
    setText(value);
    setError(null);
    if (!value.trim()) template.current = undefined;
    ownShelf().set(KEPT, value);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const prompt = text.trim();
    if (busy) return;
    if (!prompt) {
      setError('Say what you want to build, in a sentence or two.');
      box.current?.focus();
      return;
    }
    if (prompt.length > LIMITS.chat.maxLength) {
      setError(
        `That is ${prompt.length.toLocaleString()} characters; ${LIMITS.chat.maxLength.toLocaleString()} is the most. Shorten it a little.`,
      );
      return;
    }
    setBusy(true);
    try {
      const { appId } = await api(savingCalls.saveApp, {
        body: {
          appType: 'GEN_APP',
          prompt,
          templateId: template.current,
          requestKey: key.current,
        },
      });
      ownShelf().remove(KEPT);
      navigate(`/build/app/${appId}`);
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };

  return (
    <Box component="form" onSubmit={submit} w="100%" maw={720}>
      <Paper withBorder radius="xl" p="sm" bg="var(--trellis-raised)" shadow="sm">
        <Textarea
          ref={box}
          aria-label="What do you want to build?"
          aria-describedby={error ? 'prompt-error' : undefined}
          aria-invalid={error !== null}
          placeholder="A recipe book where I can save recipes with ingredients, a photo and a rating"
          variant="unstyled"
          autosize
          minRows={3}
          maxRows={12}
          size="md"
          px="xs"
          value={text}
          onChange={(e) => change(e.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Group justify="space-between" wrap="nowrap" px="xs">
          <Text size="xs" c="dimmed">
            Enter to build, Shift+Enter for a new line
          </Text>
          <ActionIcon
            type="submit"
            variant="filled"
            color="leaf"
            size={38}
            radius="xl"
            loading={busy}
            aria-label="Build it"
          >
            <IconArrowUp size={20} />
          </ActionIcon>
        </Group>
      </Paper>
      <Box mih={24} mt={6} role="alert" id="prompt-error">
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" px="sm">
            {error}
          </Text>
        )}
      </Box>
      <Examples
        onPick={({ id, prompt }) => {
          change(prompt);
          template.current = id;
          box.current?.focus();
        }}
      />
    </Box>
  );
}

/** A few apps to begin with. */
function Examples({ onPick }: { onPick(example: (typeof EXAMPLES)[number]): void }) {
  return (
    <Group gap="xs" justify="center">
      {EXAMPLES.map((example) => (
        <Button
          key={example.id}
          variant="default"
          size="xs"
          radius="xl"
          onClick={() => onPick(example)}
        >
          {example.title}
        </Button>
      ))}
    </Group>
  );
}
