import { createContext } from 'react';

/** Origin of the shop in absolute URLs, such as 'https://shop.example'; '' while it is unknown, which leaves the URLs relative. */
export const SiteUrlContext = createContext('');
