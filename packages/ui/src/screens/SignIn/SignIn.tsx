import { m } from '@naap/messages';
import { useContent, usePhoneSignIn, useSendsEvents, useSession } from '@naap/state';
import { lazy, useEffect, useRef, useState } from 'react';
import { Navigate, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { ClothCover, ContentPicture } from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { stepsBackFromSignIn } from '../navigation/back-targets.ts';
import { readHistoryRecord } from '../navigation/HistoryRecorder.ts';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { OtpStep } from './OtpStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { returnPath } from './returnPath.ts';
import { entryPage, form, page, privacy } from './SignIn.css.ts';

// Only shops that send commerce events load it. The screen waits for it, because it would move the centred form if it appeared later.
const Privacy = lazy(async () => ({ default: (await import('../app-frame/Privacy.tsx')).Privacy }));

const SIGN_IN_PATH = '/auth';

interface SignInScreenProps {
  /** Whether it is the first page of its app, without a page to go back to. */
  isEntry?: boolean;
}

/**
 * Sign-in by phone (spec section 2). On /auth it redirects to the page the shopper came from after sign-in. Where it replaces another
 * screen, that screen is shown after sign-in.
 */
export function SignInScreen({ isEntry = false }: SignInScreenProps) {
  const { pathname, state, key } = useLocation();
  const { brand, home } = useContent();
  const { status } = useSession();
  const signIn = usePhoneSignIn();
  const goBack = useBack('sign-in');
  const botCheck = useRef<HTMLDivElement>(null);
  const [hasSentCode, setHasSentCode] = useState(false);
  useScrollRestoration();
  const isPhoneStep = signIn.step === 'phone';
  const sendsEvents = useSendsEvents();
  const { left, right } = home.hero.pictures;

  if (!isPhoneStep && !hasSentCode) setHasSentCode(true);
  if (status === 'signed-in' && pathname === SIGN_IN_PATH) {
    // The key makes a second visit redirect again, before the first redirect has rendered.
    return <Return key={key} to={returnPath(state?.from)} />;
  }
  return (
    <main className={isEntry ? entryPage : page}>
      <PageMeta title={isPhoneStep ? m.sign_in_phone_title() : m.sign_in_otp_title()} unlisted />
      <ClothCover
        {...(!(isEntry && isPhoneStep) && {
          back: { label: m.sign_in_back(), onBack: isPhoneStep ? goBack : signIn.changeNumber },
        })}
        name={brand.name}
        devanagariName={brand.devanagari}
        pictures={{
          front: (
            <ContentPicture
              picture={right.picture}
              cut="chalk"
              sizes="(min-width: 600px) 416px, 240px"
              eager
            />
          ),
          back: <ContentPicture picture={left.picture} cut="chalk" sizes="320px" />,
        }}
      />
      <div className={form}>
        {isPhoneStep ? (
          <PhoneStep signIn={signIn} botCheck={botCheck} focusField={hasSentCode} />
        ) : (
          <OtpStep signIn={signIn} botCheck={botCheck} />
        )}
        <div ref={botCheck} />
        {sendsEvents && isPhoneStep && (
          <div className={privacy}>
            <Privacy />
          </div>
        )}
      </div>
    </main>
  );
}

/** Opens a page after sign-in: goes back when it is the page before, which would otherwise be twice in the history. */
function Return({ to }: { to: string }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const steps = stepsBackFromSignIn(key, parsePath(to).pathname ?? '/', readHistoryRecord);
  const hasReturned = useRef(false);
  useEffect(() => {
    if (steps === null || hasReturned.current) return;
    hasReturned.current = true;
    navigate(-steps);
  }, [steps, navigate]);
  return steps === null && <Navigate to={to} replace />;
}
