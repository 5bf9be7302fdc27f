import { Button, Collapse, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { CONTEXT_TEXTS, type ContextSchedule, contextCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { api, inWords } from '../../session/api.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { SCHEDULES } from './schedules.ts';
import type { DataListed } from './useData.ts';

interface Props {
  appId: string;
  most: DataListed['scraper'];
  onAdded(): void;
}

const paths = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** A website that becomes data: one page of it, or as many as the plan has. */
export function AddSite({ appId, most, onAdded }: Props) {
  const [address, setAddress] = useState('');
  const [isOnePage, setOnePage] = useState(false);
  const [depth, setDepth] = useState<number | string>(most.depth);
  const [pages, setPages] = useState<number | string>(most.pages);
  const [include, setInclude] = useState('');
  const [exclude, setExclude] = useState('');
  const [schedule, setSchedule] = useState<ContextSchedule>('never');
  const [missing, setMissing] = useState<string | null>(null);
  const { attempt, error, busy } = useAttempt();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const text = address.trim();
    const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
    if (text === '' || !URL.canParse(whole)) return setMissing('Enter the address of a website');
    const site = {
      isOnePage,
      depth: Number(depth),
      pages: Math.max(1, Number(pages)),
      include: paths(include),
      exclude: paths(exclude),
    };
    const item = {
      name: new URL(whole).host,
      source: 'web scraper' as const,
      type: 'web_page' as const,
      provider: 'web',
      externalFileUrl: whole,
      site,
      schedule,
    };
    const isAdded = await attempt(() =>
      inWords(
        CONTEXT_TEXTS.saveFailed,
        api(contextCalls.ingestMetadata, { query: { appId }, body: { contextItems: [item] } }),
      ),
    );
    if (isAdded) onAdded();
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap="sm">
        <TextInput
          label="Address"
          placeholder="example.org/help"
          inputMode="url"
          maxLength={2_000}
          value={address}
          error={missing ?? error?.fields.contextItems}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setMissing(null);
          }}
        />
        <Toggle label="Only this page" checked={isOnePage} onChange={setOnePage} />
        <Collapse expanded={!isOnePage}>
          <Stack gap="sm">
            <Group grow align="flex-start">
              <NumberInput
                label="Pages"
                description={`At most ${most.pages}`}
                min={1}
                max={most.pages}
                value={pages}
                onChange={setPages}
              />
              <NumberInput
                label="Link depth"
                description={`At most ${most.depth}`}
                min={0}
                max={most.depth}
                value={depth}
                onChange={setDepth}
              />
            </Group>
            <TextInput
              label="Include paths"
              description="Path prefixes, separated by spaces"
              placeholder="/help /prices"
              value={include}
              onChange={(event) => setInclude(event.currentTarget.value)}
            />
            <TextInput
              label="Exclude paths"
              placeholder="/blog /old"
              value={exclude}
              onChange={(event) => setExclude(event.currentTarget.value)}
            />
          </Stack>
        </Collapse>
        <Choice<ContextSchedule>
          label="Refresh"
          value={schedule}
          options={SCHEDULES}
          onChange={setSchedule}
        />
        <Text size="xs" c="dimmed">
          Pages excluded by the site’s robots.txt are not read. {CONTEXT_TEXTS.scraperWait}.
        </Text>
        {error?.status === 402 ? (
          <UpgradePrompt message={error.message} />
        ) : (
          <Failure error={error} />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            Read website
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
