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
    return (
      <Alert color="red" role="alert" m="sm" title={`${this.props.what} could not be shown`}>
        <Text size="sm" mb="xs">
          {messageOf(this.state.error)}
        </Text>
        <Button size="xs" variant="default" onClick={this.again}>
          Try again
        </Button>
      </Alert>
    );
  }
}
