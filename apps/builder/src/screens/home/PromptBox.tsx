import { ActionIcon, Box, Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { IconArrowUp, IconPaperclip } from '@tabler/icons-react';
import { ATTACHABLE } from '@trellis/contract';
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { PlanSwitch } from '../../panels/chat/PlanSwitch.tsx';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { PickFiles } from '../../ui/PickFiles.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { type Example, KINDS, type PromptKind } from './examples.ts';
import { HomeModel } from './HomeModel.tsx';
import { hasFiles, looseFiles } from './importing/dropped.ts';
import { PromptFiles } from './PromptFiles.tsx';
import { type PromptHandle, usePrompt } from './usePrompt.ts';

interface Props {
  ref: Ref<PromptHandle>;
  kind: PromptKind;
  choice: ReactNode;
}

/** One generous box, with the choice of what it makes, files, and whether a plan comes first. */
export function PromptBox({ ref, kind, choice }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, change, begin, submit, busy, problem, files, plan, model } = usePrompt(kind, box);
  const isAdmin = useAccount()?.isAdmin === true;
  useImperativeHandle(ref, () => ({ attach: files.add }));
  const { isOver, ...drop } = useFilesOver(files.add);
  // Ready to type in, unless something else was given the focus meanwhile: the palette, a dialog.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };

  return (
    <Box component="form" onSubmit={submit} w="100%" maw={720}>
      <Paper
        withBorder
        radius="xl"
        p="sm"
        bg="var(--trellis-raised)"
        shadow="sm"
        // Above what is shown over the page while files are held over it.
        style={isOver ? { outline: '2px solid var(--trellis-accent)', zIndex: 401 } : undefined}
        pos="relative"
        {...drop}
      >
        <Textarea
          ref={box}
          aria-label="What do you want to build?"
          aria-describedby={problem ? 'prompt-error' : undefined}
          aria-invalid={problem !== null}
          placeholder={KINDS[kind].placeholder}
          variant="unstyled"
          autosize
          minRows={3}
          maxRows={12}
          size="md"
          px="xs"
          value={text}
          onChange={(e) => change(e.currentTarget.value)}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length === 0) return;
            event.preventDefault();
            files.add(pasted);
          }}
          onKeyDown={onKeyDown}
        />
        <PromptFiles list={files.list} onRemove={files.remove} onInto={files.into} />
        <Group justify="space-between" align="flex-end" wrap="nowrap" px="xs">
          {/* A phone has no room for the choice and the signs beside each other: the choice has a line of its own. */}
          <Group gap={4} miw={0}>
            <Box w={{ base: '100%', xs: 'auto' }}>{choice}</Box>
            <PickFiles label="Attach files" accept={ATTACHABLE} onPick={files.add}>
              <IconPaperclip size={18} />
            </PickFiles>
            <PlanSwitch isOn={plan.isOn} onToggle={plan.toggle} />
            {isAdmin && <HomeModel value={model.value} onChange={model.choose} />}
            <Text size="xs" c="dimmed" visibleFrom="sm" ml={6}>
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
            aria-label={plan.isOn ? 'Plan it' : 'Build it'}
          >
            <IconArrowUp size={20} />
          </ActionIcon>
        </Group>
      </Paper>
      <Box mih={24} mt={6} role="alert" id="prompt-error">
        {problem && <Problem {...problem} />}
      </Box>
      <Examples of={KINDS[kind].examples} onPick={begin} />
    </Box>
  );
}

/** Takes files that are held over the box and dropped there; a project is left to the page, which imports it. */
function useFilesOver(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const loose = hasFiles(event.dataTransfer) ? looseFiles(event.dataTransfer) : null;
      if (!loose) return;
      event.preventDefault();
      onFiles(loose);
    },
  };
}

/** What went wrong; where a limit of the plan is met, with the way to another. */
function Problem({ message, needsPlan }: { message: string; needsPlan: boolean }) {
  if (needsPlan) return <UpgradePrompt message={message} />;
  return (
    <Text size="sm" c="var(--mantine-color-error)" px="sm" style={{ whiteSpace: 'pre-line' }}>
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
