import type { Page } from 'playwright';
import type { Services } from '../services.ts';

/** Signs in through the screen as a new customer, with the one-time code of the sandbox. */
export async function signIn(page: Page, { shop, identity }: Services): Promise<void> {
  const phone = `9${Math.floor(Math.random() * 1e9)}`.padEnd(10, '0');
  await page.goto(`${shop}/auth`);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
  await page.getByLabel('6-digit code').fill(await latestCode(identity, `+91${phone}`));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByText('Login successful!').waitFor();
}

interface SentCode {
  readonly phoneNumber: string;
  readonly code: string;
}

async function latestCode(identity: string, phone: string): Promise<string> {
  const response = await fetch(`${identity}/emulator/v1/projects/demo-naap/verificationCodes`);
  const { verificationCodes }: { verificationCodes: readonly SentCode[] } = await response.json();
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone);
  if (!sent) throw new Error(`the sandbox has sent no code to ${phone}`);
  return sent.code;
}
