import { isScanOf, labelCodeIn } from '@kashikari/kernel';
import {
  Button,
  ButtonLink,
  Camera,
  ErrorNote,
  Note,
  PageHeader,
  TextField,
  useNavigate,
  useSearchParams,
  useTranslation,
  useWedge,
} from '@kashikari/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useResolveScan } from './api/resolve-scan';
import { ScanResult } from './components/scan-result';
import { useWantedGood } from './api/get-good';
import { useFindLabel } from './api/find-label';
import { placeOf } from './place-of';

/**
 * From the code on a label or a member card to what it stands for and what can be done with it: seen by the camera, typed, or
 * sent by a wedge scanner, which types and presses Enter. The picture stays live over the result. With `?good=` the label of
 * that good is wanted, and its code leads on to its booking.
 * @param search what is read is searched for as a code, not as words (`barcode-scanner`)
 */
export function Scan({ search = false }: { readonly search?: boolean }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = useWantedGood(params.get('good')).data?.good;
  const [code, setCode] = useState('');
  const [other, setOther] = useState<string | null>(null);
  const { mutate: find } = useFindLabel();
  const form = useRef<HTMLFormElement>(null);
  useWedge({
    field: () => form.current?.querySelector('input') ?? null,
    onCode(read) {
      setCode('');
      open(read);
    },
  });
  const { mutate: resolve, data: read, error, isPending } = useResolveScan();

  function open(read: string): void {
    if (!wanted && search) navigate(placeOf(read, window.location.origin, 'code'));
    else if (!wanted) resolve({ code: read });
    else if (isScanOf(read, { id: wanted.id, managementId: wanted.management_id })) book(wanted.id, read);
    else openLabel(wanted.id, read);
  }

  function book(id: string, read: string): void {
    navigate(`/goods/${id}/bookings/new?code=${encodeURIComponent(read.trim())}`);
  }

  /** The server alone knows which good has a label. */
  function openLabel(id: string, read: string): void {
    const label = labelCodeIn(read);
    if (!label) return setOther(read);
    find(label, {
      onSuccess: ({ good_id: found }) => (found === id ? book(id, read) : setOther(read)),
      onError: () => setOther(read),
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    open(code);
  }

  return (
    <>
      <PageHeader
        title={t('scan.title')}
        back={wanted && { to: `/goods/${wanted.id}`, label: wanted.title }}
      />
      {wanted && (
        <div className="narrow sec" role="status">
          <Note
            tone={other === null ? 'info' : 'warning'}
            action={
              other !== null && (
                <ButtonLink to={placeOf(other, window.location.origin)} small>
                  {t('scan.openRead')}
                </ButtonLink>
              )
            }
          >
            {t(other === null ? 'scan.wanted' : 'scan.otherGood', { title: wanted.title })}
          </Note>
        </div>
      )}
      <div className="narrow">
        <Camera onCode={open} />
      </div>
      {read && !isPending && (
        <ScanResult read={read} onPick={(goodId) => resolve({ code: read.code, goodId })} />
      )}
      {error && (
        <div className="narrow sec">
          <ErrorNote error={error} />
        </div>
      )}
      <form ref={form} onSubmit={submit} className="narrow sec">
        <TextField
          label={t('scan.code')}
          name="code"
          hint={t('scan.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onValue={setCode}
        />
        <div className="submit">
          <Button look={read ? 'plain' : 'primary'} type="submit" disabled={!code.trim()}>
            {t('scan.open')}
          </Button>
        </div>
      </form>
    </>
  );
}
