import { Box, Paper, SegmentedControl } from '@mantine/core';
import { lazy, type Ref, Suspense, useState } from 'react';
import { useAccount } from '../../ui/useAccount.ts';
import { KINDS, type PromptKind } from './examples.ts';
import { PromptBox } from './PromptBox.tsx';
import type { PromptHandle } from './usePrompt.ts';
import { unansweredWish } from './wish.ts';

const SpaceForm = lazy(async () => ({
  default: (await import('../../panels/code/space/SpaceForm.tsx')).SpaceForm,
}));

type Kind = PromptKind | 'SPACE_APP';

/** What is to be built: an app or an AI tool from a sentence; for those who may write code, a space. */
export function Begin({ prompt }: { prompt: Ref<PromptHandle> }) {
  const account = useAccount();
  const [kind, setKind] = useState<Kind>(() => unansweredWish()?.kind ?? 'GEN_APP');
  const data: { value: Kind; label: string }[] = [
    { value: 'GEN_APP', label: KINDS.GEN_APP.label },
    { value: 'AI_TOOL', label: KINDS.AI_TOOL.label },
  ];
  if (account?.isAdmin) data.push({ value: 'SPACE_APP', label: 'Code app' });
  const choice = (
    <SegmentedControl
      aria-label="What to build"
      size="xs"
      radius="xl"
      data={data}
      value={kind}
      onChange={(value) => setKind(value as Kind)}
    />
  );
  if (kind !== 'SPACE_APP') return <PromptBox ref={prompt} kind={kind} choice={choice} />;
  return (
    <Box w="100%" maw={720}>
      <Paper withBorder radius="xl" p="lg" bg="var(--trellis-raised)" shadow="sm">
        <Box mb="md">{choice}</Box>
        <Suspense>
          <SpaceForm />
        </Suspense>
      </Paper>
    </Box>
  );
}
