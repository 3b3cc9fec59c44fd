import { Button, Note, errorText, useFlash, useNavigate, useTranslation } from '@kashikari/web-kit';
import { ConfirmFirst, needsConfirming } from '../confirm-first';
import { useAccept, useDecline } from '../api/answer-invite';
import './asked-card.css';

/** The fields of an invitation that are needed to answer it. */
export interface Question {
  readonly id: string;
  readonly kind: 'member' | 'manager' | 'heir';
  readonly group: { readonly name: string; readonly slug: string } | null;
  readonly account: string;
  readonly inviter: string;
  /** The token of the mail's link. */
  readonly token?: string;
}

/** An invitation with its sender and the two answers. */
export function AskedCard({ asked }: { readonly asked: Question }) {
  const { t } = useTranslation('groups');
  const accept = useAccept();
  const decline = useDecline();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  const words = { group: asked.group?.name ?? '', account: asked.account, inviter: asked.inviter };

  function yes(): void {
    accept.mutate(asked, {
      onSuccess: () => {
        say(t(`asked.done.${asked.kind}`, words));
        navigate(asked.group ? `/-/${asked.group.slug}` : '/home');
      },
    });
  }

  function no(): void {
    decline.mutate(asked, { onSuccess: () => say(t('asked.declined')), onError: sayError });
  }

  return (
    <section className="card pad asked" aria-label={t(`asked.title.${asked.kind}`, words)}>
      <p className="b">{t(`asked.title.${asked.kind}`, words)}</p>
      <p className="sm t2">{t(`asked.means.${asked.kind}`, words)}</p>
      {accept.error && needsConfirming(accept.error) && <ConfirmFirst />}
      {accept.error && !needsConfirming(accept.error) && <Note tone="error">{errorText(accept.error)}</Note>}
      <div className="row wrap">
        <Button look="primary" busy={accept.isPending} onClick={yes}>
          {t(`asked.yes.${asked.kind}`)}
          <span className="vh">{words.group || words.account}</span>
        </Button>
        <Button busy={decline.isPending} onClick={no}>
          {t('asked.no')}
          <span className="vh">{words.group || words.account}</span>
        </Button>
      </div>
    </section>
  );
}
