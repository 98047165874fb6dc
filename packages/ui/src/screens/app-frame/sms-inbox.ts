import { createContext } from 'react';

/** URL of the sandbox's SMS inbox, where one-time codes can be read; null with a real identity provider. */
export const SmsInboxContext = createContext<string | null>(null);
