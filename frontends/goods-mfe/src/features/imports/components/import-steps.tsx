import {
  ButtonLink,
  isApiError,
  LoadError,
  Note,
  Skeleton,
  useLocation,
  useTranslation,
} from '@kashikari/web-kit';
import { type ReactNode, useEffect } from 'react';
import { type ImportView, useImport } from '../api/imports';
import { useFreshRows } from '../use-fresh-rows';
import { ApplyBar } from './apply-bar';
import { Done } from './done';
import { Failure } from './failure';
import { ImportProgress } from './import-progress';
import { type Step, Steps } from './steps';

interface Props {
  readonly id: string;
  /** True if the screen has the three steps. */
  readonly stepped?: boolean;
  /** Called once the rows are written. */
  readonly onApplied?: () => void;
  /** The rows, once they are checked. */
  children(of: ImportView): ReactNode;
}

/** An import as far as it is: being read, to be looked at, being written, done, or failed. */
export function ImportSteps({ id, stepped = false, onApplied, children }: Props) {
  const { t } = useTranslation('goods');
  const { pathname } = useLocation();
  const query = useImport(id);
  const isApplied = query.data?.state === 'applied';
  useEffect(() => {
    if (isApplied) onApplied?.();
  }, [isApplied, onApplied]);
  if (query.data) return <Known of={query.data} stepped={stepped} preview={children} />;
  if (!query.isError) return <Skeleton shape="rows" />;
  if (!isApiError(query.error) || query.error.status !== 404)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Note
      tone="warning"
      action={
        <ButtonLink to={pathname} small>
          {t('import.failure.again')}
        </ButtonLink>
      }
    >
      {t('import.gone')}
    </Note>
  );
}

interface KnownProps {
  readonly of: ImportView;
  readonly stepped: boolean;
  preview(of: ImportView): ReactNode;
}

function Known({ of, stepped, preview }: KnownProps) {
  useFreshRows(of);
  const isFirstReading = of.state === 'reading' && !isChecked(of);
  return (
    <>
      {stepped && <Steps at={STEPS[of.state]} />}
      {isFirstReading && <ImportProgress doing="reading" rows={of.rows} />}
      {of.state === 'applying' && <ImportProgress doing="applying" rows={of.new + of.changed} />}
      {of.state === 'applied' && <Done of={of} />}
      {of.state === 'failed' && <Failure of={of} />}
      {(of.state === 'ready' || (of.state !== 'applied' && of.state !== 'applying' && isChecked(of))) && (
        <>
          {preview(of)}
          <ApplyBar of={of} />
        </>
      )}
    </>
  );
}

const STEPS: Readonly<Record<ImportView['state'], Step>> = {
  reading: 'preview',
  ready: 'preview',
  failed: 'preview',
  applying: 'apply',
  applied: 'done',
};

/** Returns true if the rows were checked before. They then remain on the screen while they are checked again. */
function isChecked(of: ImportView): boolean {
  return of.new + of.changed + of.unchanged + of.faulty + of.duplicate + of.left_out > 0;
}
