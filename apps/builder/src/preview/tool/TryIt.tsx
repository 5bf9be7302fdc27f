import { Button, Code, Collapse, Group, Paper, Stack, Text } from '@mantine/core';
import {
  type AppDetail,
  publicTool,
  runCalls,
  type ToolDefinition,
  type ToolRun,
} from '@trellis/contract';
import { RunApi, Tool } from '@trellis/tool-ui';
import { useMemo, useState } from 'react';
import { useSaver } from '../../saving/context.ts';
import { type AnswerOf, api } from '../../session/api.ts';
import { token } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { InLook } from './InLook.tsx';
import classes from './tool.module.css';

interface Props {
  app: AppDetail;
  toolId: string;
  definition: ToolDefinition;
}

const NO_RUNS: readonly ToolRun[] = [];
type Sent = AnswerOf<typeof runCalls.prompt>;

/** The tool as people see it, with what is edited in it already; a run here is of the draft. */
export function TryIt({ app: { appId }, toolId, definition }: Props) {
  const saver = useSaver();
  const [inputs, setInputs] = useState<Readonly<Record<string, unknown>>>({});
  const [sent, setSent] = useState<Sent | null>(null);
  const { attempt, error, busy } = useAttempt();
  const tool = useMemo(() => publicTool(toolId, definition), [toolId, definition]);
  const runs = useMemo(
    () =>
      new RunApi({
        appId,
        // What was typed in the panels is what runs.
        token: async () => {
          await saver.flush();
          return token();
        },
        visitorKey: '',
      }),
    [appId, saver],
  );
  const ask = () =>
    attempt(async () => {
      await saver.flush();
      setSent(
        await api(runCalls.prompt, {
          params: { appId, toolId },
          body: { inputs: inputs as never },
        }),
      );
    });
  return (
    <section aria-label="Try it" className={classes.tryIt}>
      <InLook>
        <Tool
          tool={tool}
          api={runs}
          first={NO_RUNS}
          page={null}
          onRun={() => undefined}
          onValues={setInputs}
          // Without a model nothing pretends to be one: what would be sent is shown (ruling 47).
          onRefused={(code) => code === 'no_model' && void ask()}
        />
      </InLook>
      <Group justify="center" pb="md">
        <Button
          size="compact-xs"
          variant="subtle"
          loading={busy}
          aria-expanded={sent !== null}
          onClick={() => (sent ? setSent(null) : void ask())}
        >
          {sent ? 'Hide what is sent' : 'See what is sent to the model'}
        </Button>
      </Group>
      <Failure error={error} />
      {error &&
        Object.values(error.fields).map((words) => (
          <Text key={words} size="sm" c="red" ta="center" role="alert">
            {words}
          </Text>
        ))}
      <Collapse expanded={sent !== null}>{sent && <WhatIsSent sent={sent} />}</Collapse>
    </section>
  );
}

function WhatIsSent({ sent }: { sent: Sent }) {
  const isAdmin = useAccount()?.isAdmin === true;
  return (
    <Paper withBorder p="sm" m="md" role="region" aria-label="What is sent to the model">
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {isAdmin
            ? `About ${sent.tokens.toLocaleString()} tokens`
            : 'The instructions, with tags replaced by what was entered'}
        </Text>
        <Code block className={classes.sent}>
          {sent.prompt}
        </Code>
        {isAdmin && (
          <Code block className={classes.sent}>
            {sent.system}
          </Code>
        )}
      </Stack>
    </Paper>
  );
}
