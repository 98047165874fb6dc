import { createContext } from 'react';

/** Whether a server renders a page that does not exist. A browser learns it only from its own requests. */
export const MissingPageContext = createContext(false);
