import {
  Camera,
  ErrorNote,
  PageHeader,
  useNavigate,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useWantedGood } from './api/get-good';
import { useResolveScan } from './api/resolve-scan';
import { BorrowMany } from './components/borrow-many';
import { CodeField } from './components/code-field';
import { ReturnMany } from './components/return-many';
import { ScanModes } from './components/scan-modes';
import { ScanResult } from './components/scan-result';
import { WantedNote } from './components/wanted-note';
import { placeOf } from './place-of';
import type { Said } from './said';
import { useBorrowMany } from './use-borrow-many';
import { useCountOne } from './use-count-one';
import { useReturnMany } from './use-return-many';
import { useScanModes } from './use-scan-modes';
import { useWantedLabel } from './use-wanted-label';
import './scan.css';

/**
 * From the code on a label or a member card to what it stands for and what can be done with it: seen by the camera, typed, or
 * sent by a scanner that types. The picture stays live over the result, whatever the mode. With `?good=` the label of that good is
 * wanted, and its code leads on to its booking.
 * @param search what is read is searched for as a code, not as words (`barcode-scanner`)
 */
export function Scan({ search = false }: { readonly search?: boolean }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = useWantedGood(params.get('good')).data?.good;
  const label = useWantedLabel();
  const { mode: chosen, modes, choose } = useScanModes();
  const hasModes = !wanted && !search && modes.length > 1;
  const mode = hasModes ? chosen : 'one';
  const [said, say] = useState<Said>({ text: '' });
  const { mutate: resolve, data: read, error, isPending } = useResolveScan();
  const borrowing = useBorrowMany(say);
  const returning = useReturnMany(say);
  const count = useCountOne(say);

  function open(code: string): void {
    if (wanted) return label.read(wanted, code);
    if (search) return navigate(placeOf(code, window.location.origin, 'code'));
    if (mode === 'one') return resolve({ code });
    const act = { borrow: borrowing.read, return: returning.read, count }[mode];
    return void act(code).catch(() => say({ text: t('scan.many.failed'), isFault: true }));
  }

  const result = mode === 'one' && read && !isPending;
  return (
    <>
      <PageHeader
        title={t('scan.title')}
        back={wanted && { to: `/goods/${wanted.id}`, label: wanted.title }}
      />
      {wanted && <WantedNote title={wanted.title} other={label.other} />}
      <div className="narrow sclive">
        <Camera onCode={open} />
      </div>
      {(hasModes || result) && (
        <div className="scsheet narrow">
          {result && <ScanResult read={read} onPick={(goodId) => resolve({ code: read.code, goodId })} />}
          {mode === 'borrow' && <BorrowMany borrowing={borrowing} />}
          {mode === 'return' && <ReturnMany returning={returning} />}
          {mode === 'count' && <p className="hint">{t('scan.countHint')}</p>}
          <p className={said.isFault ? 'errm' : 'sm'} role="status">
            {mode !== 'one' && said.text}
          </p>
          {hasModes && (
            <ScanModes
              modes={modes}
              mode={mode}
              onMode={(next) => {
                say({ text: '' });
                choose(next);
              }}
            />
          )}
        </div>
      )}
      {error && mode === 'one' && (
        <div className="narrow sec">
          <ErrorNote error={error} />
        </div>
      )}
      <CodeField isFirst={!result && borrowing.count === 0} onCode={open} />
    </>
  );
}
