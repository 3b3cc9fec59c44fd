import {
  BookingBar,
  Button,
  Dialog,
  Menu,
  MenuItem,
  TextField,
  useConfirm,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useBulkUpdate } from '../api/bulk-update';

export interface Failure {
  readonly id: string;
  readonly message: string;
}

interface Props {
  readonly ids: readonly string[];
  /** Names of the chosen people, which the bar lists. */
  readonly names: readonly string[];
  /** Done, with what was refused. */
  readonly onDone: (failures: readonly Failure[]) => void;
}

const FORM = 'bulk-tag';

/** The bar of the chosen members: their number, their names and the acts on all of them. */
export function BulkBar({ ids, names, onDone }: Props) {
  const { t } = useTranslation('groups');
  const [asksTag, setAsksTag] = useState<'add_tags' | 'remove_tags'>();
  const [tag, setTag] = useState('');
  const bulk = useBulkUpdate();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const count = ids.length;

  function run(change: Parameters<typeof bulk.mutate>[0]['change']): void {
    bulk.mutate(
      { ids, change },
      {
        onSuccess: ({ outcomes }) => {
          const failed = outcomes.filter(({ ok }) => !ok);
          say(t('bulk.done', { count: outcomes.length - failed.length }));
          onDone(failed.map((each) => ({ id: each.membership_id, message: each.message ?? '' })));
        },
        onError: sayError,
      },
    );
  }

  function submitTag(event: FormEvent): void {
    event.preventDefault();
    if (!asksTag) return;
    setAsksTag(undefined);
    run({ [asksTag]: [tag.trim()] });
    setTag('');
  }

  async function askRemove(): Promise<void> {
    const question = { title: t('bulk.removeTitle', { count }), body: t('members.removeBody') };
    if (await confirm({ ...question, verb: t('members.remove'), danger: true })) run({ remove: true });
  }

  return (
    <section aria-label={t('bulk.acts')}>
      <BookingBar
        when={t('bulk.chosen', { count })}
        actions={
          <>
            <Button small disabled={count === 0} onClick={() => setAsksTag('add_tags')}>
              {t('bulk.addTag')}
            </Button>
            <Menu label={t('bulk.more')} className="btn sm" button={t('bulk.more')}>
              <MenuItem onSelect={() => setAsksTag('remove_tags')}>{t('bulk.removeTag')}</MenuItem>
              <MenuItem onSelect={() => run({ disabled: true })}>{t('bulk.pause')}</MenuItem>
              <MenuItem onSelect={() => run({ disabled: false })}>{t('bulk.resume')}</MenuItem>
              <MenuItem danger onSelect={() => void askRemove()}>
                {t('members.remove')}
              </MenuItem>
            </Menu>
          </>
        }
      >
        {count > 0 && <span className="clip">{names.join('・')}</span>}
      </BookingBar>
      <Dialog
        open={asksTag !== undefined}
        title={t(asksTag === 'remove_tags' ? 'bulk.removeTag' : 'bulk.addTag')}
        onClose={() => setAsksTag(undefined)}
        actions={
          <>
            <Button look="quiet" small onClick={() => setAsksTag(undefined)}>
              {t('cards.close')}
            </Button>
            <Button look="primary" small type="submit" form={FORM} disabled={!tag.trim()}>
              {t('bulk.verb')}
            </Button>
          </>
        }
      >
        <form id={FORM} onSubmit={submitTag}>
          <TextField
            label={t('bulk.tag')}
            name="tag"
            maxLength={50}
            required
            autoComplete="off"
            value={tag}
            onValue={setTag}
          />
        </form>
      </Dialog>
    </section>
  );
}
