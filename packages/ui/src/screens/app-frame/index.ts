export { AppProviders } from './AppProviders.tsx';
export { AppShell } from './AppShell.tsx';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export { Loading } from './Loading.tsx';
export { MissingPageContext } from './missing-page.ts';
export { RepeatEarlyPresses } from './RepeatEarlyPresses.tsx';
export { SessionKnown, SignedInOnly } from './SignedInOnly.tsx';
export { SiteUrlContext } from './site-url.ts';
export { SmsInboxContext } from './sms-inbox.ts';
