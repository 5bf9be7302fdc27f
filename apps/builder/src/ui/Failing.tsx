import { Alert, Button, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { messageOf } from '../session/api.ts';

interface Props {
  /** What is within, as people call it: 'This panel'. */
  what: string;
  /** Brings anew what could not be brought. */
  onAgain?(): void;
  children: ReactNode;
}

/** How browsers and the bundler say that code or its styles did not come: no connection, or a newer version is there. */
const NOT_LOADED =
  /dynamically imported module|Importing a module script failed|preload CSS|Failed to fetch/i;

/** What could not be loaded or drawn takes nothing else on the screen down. */
export class Failing extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };
  static getDerivedStateFromError(error: unknown) {
    // Code may throw anything, null as well.
    return { error: error ?? new Error('No reason given') };
  }
  private readonly again = (): void => {
    this.props.onAgain?.();
    this.setState({ error: null });
  };
  override render() {
    if (this.state.error === null) return this.props.children;
    const isLost = NOT_LOADED.test(String(this.state.error));
    // Where nothing brings it anew, the page that is open cannot get it any more, or only a part of it.
    const isOfPage = isLost && !this.props.onAgain;
    return (
      <Alert color="red" role="alert" m="sm" title={`${this.props.what} could not be shown`}>
        <Text size="sm" mb="xs">
          {isLost
            ? 'The server could not be reached, or was updated. What you typed is kept.'
            : messageOf(this.state.error)}
        </Text>
        <Button
          size="xs"
          variant="default"
          onClick={isOfPage ? () => window.location.reload() : this.again}
        >
          {isOfPage ? 'Reload the page' : 'Try again'}
        </Button>
      </Alert>
    );
  }
}
