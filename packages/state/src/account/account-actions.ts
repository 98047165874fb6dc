/**
 * The code that the buttons of "Your Data" and the logout run. It is imported on demand. It is one module, because the bundler would move code
 * that three chunks share into the first load.
 */
export { collectAccountData } from './account-data.ts';
export { clearDeviceData } from './device-data.ts';
