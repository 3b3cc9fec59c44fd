import {
  isAccount,
  Button,
  Note,
  Skeleton,
  answer,
  api,
  dayIn,
  errorText,
  formatDay,
  useFlash,
  useLocale,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useEndTransfer, type Transfer } from '../../api/transfers';
import './asked-transfers.css';

/** Milliseconds for which the list is not requested again. */
const FRESH = 60_000;

/** The transfers offered to the signed-in user, with the two answers; shown on Home. */
export function AskedTransfers() {
  const me = useUser();
  const asked = useQuery({
    queryKey: ['transfers', 'to_me'],
    queryFn: () =>
      answer(api.GET('/transfers', { params: { query: { to: 'me', state: 'open', per_page: 20 } } })),
    staleTime: FRESH,
    enabled: isAccount(me),
  });
  if (asked.isLoading) return <Skeleton shape="rows" count={0} />;
  const names = new Map(asked.data?.users.map(({ id, name }) => [id, name]));
  return asked.data?.transfers.map((transfer) => (
    <AskedTransfer key={transfer.id} transfer={transfer} name={names.get(transfer.from_user_id) ?? ''} />
  ));
}

function AskedTransfer({ transfer, name }: { readonly transfer: Transfer; readonly name: string }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'UTC';
  const accept = useAcceptTransfer();
  const decline = useEndTransfer();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  const words = { name, title: transfer.good_title };
  const day = formatDay(dayIn(zone, transfer.expires_at), locale);

  function yes(): void {
    accept.mutate(transfer.id, {
      onSuccess: ({ good }) => {
        say(t('askedTransfer.done', words));
        navigate(`/goods/${good.id}`);
      },
    });
  }

  function no(): void {
    decline.mutate(transfer.id, { onSuccess: () => say(t('askedTransfer.declined')), onError: sayError });
  }

  return (
    <section className="card pad askedtransfer" aria-label={t('askedTransfer.title', words)}>
      <p className="b">{t('askedTransfer.title', words)}</p>
      <p className="sm t2">{t('askedTransfer.means', { day })}</p>
      {accept.error && <Note tone="error">{errorText(accept.error)}</Note>}
      <div className="row wrap">
        <Button look="primary" busy={accept.isPending} onClick={yes}>
          {t('askedTransfer.yes')}
          <span className="vh">{transfer.good_title}</span>
        </Button>
        <Button busy={decline.isPending} onClick={no}>
          {t('askedTransfer.no')}
          <span className="vh">{transfer.good_title}</span>
        </Button>
      </div>
    </section>
  );
}

/** Refusals: `transfer.ended`, `good.on_loan`, `good.management_id_taken`, `quota`. */
function useAcceptTransfer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.POST('/transfers/{id}/accept', { params: { path: { id } } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['goods'] }),
        client.invalidateQueries({ queryKey: ['transfers'] }),
      ]),
  });
}
