import { Box, Group, Paper, Text, Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { ATTACHABLE, MESSAGES } from '@trellis/contract';
import { lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { PickFiles } from '../../ui/PickFiles.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { drop, onWrite } from './elements/chosen.ts';
import { ModelPicker } from './model/ModelPicker.tsx';
import { PlanSwitch } from './PlanSwitch.tsx';
import { SendButton } from './SendButton.tsx';
import { Suggestion } from './Suggestion.tsx';
import { type ComposerHandle, type Given, useComposer } from './useComposer.ts';

/** Loaded when the first file is attached. */
const AttachmentList = lazy(async () => ({
  default: (await import('./attachments/AttachmentList.tsx')).AttachmentList,
}));

/** Loaded when the first element is chosen. */
const ElementChips = lazy(async () => ({
  default: (await import('./elements/ElementChips.tsx')).ElementChips,
}));

interface Props extends Given {
  ref: Ref<ComposerHandle>;
  /** What went wrong is a limit of the person's plan. */
  needsPlan: boolean;
  onStop(): Promise<void>;
}

const WAITING = 'Sends when the assistant finishes. Edit it to hold it back.';

/** A file that is dropped beside the box would take the place of the whole page. */
function refuseOutside(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}

/** Where messages are written, with their files. What is typed is kept in the browser until the server took it. */
export function Composer({ ref, onStop, needsPlan, ...given }: Props) {
  const { appId, busy, failure } = given;
  const box = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(ref, box, given);
  const { text, hint, waits, attachments, elements, suggestion, plan, write, send, setHint } =
    composer;
  const [isOver, setOver] = useState(false);
  useEffect(() => onWrite(appId, () => box.current?.focus()), [appId]);
  useEffect(refuseOutside, []);
  const isAdmin = useAccount()?.isAdmin === true;
  return (
    <Box p="sm" pt={4}>
      <Problem hint={hint} failure={failure} needsPlan={needsPlan} />
      <Box role="status">
        {waits && (
          <Text size="xs" c="dimmed" mb={4}>
            {busy ? WAITING : 'Sends when the files are uploaded.'}
          </Text>
        )}
        {suggestion.isApps && (
          <Text size="xs" c="dimmed" mb={4}>
            {MESSAGES.appWrote}
          </Text>
        )}
        {suggestion.beside !== null && (
          <Suggestion
            text={suggestion.beside}
            onAdd={() => {
              suggestion.add();
              box.current?.focus();
            }}
            onDismiss={suggestion.dismiss}
          />
        )}
      </Box>
      <Paper
        withBorder
        radius="lg"
        p={6}
        bg="var(--trellis-raised)"
        style={isOver ? { outline: '2px solid var(--trellis-accent)' } : undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          attachments.add([...event.dataTransfer.files]);
        }}
      >
        {attachments.list.length > 0 && (
          <Suspense fallback={null}>
            <AttachmentList appId={appId} files={attachments} />
          </Suspense>
        )}
        {elements.length > 0 && (
          <Suspense fallback={null}>
            <ElementChips elements={elements} onRemove={(gone) => drop(appId, gone)} />
          </Suspense>
        )}
        <Group gap={2} wrap="nowrap" align="flex-end">
          <PickFiles label="Attach files" accept={ATTACHABLE} onPick={attachments.add}>
            <IconPaperclip size={18} />
          </PickFiles>
          <PlanSwitch isOn={plan.isOn} onToggle={plan.toggle} />
          {isAdmin && <ModelPicker appId={appId} />}
          <Textarea
            ref={box}
            aria-label="Message to the assistant"
            placeholder={plan.isOn ? 'What should be planned?' : 'Ask for a change…'}
            variant="unstyled"
            autosize
            minRows={1}
            maxRows={8}
            size="sm"
            px={4}
            style={{ flex: 1 }}
            value={text}
            onChange={(e) => write(e.currentTarget.value)}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0) return;
              event.preventDefault();
              attachments.add(files);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          <SendButton
            busy={busy}
            onSend={() => send()}
            onStop={() => onStop().catch((error: Error) => setHint(error.message))}
          />
        </Group>
      </Paper>
    </Box>
  );
}

/** Why something was not sent: a limit of the plan with the way to another one, over what is typed. */
function Problem({
  hint,
  failure,
  needsPlan,
}: {
  hint: string | null;
  failure: string | null;
  needsPlan: boolean;
}) {
  const words = hint ?? failure;
  return (
    <Box role="alert" mih={words ? 22 : 0} mb={words ? 4 : 0}>
      {words && hint === null && needsPlan ? (
        <UpgradePrompt message={words} />
      ) : (
        words && (
          <Text size="xs" c="var(--mantine-color-error)">
            {words}
          </Text>
        )
      )}
    </Box>
  );
}
