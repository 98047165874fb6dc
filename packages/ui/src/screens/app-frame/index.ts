export { AppProviders } from './AppProviders.tsx';
export { AppShell } from './AppShell.tsx';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export { Loading } from './Loading.tsx';
export { RepeatEarlyPresses } from './RepeatEarlyPresses.tsx';
export { SignedInOnly } from './SignedInOnly.tsx';
export { SiteUrlContext } from './site-url.ts';
export { SmsInboxContext } from './sms-inbox.ts';
