import { Badge, Button, Group, Image, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { LIMITS, type Template } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { isPlanLimit } from '../../plans/isPlanLimit.ts';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useLook, useStart } from './useTemplate.ts';

/** A template seen closer: what it looks like, a live look, and starting from it. */
export function TemplateDialog({ template, onClose }: { template: Template; onClose(): void }) {
  const { id, name, description, picture, categories, isPro } = template;
  const [called, setCalled] = useState(name);
  const [prompt, setPrompt] = useState('');
  const { start, error, busy } = useStart(id);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    void start(called.trim() || name, prompt.trim());
  };
  return (
    <Dialog opened title={name} size="md" onClose={onClose} isHeld={busy}>
      <form onSubmit={begin}>
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
            label="Name of your copy"
            maxLength={100}
            value={called}
            onChange={(event) => setCalled(event.currentTarget.value)}
          />
          <Textarea
            label="What should be different?"
            description="Optional. The assistant makes this change once your copy is ready."
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
  const { look, error, busy } = useLook(templateId);
  return (
    <Stack gap={4} align="flex-end">
      <Button
        size="compact-sm"
        variant="subtle"
        loading={busy}
        rightSection={<IconExternalLink size={14} />}
        onClick={look}
      >
        Open live
      </Button>
      <Failure error={error} />
    </Stack>
  );
}
