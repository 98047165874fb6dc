/** The only file that knows Firebase. Only `client.ts` imports it, and lazily: it is a chunk of its own (28 kB). */
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  getIdToken,
  initializeAuth,
  onAuthStateChanged,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signOut,
  type User,
} from 'firebase/auth';
import * as v from 'valibot';
import { APP_NAME } from './stored-session.ts';
import type { PhoneAuthConfig, PhoneUser } from './types.ts';

/** Firebase in the client's terms. Rejections are Firebase's own. */
export interface FirebaseSession {
  /** Answers the verification id. Aborting clears the bot check, whose challenge may otherwise wait for ever. */
  sendCode(phone: string, container: HTMLElement, signal: AbortSignal): Promise<string>;
  confirmCode(verificationId: string, code: string): Promise<PhoneUser>;
  onUser(listener: (user: PhoneUser | null) => void): () => void;
  getToken(forceRefresh: boolean): Promise<string | null>;
  signOut(): Promise<void>;
}

export function openFirebase(config: PhoneAuthConfig): FirebaseSession {
  const { apiKey, projectId, authDomain, emulatorUrl } = config;
  const app = initializeApp({ apiKey, projectId, ...(authDomain ? { authDomain } : {}) }, APP_NAME);
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  let botCheck: BotCheck | undefined;

  const clearBotCheck = () => {
    botCheck?.verifier.clear();
    botCheck?.mount.remove();
    botCheck = undefined;
  };

  /** Rendered once for a container, and anew after it was cleared. */
  const botCheckIn = (container: HTMLElement): RecaptchaVerifier => {
    if (botCheck?.container !== container) {
      clearBotCheck();
      // An element can carry a widget once in its life, so each gets an element of its own.
      const mount = container.ownerDocument.createElement('div');
      const verifier = new RecaptchaVerifier(auth, mount, {
        size: 'invisible',
        'expired-callback': clearBotCheck,
        'error-callback': clearBotCheck,
      });
      container.append(mount);
      botCheck = { container, mount, verifier };
    }
    return botCheck.verifier;
  };

  return {
    async sendCode(phone, container, signal) {
      signal.addEventListener('abort', clearBotCheck, { once: true });
      try {
        const verifier = botCheckIn(container);
        const verificationId = await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
        // The widget that stands in for the bot check beside an emulator answers once only.
        if (emulatorUrl) clearBotCheck();
        return verificationId;
      } catch (error) {
        clearBotCheck();
        throw error;
      } finally {
        signal.removeEventListener('abort', clearBotCheck);
      }
    },

    async confirmCode(verificationId, code) {
      const credential = PhoneAuthProvider.credential(verificationId, code);
      const user = toPhoneUser((await signInWithCredential(auth, credential)).user);
      if (user === null) throw new TypeError('The identity service names no user');
      return user;
    },

    onUser(listener) {
      return onAuthStateChanged(auth, (user) => listener(toPhoneUser(user)));
    },

    async getToken(forceRefresh) {
      await auth.authStateReady();
      if (!auth.currentUser) return null;
      try {
        return await getIdToken(auth.currentUser, forceRefresh);
      } catch (error) {
        // Firebase signs out a user who is disabled or expired, but keeps one whose refresh token is dead.
        if (error instanceof FirebaseError && error.code === 'auth/invalid-refresh-token')
          await signOut(auth);
        throw error;
      }
    },

    signOut: () => signOut(auth),
  };
}

interface BotCheck {
  readonly container: HTMLElement;
  readonly mount: HTMLElement;
  readonly verifier: RecaptchaVerifier;
}

/** Firebase believes whatever the service says about a user; one without an id is none. */
function toPhoneUser(user: User | null): PhoneUser | null {
  const { success, output } = v.safeParse(IdentifiedUser, user);
  return success ? { uid: output.uid, phoneNumber: output.phoneNumber } : null;
}

const IdentifiedUser = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  phoneNumber: v.nullable(v.string()),
});
