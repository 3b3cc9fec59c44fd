import { Button, Note, TextField, useConfirm, useCopy, useFlash, useTranslation } from '@kashikari/web-kit';
import { type FeedView, useChangeFeed } from '../api/feeds';

interface Props {
  /** The user or group whose bookings the feed contains. */
  readonly title: string;
  readonly hint?: string;
  /** Absent for the user's own feed. */
  readonly groupId?: string;
  /** The calendar's name in other programs. */
  readonly name: string;
  readonly feed: FeedView | undefined;
}

/** One address: made by one press, copied by another; changed or taken away after a question. */
export function FeedCard({ title, hint, groupId, name, feed }: Props) {
  const { t } = useTranslation('bookings');
  const change = useChangeFeed();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();

  async function ask(act: 'rotate' | 'delete', id: string): Promise<void> {
    const sure = await confirm({
      title: t(`feeds.${act}.question`),
      body: t(`feeds.${act}.body`),
      verb: t(`feeds.${act}.verb`),
      danger: true,
    });
    if (!sure) return;
    change.mutate({ act, id }, { onSuccess: () => say(t(`feeds.${act}.done`)), onError: sayError });
  }

  return (
    <section className="card pad feed" aria-label={title}>
      <h2>{title}</h2>
      {hint && <p className="meta">{hint}</p>}
      {feed === undefined ? (
        <Button
          busy={change.isPending}
          onClick={() => change.mutate({ act: 'create', groupId, name }, { onError: sayError })}
        >
          {t('feeds.create')}
        </Button>
      ) : (
        <>
          {feed.path === null ? <Note tone="warning">{t('feeds.lost')}</Note> : <Address path={feed.path} />}
          <div className="row wrap">
            <Button small onClick={() => void ask('rotate', feed.id)}>
              {t('feeds.rotate.verb')}
            </Button>
            <Button small look="danger" onClick={() => void ask('delete', feed.id)}>
              {t('feeds.delete.verb')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Address({ path }: { readonly path: string }) {
  const { t } = useTranslation('bookings');
  const copy = useCopy(t('feeds.copied'));
  const address = new URL(path, location.origin).href;

  return (
    <div className="feed-address">
      <TextField
        label={t('feeds.address')}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
        onValue={() => undefined}
      />
      {/* Without a clipboard (a page without https) the address is copied from the field. */}
      {'clipboard' in navigator && (
        <Button look="primary" onClick={() => copy(address)}>
          {t('feeds.copy')}
        </Button>
      )}
    </div>
  );
}
