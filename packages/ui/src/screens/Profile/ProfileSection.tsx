import { m } from '@naap/messages';
import { type ReactNode, useId } from 'react';
import { Heading, Inline, Stack, VisuallyHidden } from '../../components/index.ts';

export interface ProfileSectionProps {
  title: string;
  /** Rendered beside the title. */
  action?: ReactNode;
  /** Shown in place of the children while they are loading. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** A titled section of the profile with its own loading state. */
export function ProfileSection({ title, action, placeholder, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={Boolean(placeholder)}>
      <Stack space={12}>
        <Inline justify="between" wrap>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {action}
        </Inline>
        {placeholder ? (
          <div role="status">
            <VisuallyHidden>{m.profile_loading()}</VisuallyHidden>
            <Stack space={8}>{placeholder}</Stack>
          </div>
        ) : (
          children
        )}
      </Stack>
    </section>
  );
}
