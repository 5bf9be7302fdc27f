import { Group, Image, MantineProvider, Skeleton, Title } from '@mantine/core';
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

/** Lends the page an app's colours: buttons and links take them, within what stays readable. */
export function AppColours({ info, children }: { info: AppInfo | null; children: ReactNode }) {
  if (!info) return children;
  const shades = Array.from({ length: 10 }, () => info.color) as [string, ...string[]];
  return (
    <MantineProvider
      theme={{
        ...theme,
        primaryColor: 'app',
        colors: { ...theme.colors, app: shades as never },
      }}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      forceColorScheme={info.styleName === 'dark' ? 'dark' : undefined}
    >
      {children}
    </MantineProvider>
  );
}
