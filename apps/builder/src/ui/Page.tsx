import { Anchor, Box, Container, type ContainerProps, Group } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { AccountMenu } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import { SkipLink } from './SkipLink.tsx';

interface Props extends ContainerProps {
  isHome?: boolean;
  /** Where what the page is for begins, below what is done with it as a whole; else at its own beginning. */
  skipTo?: RefObject<HTMLElement | null>;
}

/** A page of its own: the logo, which leads to the person's apps, and the account's menu above what is on it. */
export function Page({ isHome, skipTo, ...props }: Props) {
  const main = useRef<HTMLDivElement>(null);
  return (
    <Box mih="100vh">
      <SkipLink onGo={() => (skipTo ?? main).current?.focus()}>Skip to content</SkipLink>
      <Group component="header" justify="space-between" px={{ base: 'md', sm: 'xl' }} py="md">
        {isHome ? (
          <Logo />
        ) : (
          <Anchor
            component={Link}
            to="/home"
            underline="never"
            c="inherit"
            aria-label="Trellis: My apps"
          >
            <Logo />
          </Anchor>
        )}
        <AccountMenu />
      </Group>
      <Container
        component="main"
        size={1120}
        pb={64}
        {...props}
        ref={main}
        tabIndex={-1}
        style={{ outline: 'none' }}
      />
    </Box>
  );
}
