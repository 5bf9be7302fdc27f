import { Box, Container, type ContainerProps, Group } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { AccountMenu } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import { SkipLink } from './SkipLink.tsx';

/** A page of its own: the logo, which leads to the person's apps, and the account's menu above what is on it. */
export function Page({ isHome, ...props }: ContainerProps & { isHome?: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Box mih="100vh">
      <SkipLink onGo={() => content.current?.focus()}>Skip to content</SkipLink>
      <Group component="header" justify="space-between" px={{ base: 'md', sm: 'xl' }} py="md">
        {isHome ? (
          <Logo />
        ) : (
          <Link
            to="/home"
            aria-label="My apps"
            style={{ color: 'inherit', textDecoration: 'none' }}
          >
            <Logo />
          </Link>
        )}
        <AccountMenu />
      </Group>
      <Container
        component="main"
        size={1120}
        pb={64}
        {...props}
        ref={content}
        tabIndex={-1}
        style={{ outline: 'none' }}
      />
    </Box>
  );
}
