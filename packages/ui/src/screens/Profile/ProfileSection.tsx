import { m } from '@naap/messages';
import { type ReactNode, useId } from 'react';
import { Heading, Inline, Skeleton, Stack, VisuallyHidden } from '../../components/index.ts';

export interface ProfileSectionProps {
  title: string;
  /** Rendered beside the title. */
  action?: ReactNode;
  isLoading: boolean;
  children: ReactNode;
}

/** A titled section of the profile with its own loading state. */
export function ProfileSection({ title, action, isLoading, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <Stack space={12}>
        <Inline justify="between" wrap>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {action}
        </Inline>
        {isLoading ? (
          <div role="status">
            <VisuallyHidden>{m.profile_loading()}</VisuallyHidden>
            <Stack space={8}>
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          </div>
        ) : (
          children
        )}
      </Stack>
    </section>
  );
}
