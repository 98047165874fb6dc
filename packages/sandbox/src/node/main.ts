/** Runs the sandbox on its ports until Ctrl-C: `node packages/sandbox/src/node/main.ts`. */
import { readSandboxSettings, SettingsError } from './settings.ts';
import { PortTakenError, startSandbox } from './start-sandbox.ts';

try {
  const settings = readSandboxSettings(process.env);
  const running = await startSandbox({
    ...settings,
    hasDatesUntilNow: true,
    onCode: (phoneNumber, code) => console.log(`Code for ${phoneNumber}: ${code}`),
  }).catch((error: unknown) => {
    if (!(error instanceof PortTakenError)) throw error;
    const name = error.port === settings.ports.sandbox ? 'SANDBOX_PORT' : 'IDENTITY_PORT';
    throw new SettingsError(
      `${error.message} Close that program, or choose another port. Example: ${name}=${error.port + 1}`,
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
