/** The system's Chromium runs as root only without its own sandbox. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const chromiumFlags: readonly string[] = [
  ...asRoot,
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No request leaves this machine, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];
