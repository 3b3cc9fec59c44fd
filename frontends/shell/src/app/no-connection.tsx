import { Button, Empty, PageHeader, useStore, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { resumeSession } from '../session/session';

/** What a start without net shows to who was signed in here: that they still are, and that it goes on by itself. */
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
