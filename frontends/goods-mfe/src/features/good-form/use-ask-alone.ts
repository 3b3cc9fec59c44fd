import { useConfirm, useTranslation } from '@kashikari/web-kit';
import type { GoodDraft } from './good-draft';

/**
 * Asks for confirmation before saving a good that only its lender will see, which is rarely intended (validation rules,
 * `warnings.good.noGroups`). Resolves to true to continue.
 */
export function useAskAlone() {
  const { t } = useTranslation('goods');
  const confirm = useConfirm();
  return async (draft: GoodDraft, verb: string): Promise<boolean> =>
    !isAlone(draft) || confirm({ title: t('noGroups.title'), body: t('noGroups.body'), verb });
}

/** Returns true if a good is in no group and not for everybody. */
export function isAlone({ group_ids: groups, is_public_use: isForAll }: GoodDraft): boolean {
  return groups.length === 0 && !isForAll;
}
