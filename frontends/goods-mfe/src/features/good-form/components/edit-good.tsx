import {
  Button,
  ButtonLink,
  DraftNote,
  PageHeader,
  SaveBar,
  changesOf,
  useConfirm,
  useDraft,
  useFlash,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import type { GoodAnswer } from '../../../api/get-good';
import { useDeleteGood } from '../api/delete-good';
import { useSaveGood } from '../api/save-good';
import { bodyOf, draftOf } from '../good-draft';
import { isAlone, useAskAlone } from '../use-ask-alone';
import { GoodFields } from './good-fields';

const FORM = 'good-form';

/** The form of an existing good. The save bar appears after the first change. */
export function EditGood({ found: { good, images } }: { readonly found: GoodAnswer }) {
  const { t } = useTranslation('goods');
  const saved = draftOf(good);
  const form = useDraft(saved, { as: `editing_good.${good.id}` });
  const { draft, isChanged, change, discard } = form;
  const save = useSaveGood(good.id);
  const remove = useDeleteGood(good.id);
  const navigate = useNavigate();
  const me = useUser();
  const confirm = useConfirm();
  const askAlone = useAskAlone();
  const { say, sayError } = useFlash();
  const known = new Map(images.map((image) => [image.id, image.thumbnail_public_url]));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isAlone(saved) && !(await askAlone(draft, t('noGroups.save')))) return;
    save.mutate(changesOf(bodyOf(saved), bodyOf(draft)), {
      onSuccess: () => {
        discard();
        say(t('form.saved'));
        navigate(`/goods/${good.id}`, { replace: true });
      },
      onError: sayError,
    });
  }

  async function askRemove(): Promise<void> {
    const sure = await confirm({
      title: t('remove.question', { title: good.title }),
      body: t('remove.body'),
      verb: t('remove.verb'),
      danger: true,
    });
    if (!sure) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        discard();
        say(t('remove.done', { title: good.title }));
        navigate('/home', { replace: true });
      },
      onError: sayError,
    });
  }

  return (
    <>
      <PageHeader title={t('form.editTitle')} back={{ to: `/goods/${good.id}`, label: good.title }} />
      <DraftNote of={form} />
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <GoodFields draft={draft} error={save.error} onChange={change} known={known} />
      </form>
      {good.permissions.includes('delete') && (
        <section className="sec card dz">
          {good.owner_id === me?.id && (
            <div className="res">
              <p className="grow sm t2">{t('transfer.hint')}</p>
              <ButtonLink to={`/goods/${good.id}/edit/transfer`} small>
                {t('transfer.open')}
              </ButtonLink>
            </div>
          )}
          <div className="res">
            <p className="grow sm t2">{t('remove.body')}</p>
            <Button look="danger" small busy={remove.isPending} onClick={() => void askRemove()}>
              {t('remove.verb')}
            </Button>
          </div>
        </section>
      )}
      {isChanged && <SaveBar form={FORM} busy={save.isPending} onDiscard={discard} />}
    </>
  );
}
