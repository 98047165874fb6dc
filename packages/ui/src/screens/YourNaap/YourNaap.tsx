import { m } from '@naap/messages';
import { type NaapState, useNaap } from '@naap/state/naap';
import { Skeleton, Stack, TopBar, VisuallyHidden } from '../../components/index.ts';
import { columnPair } from '../../css/column.css.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { NaapForm } from './NaapForm.tsx';
import { layout, measures } from './YourNaap.css.ts';

/** The shopper's body measurements (docs/decisions/measurements.md). */
export function YourNaapScreen() {
  return <NaapPage {...useNaap()} />;
}

/** The page for a state of the measurements. */
export function NaapPage({ naap, save, remove, conflict, resolve }: NaapState) {
  const goBack = useBack('naap');
  useScrollRestoration(naap !== undefined);
  return (
    <>
      <PageMeta title={m.naap_title()} unlisted />
      <main className={columnPair} aria-busy={naap === undefined}>
        <TopBar title={m.naap_title()} back={{ label: m.naap_screen_back(), onBack: goBack }} />
        {naap === undefined ? (
          <LoadingNaap />
        ) : (
          <NaapForm saved={naap} save={save} remove={remove} onSaved={goBack} />
        )}
      </main>
      {conflict && <ConflictDialog conflict={conflict} resolve={resolve} />}
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
