import { Component, type ReactNode } from 'react';
import { Container, ErrorState, LinkButton } from '../../components/index.ts';
import { brand } from './brand.ts';
import { siteCopy } from './site.copy.ts';

interface ErrorBoundaryProps {
  /** Names where the shopper is: going elsewhere is another try. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  place: string;
}

/** Stands in for a screen that failed to load or to render, so that the page is never blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, reload, home } = siteCopy.failed;
    return (
      <main>
        <title>{`${title} · ${brand.name}`}</title>
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
