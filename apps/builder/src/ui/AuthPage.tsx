import { Box, Center, Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import { Logo } from './Logo.tsx';
import { useTabTitle } from './useTabTitle.ts';

/** The frame of every page around signing in: one card in the middle, with what it is about on top. */
export function AuthPage({
  title,
  hint,
  children,
  brand,
}: {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
  brand?: ReactNode;
}) {
  // An app's page bears the app's name.
  useTabTitle(brand ? null : title);
  return (
    <Center component="main" mih="100vh" p="md" bg="var(--trellis-surface)">
      <Box w="100%" maw={420}>
        <Center mb="lg">{brand ?? <Logo />}</Center>
        <Paper withBorder p={{ base: 'lg', sm: 'xl' }} radius="lg" bg="var(--trellis-raised)">
          <Stack gap="md">
            <Heading order={1} title={title} hint={hint} />
            {children}
          </Stack>
        </Paper>
      </Box>
    </Center>
  );
}
