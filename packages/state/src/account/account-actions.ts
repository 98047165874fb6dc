/**
 * The code that the buttons of "Your Data" run. `useAccount.ts` imports it on demand. It is one module, because the bundler would move code
 * that three chunks share into the first load.
 */
export { collectAccountData } from './account-data.ts';
export { clearDeviceData } from './device-data.ts';
