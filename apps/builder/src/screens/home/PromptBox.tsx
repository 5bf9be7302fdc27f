import { ActionIcon, Box, Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { LIMITS, savingCalls } from '@trellis/contract';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { isPlanLimit } from '../../plans/isPlanLimit.ts';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { api, messageOf } from '../../session/api.ts';
import { ownShelf } from '../../session/device.ts';
import { type Example, KINDS, type PromptKind } from './examples.ts';

const KEPT = 'prompt';

/** One generous box, with the choice of what it makes. What is typed stays in the browser until that is made. */
export function PromptBox({ kind, choice }: { kind: PromptKind; choice: ReactNode }) {
  const navigate = useNavigate();
  const [text, setText] = useState(() => ownShelf().get(KEPT) ?? '');
  const [error, setError] = useState<string | null>(null);
  const [needsPlan, setNeedsPlan] = useState(false);
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
    setNeedsPlan(false);
    if (!value.trim()) template.current = undefined;
    ownShelf().set(KEPT, value);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const prompt = text.trim();
    if (busy) return;
    if (!prompt) {
      setError(KINDS[kind].missing);
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
          appType: kind,
          prompt,
          templateId: template.current,
          requestKey: key.current,
        },
      });
      ownShelf().remove(KEPT);
      navigate(`/build/app/${appId}`);
    } catch (failure) {
      setError(messageOf(failure));
      setNeedsPlan(isPlanLimit(failure));
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
          placeholder={KINDS[kind].placeholder}
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
          <Group gap="sm" wrap="nowrap">
            {choice}
            <Text size="xs" c="dimmed" visibleFrom="xs">
              Enter to build, Shift+Enter for a new line
            </Text>
          </Group>
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
        {error && <Problem message={error} needsPlan={needsPlan} />}
      </Box>
      <Examples
        of={KINDS[kind].examples}
        onPick={({ id, prompt }) => {
          change(prompt);
          template.current = id;
          box.current?.focus();
        }}
      />
    </Box>
  );
}

/** What went wrong; where a limit of the plan is met, with the way to another. */
function Problem({ message, needsPlan }: { message: string; needsPlan: boolean }) {
  if (needsPlan) return <UpgradePrompt message={message} />;
  return (
    <Text size="sm" c="var(--mantine-color-error)" px="sm">
      {message}
    </Text>
  );
}

/** A few to begin with. */
function Examples({ of, onPick }: { of: readonly Example[]; onPick(example: Example): void }) {
  return (
    <Group gap="xs" justify="center">
      {of.map((example) => (
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
