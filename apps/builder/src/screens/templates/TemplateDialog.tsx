import { Badge, Button, Group, Image, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { LIMITS, type Template, templateCalls } from '@trellis/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPlanLimit } from '../../plans/isPlanLimit.ts';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { api } from '../../session/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** A template seen closer: what it looks like, a live look, and starting from it. */
export function TemplateDialog({ template, onClose }: { template: Template; onClose(): void }) {
  const { id, name, description, picture, categories, isPro } = template;
  const navigate = useNavigate();
  const [called, setCalled] = useState(name);
  const [prompt, setPrompt] = useState('');
  const { attempt, error, busy } = useAttempt();
  // Pressing twice, or repeating a call whose answer was lost, makes one app.
  const key = useRef(crypto.randomUUID());
  const start = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { appId } = await api(templateCalls.start, {
        params: { templateId: id },
        body: {
          name: called.trim() || name,
          ...(prompt.trim() && { prompt: prompt.trim() }),
          requestKey: key.current,
        },
      });
      navigate(`/build/app/${appId}`);
    });
  };
  return (
    <Dialog opened title={name} size="md" onClose={onClose} isHeld={busy}>
      <form onSubmit={start}>
        <Stack>
          {picture && (
            <Image
              src={picture}
              alt=""
              radius="md"
              style={{ border: '1px solid var(--mantine-color-default-border)' }}
            />
          )}
          <Text size="sm">{description}</Text>
          <Group gap="xs" justify="space-between">
            <Group gap={6}>
              {categories.map((category) => (
                <Badge key={category} variant="default" tt="none">
                  {category}
                </Badge>
              ))}
              {isPro && (
                <Badge variant="filled" color="yellow" autoContrast tt="none">
                  Pro
                </Badge>
              )}
            </Group>
            <LiveLook templateId={id} />
          </Group>
          <TextInput
            label="What your copy is called"
            maxLength={100}
            value={called}
            onChange={(event) => setCalled(event.currentTarget.value)}
          />
          <Textarea
            label="What should be different?"
            description="Optional. The assistant changes it as soon as your copy is there."
            placeholder="For my swimming school: lanes instead of rooms, and a field for the age"
            autosize
            minRows={2}
            maxRows={6}
            maxLength={LIMITS.chat.maxLength}
            value={prompt}
            onChange={(event) => setPrompt(event.currentTarget.value)}
          />
          {error && isPlanLimit(error) ? (
            <UpgradePrompt message={error.message} />
          ) : (
            <Failure error={error} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Use this template
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Opens it as its visitors would see it, in a tab of its own. */
function LiveLook({ templateId }: { templateId: string }) {
  const { attempt, error, busy } = useAttempt();
  const look = () => {
    // Opened with the click: what is opened after an answer came is held back by browsers.
    const tab = window.open('', '_blank');
    void attempt(async () => {
      const { address } = await api(templateCalls.look, { params: { templateId } });
      if (tab) tab.location.replace(address);
    }).then((isDone) => {
      if (!isDone) tab?.close();
    });
  };
  return (
    <Stack gap={4} align="flex-end">
      <Button
        size="compact-sm"
        variant="subtle"
        loading={busy}
        rightSection={<IconExternalLink size={14} />}
        onClick={look}
      >
        Look at it live
      </Button>
      <Failure error={error} />
    </Stack>
  );
}
