import {
  Button,
  type CSSVariablesResolver,
  Group,
  Image,
  type MantineColorsTuple,
  MantineProvider,
  Skeleton,
  Title,
} from '@mantine/core';
import { readableColor } from '@trellis/contract';
import type { ReactNode } from 'react';
import { theme, variables } from '../../theme.ts';
import { GROUNDS, wordsOn } from './colors.ts';
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
 * Lends the page an app's colors: buttons take them as they are, with words that are read on them, and
 * links the nearest shade that is read on the page. The tree is the same before the app is known, so that
 * nothing typed meanwhile is lost.
 */
export function AppColors({ info, children }: { info: AppInfo | null; children: ReactNode }) {
  return (
    <MantineProvider
      theme={info ? themeWith(info) : theme}
      cssVariablesResolver={info ? variablesWith(info.color) : variables}
      defaultColorScheme="auto"
      forceColorScheme={info?.styleName === 'dark' ? 'dark' : undefined}
    >
      {children}
    </MantineProvider>
  );
}

function themeWith(info: AppInfo): typeof theme {
  const { color } = info;
  const app = Array.from({ length: 10 }, () => color) as unknown as MantineColorsTuple;
  const words = wordsOn(info);
  return {
    ...theme,
    primaryColor: 'app',
    colors: { ...theme.colors, app },
    components: {
      ...theme.components,
      Button: Button.extend({
        vars: (_, { variant = 'filled' }) => ({
          root:
            variant === 'filled'
              ? { '--button-bg': color, '--button-hover': color, '--button-color': words }
              : {},
        }),
      }),
    },
  };
}

function variablesWith(color: string): CSSVariablesResolver {
  return (given) => {
    const own = variables(given);
    const readable = (scheme: keyof typeof GROUNDS) => {
      const shade = readableColor(color, GROUNDS[scheme]);
      // Links, and the ring around what has the focus.
      return {
        ...own[scheme],
        '--mantine-color-anchor': shade,
        '--mantine-primary-color-filled': shade,
        // Marks: a breath of the color, with words that are read whatever it is.
        '--mantine-color-app-light': `color-mix(in srgb, ${color} 14%, ${GROUNDS[scheme]})`,
        '--mantine-color-app-light-color': 'var(--mantine-color-text)',
      };
    };
    return { ...own, light: readable('light'), dark: readable('dark') };
  };
}
