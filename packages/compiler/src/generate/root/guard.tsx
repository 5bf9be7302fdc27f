import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  scope: 'page' | 'app';
  /** What is inside; another value forgets the error. */
  name?: string;
  children: ReactNode;
}
interface State {
  error: Error | null;
  name?: string;
}

/** Catches what its children throw, reports it and says so on the page. An update of the app tries again. */
export class Guard extends Component<Props, State> {
  override state: State = { error: null, name: this.props.name };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.name === state.name ? null : { error: null, name: props.name };
  }

  override componentDidMount(): void {
    addEventListener('trellis:updated', this.tryAgain);
  }

  override componentWillUnmount(): void {
    removeEventListener('trellis:updated', this.tryAgain);
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const known = error instanceof Error ? error : new Error(String(error));
    const component = /^\s*at (\w+)/m.exec(info.componentStack ?? '')?.[1];
    __trellis.reportError({
      title: known.message,
      details: known.stack,
      componentName: component ?? this.props.name,
      scope: this.props.scope,
    });
  }

  private readonly tryAgain = (): void => {
    if (this.state.error) this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main className="flex min-h-[60vh] items-center justify-center bg-background p-6 text-foreground">
        <div
          className="w-full max-w-md rounded-xl border border-border bg-card p-6 shadow-sm"
          role="alert"
        >
          <h1 className="text-lg font-semibold">This page hit a problem</h1>
          <p className="mt-2 text-sm text-muted-foreground">
            It could not be shown. Everything you saved is still there.
          </p>
          <p className="mt-4 max-h-40 overflow-auto rounded-md bg-muted px-3 py-2 font-mono text-xs break-words whitespace-pre-wrap text-muted-foreground">
            {error.message}
          </p>
          <button
            type="button"
            onClick={this.tryAgain}
            className="mt-5 inline-flex h-9 items-center rounded-md bg-primary px-4 text-sm font-medium text-primary-foreground hover:opacity-90"
          >
            Try again
          </button>
        </div>
      </main>
    );
  }
}
