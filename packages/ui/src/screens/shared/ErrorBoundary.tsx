import { Component, type ReactNode } from 'react';
import { Container, ErrorState, LinkButton } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

interface ErrorBoundaryProps {
  /** Where the shopper is: going elsewhere is another try. */
  path: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  path: string;
}

/** Stands in for a screen that failed to load or to render, so that the page is never blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { failed: false, path };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, reload, home } = siteCopy.failed;
    return (
      <main>
        <title>{title}</title>
        <Container width="form">
          <ErrorState
            level={1}
            title={title}
            message={text}
            retryLabel={reload}
            // A screen's code that could not be fetched is only asked for again by a new page.
            onRetry={() => location.reload()}
            secondaryAction={<LinkButton label={home} href="/" emphasis="outline" size="medium" />}
          />
        </Container>
      </main>
    );
  }
}
