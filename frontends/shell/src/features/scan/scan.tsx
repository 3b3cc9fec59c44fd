import {
  Camera,
  ErrorNote,
  Icon,
  IconX,
  Link,
  PageHeader,
  PhotoCode,
  useNavigate,
  useSearchParams,
  useTranslation,
  useUser,
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
import type { ScanMessage } from './scan-message';
import { useBorrowMany } from './use-borrow-many';
import { useCountOne } from './use-count-one';
import { useReturnMany } from './use-return-many';
import { useScanModes } from './use-scan-modes';
import { useWantedLabel } from './use-wanted-label';
import './scan.css';

/**
 * Reads the code of a label or member card and shows its meaning and actions. The code is read by the camera, typed, or
 * sent by a keyboard-wedge scanner. The camera picture fills the window and remains live behind the result sheet in
 * every mode. With `?good=` the screen expects that good's label, and its code leads to the booking.
 * @param search searches for the code itself, not for words (`barcode-scanner`)
 */
export function Scan({ search = false }: { readonly search?: boolean }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = useWantedGood(params.get('good')).data?.good;
  const label = useWantedLabel();
  const isMember = useUser() !== null;
  const parent = wanted ? `/goods/${wanted.id}` : isMember ? '/home' : '/';
  const { mode: chosen, modes, choose } = useScanModes();
  const hasModes = !wanted && !search && modes.length > 1;
  const mode = hasModes ? chosen : 'one';
  const [said, say] = useState<ScanMessage>({ text: '' });
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
        back={{ to: parent, label: wanted?.title ?? t('scan.home') }}
        hidden
      />
      <div className="scpage">
        <div className="sclive">
          <Camera full onCode={open} />
          <div className="sctop">
            <Link className="ibtn" to={parent} aria-label={t('scan.close')}>
              <Icon of={IconX} />
            </Link>
            <span aria-hidden="true">{t('scan.short')}</span>
          </div>
        </div>
        <div className="scsheet">
          {wanted && <WantedNote title={wanted.title} other={label.other} />}
          {result && <ScanResult read={read} onPick={(goodId) => resolve({ code: read.code, goodId })} />}
          {mode === 'borrow' && <BorrowMany borrowing={borrowing} />}
          {mode === 'return' && <ReturnMany returning={returning} />}
          {mode === 'count' && <p className="hint">{t('scan.countHint')}</p>}
          <p className={said.isFault ? 'errm' : 'sm'} role="status">
            {mode !== 'one' && said.text}
          </p>
          {error && mode === 'one' && <ErrorNote error={error} />}
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
          <CodeField isFirst={!result && borrowing.count === 0} onCode={open} />
          <div className="scphoto">
            <PhotoCode onCode={open} />
          </div>
        </div>
      </div>
    </>
  );
}
