import { m } from '@naap/messages';
import { useContent } from '@naap/state';
import { Component, type ReactNode } from 'react';
import { Container, ErrorState, LinkButton } from '../../components/index.ts';

interface ErrorBoundaryProps {
  /** Identifies the current page. When it changes, the children are rendered again. */
  pageKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  pageKey: string;
}

/** Shows an error page when a screen fails to load or to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, pageKey: this.props.pageKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ pageKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return pageKey === state.pageKey ? null : { failed: false, pageKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failed />;
  }
}

function Failed() {
  const { brand } = useContent();
  const title = m.site_failed_title();
  return (
    <main>
      <title>{`${title} · ${brand.name}`}</title>
      <Container width="form">
        <ErrorState
          level={1}
          title={title}
          message={m.site_failed_text()}
          retryLabel={m.site_failed_reload()}
          // Not every browser fetches a failed module again until the page is reloaded.
          onRetry={() => location.reload()}
          secondaryAction={
            <LinkButton label={m.site_failed_home()} href="/" emphasis="outline" size="medium" />
          }
        />
      </Container>
    </main>
  );
}
