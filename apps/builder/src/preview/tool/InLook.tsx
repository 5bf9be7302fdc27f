import { useMediaQuery } from '@mantine/hooks';
import { FONT_FACES } from '@trellis/contract';
import toolCss from '@trellis/tool-ui/tool.css?inline';
import type { ReactNode } from 'react';
import { useLook } from '../../saving/useLook.ts';
import { Shadow } from './Shadow.tsx';

/** A part of a tool as people see it, in the app's look. */
export function InLook({ children }: { children: ReactNode }) {
  const look = useLook();
  // Without a theme of the app's a tool is as its reader's device is.
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <>
      <link rel="stylesheet" href={FONT_FACES} precedence="default" />
      <Shadow
        css={`${toolCss}\n${look.css.replaceAll(':root', ':host').replaceAll(/^body (?=\{)/gm, ':host ')}`}
        theme={look.theme ?? (isDark ? 'dark' : 'light')}
      >
        {children}
      </Shadow>
    </>
  );
}
