import { m } from '@naap/messages';
import { useDataDownload } from '@naap/state';
import { Suspense } from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import { useOverlay } from '../../behaviour/useOverlay.ts';
import { Button, caretDownIcon, Icon, Stack, Text, trashIcon, useToast } from '../../components/index.ts';
import { caret, disclosure } from '../../css/disclosure.css.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { saveFile } from './save-file.ts';

const DeleteAccountDialog = lazyPart(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

/** Lets shoppers download everything that is stored about them, and delete their account (docs/decisions/privacy.md). */
export function YourData() {
  const download = useDataDownload();
  const deletion = useOverlay<true>(DeleteAccountDialog.isLoaded);
  const { show } = useToast();

  async function downloadData() {
    const text = await download.prepare();
    if (text === null) return;
    saveFile(`naap-data-${new Date().toISOString().slice(0, 10)}.json`, text);
    show({ title: m.profile_data_done(), description: m.profile_data_done_text() });
  }

  return (
    <ProfileSection title={m.profile_data_title()}>
      {/* Folded, because both are rare and one cannot be undone. */}
      <details>
        <summary className={disclosure}>
          <Text as="span" tone="secondary">
            {m.profile_data_text()}
          </Text>
          <span className={caret}>
            <Icon icon={caretDownIcon} />
          </span>
        </summary>
        <Stack space={8}>
          <div role="alert">{download.error !== null && <Text tone="danger">{download.error}</Text>}</div>
          <Button
            width="full"
            emphasis="outline"
            size="medium"
            label={m.profile_data_download()}
            loading={download.isPreparing}
            loadingLabel={m.profile_data_preparing()}
            onClick={downloadData}
          />
          <Button
            width="full"
            emphasis="quiet"
            tone="danger"
            size="medium"
            icon={trashIcon}
            label={m.profile_data_delete()}
            onClick={() => deletion.show(true)}
          />
        </Stack>
      </details>
      {deletion.subject && (
        <Suspense fallback={null}>
          <DeleteAccountDialog key={deletion.openCount} open={deletion.open} onClose={deletion.close} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
