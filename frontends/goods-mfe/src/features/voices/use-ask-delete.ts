import { useConfirm, useFlash, type useMutation, useTranslation } from '@kashikari/web-kit';

interface Words {
  readonly title: string;
  /** The consequences of the deletion. */
  readonly body: string;
  readonly done: string;
}

type Deletion = ReturnType<typeof useMutation<unknown, string>>;

/** Asks before a review or a comment is deleted, and reports that it is. */
export function useAskDelete(deletion: Deletion, id: string, { title, body, done }: Words) {
  const { t } = useTranslation('goods');
  const confirm = useConfirm();
  const { say, sayError } = useFlash();

  async function ask(): Promise<void> {
    const sure = await confirm({ title, body, verb: t('voices.remove'), danger: true });
    if (sure) deletion.mutate(id, { onSuccess: () => say(done), onError: sayError });
  }

  return { ask, busy: deletion.isPending };
}
