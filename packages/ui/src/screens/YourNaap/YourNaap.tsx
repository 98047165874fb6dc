import { m } from '@naap/messages';
import { useNaap } from '@naap/state/naap';
import { Skeleton, Stack, TopBar, VisuallyHidden } from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { NaapForm } from './NaapForm.tsx';
import { layout, measures } from './YourNaap.css.ts';

/** The shopper's body measurements (docs/decisions/measurements.md). */
export function YourNaapScreen() {
  const state = useNaap();
  const goBack = useBack('naap');
  useScrollRestoration(state.naap !== undefined);
  return (
    <>
      <PageMeta title={m.naap_title()} unlisted />
      <main aria-busy={state.naap === undefined}>
        <TopBar title={m.naap_title()} back={{ label: m.naap_screen_back(), onBack: goBack }} />
        {state.naap === undefined ? (
          <LoadingNaap />
        ) : (
          <NaapForm saved={state.naap} save={state.save} remove={state.remove} onSaved={goBack} />
        )}
      </main>
      {state.conflict && <ConflictDialog conflict={state.conflict} resolve={state.resolve} />}
    </>
  );
}

function LoadingNaap() {
  return (
    <div className={layout}>
      <div className={measures} role="status">
        <VisuallyHidden>{m.naap_screen_loading()}</VisuallyHidden>
        <Stack space={24}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </div>
    </div>
  );
}
