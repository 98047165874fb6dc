import { createContext } from 'react';

/** Address of the page that shows the codes which were sent, where there is one: the stand-in provider's inbox. */
export const SmsInboxContext = createContext<string | null>(null);
