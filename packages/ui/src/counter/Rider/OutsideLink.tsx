import { ButtonLabel, type ButtonLook, buttonClass } from '../../components/Button/Button.tsx';

interface OutsideLinkProps extends Pick<ButtonLook, 'icon' | 'label' | 'accessibleLabel'> {
  href: string;
  /** Keeps this page open, which may not load again without a connection. */
  isNewTab?: boolean;
}

/** A link to another app that looks like a button of 56 px. */
export function OutsideLink({ href, isNewTab = false, ...label }: OutsideLinkProps) {
  const look = { emphasis: 'outline', size: 'large', width: 'full' } as const;
  return (
    <a className={buttonClass(look)} href={href} {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}>
      <ButtonLabel {...label} />
    </a>
  );
}
