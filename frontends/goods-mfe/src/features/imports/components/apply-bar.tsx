import {
  BookingBar,
  Button,
  formatNumber,
  useConfirm,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useApplyImport } from '../api/change-import';
import type { ImportView } from '../api/imports';
import { readyOf } from './figures';

/**
 * The number of rows to be written, and the button that writes them, at the foot. Faulty rows are skipped only after a
 * confirmation.
 */
export function ApplyBar({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const confirm = useConfirm();
  const { sayError } = useFlash();
  const apply = useApplyImport(of.id);
  const ready = readyOf(of);
  const isEdit = of.kind === 'goods_edit';
  const verb = t(isEdit ? 'import.apply.change' : 'import.apply.verb', {
    count: ready,
    formatted: formatNumber(ready, locale),
  });

  async function write(): Promise<void> {
    const faulty = of.faulty;
    const question = {
      title: t('import.apply.without', { count: faulty }),
      body: t('import.apply.withoutBody'),
      verb,
    };
    if (faulty > 0 && !(await confirm(question))) return;
    apply.mutate(faulty > 0, { onError: sayError });
  }

  return (
    <BookingBar
      when={of.faulty > 0 ? t('import.apply.faulty', { count: of.faulty }) : t('import.apply.faultless')}
      actions={
        <Button look="primary" busy={apply.isPending} disabled={ready === 0} onClick={() => void write()}>
          {verb}
        </Button>
      }
    >
      {ready === 0 && t('import.apply.nothing')}
    </BookingBar>
  );
}
