import { Button, Empty, PageHeader, useStore, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { resumeSession } from '../session/session';

/** Reassures a signed-in user if the app starts offline: they are still signed in, and the app resumes by itself. */
export function NoConnection() {
  const { t } = useTranslation('kit');
  const store = useStore();
  const [busy, setBusy] = useState(false);
  async function again(): Promise<void> {
    setBusy(true);
    await resumeSession(store);
    setBusy(false);
  }
  return (
    <>
      <PageHeader title={t('offline.title')} hidden />
      <Empty
        title={t('offline.title')}
        actions={
          <Button look="primary" busy={busy} onClick={() => void again()}>
            {t('retry')}
          </Button>
        }
      >
        {t('offline.start')}
      </Empty>
    </>
  );
}
