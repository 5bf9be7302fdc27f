import {
  Group,
  Image,
  type MantineColorsTuple,
  MantineProvider,
  Skeleton,
  Title,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { theme, variables } from '../../theme.ts';
import type { AppInfo } from './useAppInfo.ts';

/** The app's logo and name, where the product's own would stand. */
export function AppBrand({ info }: { info: AppInfo | null }) {
  if (!info) return <Skeleton h={28} w={160} />;
  return (
    <Group gap="sm" wrap="nowrap">
      {info.logoUrl?.startsWith('/') && (
        <Image src={info.logoUrl} alt="" h={36} w="auto" radius="sm" />
      )}
      <Title order={2} size="h3">
        {info.name}
      </Title>
    </Group>
  );
}

/**
 * Lends the page an app's colours: buttons and links take them, within what stays readable. The tree is
 * the same before the app is known, so that nothing typed meanwhile is lost.
 */
export function AppColours({ info, children }: { info: AppInfo | null; children: ReactNode }) {
  return (
    <MantineProvider
      theme={info ? { ...theme, primaryColor: 'app', colors: coloursWith(info.color) } : theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      forceColorScheme={info?.styleName === 'dark' ? 'dark' : undefined}
    >
      {children}
    </MantineProvider>
  );
}

function coloursWith(color: string): typeof theme.colors {
  const app: MantineColorsTuple = [
    color,
    color,
    color,
    color,
    color,
    color,
    color,
    color,
    color,
    color,
  ];
  return { ...theme.colors, app };
}
