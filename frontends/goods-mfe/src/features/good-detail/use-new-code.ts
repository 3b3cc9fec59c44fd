import { type Good, useConfirm, useFlash, useNavigate, useTranslation } from '@kashikari/web-kit';
import { useCreateLabelCode } from './api/create-label-code';

/** Asks, gives the good a new label code, and offers to print its label. */
export function useNewCode(good: Good): () => Promise<void> {
  const { t } = useTranslation('goods');
  const create = useCreateLabelCode();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  return async () => {
    const question = { title: t('labels.newTitle'), body: t('labels.newBody'), verb: t('labels.newVerb') };
    if (!(await confirm({ ...question, danger: true }))) return;
    const run = () => navigate(`/users/${good.owner_id}/export/goods_qr_code?good=${good.id}`);
    create.mutate(good.id, {
      onSuccess: () => say(t('labels.newDone'), { label: t('labels.print'), run }),
      onError: sayError,
    });
  };
}
