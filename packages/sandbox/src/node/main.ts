/** `node packages/sandbox/src/node/main.ts`: the stand-ins on their ports, until Ctrl-C. */
import { readSandboxSettings, SettingsError } from './settings.ts';
import { PortTakenError, startSandbox } from './start-sandbox.ts';

try {
  const settings = readSandboxSettings(process.env);
  const running = await startSandbox({
    ...settings,
    onCode: (phoneNumber, code) => console.log(`Code for ${phoneNumber}: ${code}`),
  }).catch((error: unknown) => {
    if (!(error instanceof PortTakenError)) throw error;
    const name = error.port === settings.ports.sandbox ? 'SANDBOX_PORT' : 'IDENTITY_PORT';
    throw new SettingsError(
      `${error.message} Close it, or choose another. Example: ${name}=${error.port + 1}`,
    );
  });
  const { urls } = running.sandbox;
  console.log(`Storefront ${urls.storefront}\nPhone sign-in ${urls.identity} (codes at ${urls.inbox})`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.stop().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(`The sandbox cannot start: ${error.message}`);
  process.exit(2);
}
