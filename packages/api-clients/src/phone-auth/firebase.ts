/** The only file that imports Firebase. Only `client.ts` imports it, dynamically: it is a separate chunk (28 kB). */
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  deleteUser,
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

/** The Firebase operations that the client needs. They reject with Firebase's errors. */
export interface FirebaseSession {
  /** Resolves with the verification ID. Aborting clears the bot check, because a dismissed challenge never settles. */
  sendCode(phone: string, container: HTMLElement, signal: AbortSignal): Promise<string>;
  confirmCode(verificationId: string, code: string): Promise<PhoneUser>;
  onUser(listener: (user: PhoneUser | null) => void): () => void;
  getToken(forceRefresh: boolean): Promise<string | null>;
  /** Resolves also when the user was deleted before. */
  deleteUser(): Promise<void>;
  /** Resolves with the latest token, which may have expired; null without a user. */
  signOut(): Promise<string | null>;
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

  /** Returns the verifier of the container, rendering it on first use and again after it was cleared. */
  const botCheckIn = (container: HTMLElement): RecaptchaVerifier => {
    if (botCheck?.container !== container) {
      clearBotCheck();
      // reCAPTCHA can render into an element only once, so each widget gets a new element.
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
        // The emulator's mock reCAPTCHA widget works only once.
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
      if (user === null) throw new TypeError('The identity service returned a user without an ID');
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
        // Firebase signs out disabled and expired users, but not users whose refresh token is invalid.
        if (error instanceof FirebaseError && error.code === 'auth/invalid-refresh-token')
          await signOut(auth);
        throw error;
      }
    },

    async deleteUser() {
      await auth.authStateReady();
      if (!auth.currentUser) return;
      try {
        await deleteUser(auth.currentUser);
      } catch (error) {
        // The codes for a user whom the provider does not know.
        const { code = '' } = error instanceof FirebaseError ? error : {};
        if (code !== 'auth/user-token-expired' && code !== 'auth/user-not-found') throw error;
        await signOut(auth);
      }
    },

    async signOut() {
      await auth.authStateReady();
      // Not getIdToken, which would wait for the network to refresh an expired token.
      const { success, output } = v.safeParse(UserWithToken, auth.currentUser?.toJSON());
      await signOut(auth);
      return success ? output.stsTokenManager.accessToken : null;
    },
  };
}

interface BotCheck {
  readonly container: HTMLElement;
  readonly mount: HTMLElement;
  readonly verifier: RecaptchaVerifier;
}

/** Converts Firebase's user. Firebase does not validate the service's response, so a user without an ID counts as null. */
function toPhoneUser(user: User | null): PhoneUser | null {
  const { success, output } = v.safeParse(IdentifiedUser, user);
  return success ? { uid: output.uid, phoneNumber: output.phoneNumber } : null;
}

const UserWithToken = v.object({ stsTokenManager: v.object({ accessToken: v.string() }) });

const IdentifiedUser = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  phoneNumber: v.nullable(v.string()),
});
