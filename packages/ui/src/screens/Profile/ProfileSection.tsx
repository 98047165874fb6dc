import { type ReactNode, useId } from 'react';
import { Heading, Inline, Skeleton, Stack, VisuallyHidden } from '../../components/index.ts';
import { copy } from './Profile.copy.ts';

export interface ProfileSectionProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  isLoading: boolean;
  children: ReactNode;
}

/** A titled part of the profile, which loads by itself. */
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
            <VisuallyHidden>{copy.loading}</VisuallyHidden>
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
