import { useNavigate, useTranslation } from '@kashikari/web-kit';
import { resolveScan } from './api/resolve-scan';
import type { ScanMessage } from './scan-message';
import { scanLinks } from './scan-links';

/** Leads from a code to counting its good. */
export function useCountOne(say: (said: ScanMessage) => void): (code: string) => Promise<void> {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return async (code) => {
    const answer = await resolveScan(code, 'count');
    const link = scanLinks({ code, answer }).find(({ action }) => action === 'count');
    if (link) navigate(link.to);
    else say({ text: t('scan.countUnknown', { code: answer.scan.normal }), isFault: true });
  };
}
