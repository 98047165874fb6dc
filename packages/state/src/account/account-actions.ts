/**
 * The code behind the buttons of "Your Data". `useAccount.ts` imports it on demand. One module, because code that three chunks share would
 * move into the first load.
 */
export { collectAccountData } from './account-data.ts';
export { clearDeviceData } from './device-data.ts';
