export { AppProviders } from './AppProviders.tsx';
export { AppShell } from './AppShell.tsx';
export { Loading } from './Loading.tsx';
export { SmsInboxContext } from './sms-inbox.ts';
