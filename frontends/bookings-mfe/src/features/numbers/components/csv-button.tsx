import { Icon, IconDownload, useFlash, useTranslation } from '@kashikari/web-kit';
import type { UsageScope } from '../api/get-usage';
import { type Figures, useSaveFigures } from '../api/save-figures';

interface Props {
  readonly scope: UsageScope;
  readonly figures: Figures;
  /** The title of the part whose figures are saved. */
  readonly of: string;
}

/** Saves the figures of one part of the page for a spreadsheet. */
export function CsvButton({ scope, figures, of }: Props) {
  const { t } = useTranslation('bookings');
  const { sayError } = useFlash();
  const save = useSaveFigures(scope);
  const file = t(`numbers.file.${'days' in figures ? 'idle' : figures.by}`);
  return (
    <button
      type="button"
      className="btn q sm nmcsv"
      aria-label={t('numbers.csvOf', { part: of })}
      aria-busy={save.isPending}
      disabled={save.isPending}
      onClick={() => save.mutate({ figures, name: file }, { onError: sayError })}
    >
      <Icon of={IconDownload} size="s" />
      {t('numbers.csv')}
    </button>
  );
}
