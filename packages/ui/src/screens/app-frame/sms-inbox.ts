import { createContext } from 'react';

/** Address of the sandbox's page that shows sent codes; null with a real provider. */
export const SmsInboxContext = createContext<string | null>(null);
