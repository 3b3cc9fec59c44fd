import { formatDays, useLocale, useTranslation } from '@kashikari/web-kit';
import { useGroupName } from '../api/get-group';
import { useOwnerName } from '../api/get-owner';
import type { Filter, Narrowing } from './narrowing';

/** Returns the names of a search's filters: their values, or the name of a group or lender if the user may see it. */
export function useFilterName(narrowing: Narrowing) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const group = useGroupName(narrowing.group);
  const owner = useOwnerName(narrowing.owner);
  return ({ kind }: Filter): string => {
    switch (kind) {
      case 'days':
        return formatDays(narrowing.from ?? '', narrowing.to ?? '', locale);
      case 'group':
        return group ?? t('search.group');
      case 'owner':
        return owner ?? t('search.owner');
      case 'tag':
        return `#${narrowing.tag}`;
      case 'priced':
        return t(`search.priced.${narrowing.priced ?? 'true'}`);
      default:
        return narrowing[kind] ?? '';
    }
  };
}
