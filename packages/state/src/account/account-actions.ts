/**
 * What the data download, the account deletion and the logout run. Import it only with `import()`: it is one module because the bundler would
 * move device-data.ts, which all three use, into the first load (4 kB).
 */
export { collectAccountData } from './account-data.ts';
export { clearDeviceData } from './device-data.ts';
