import { formatDays, useLocale, useTranslation } from '@kashikari/web-kit';
import { useGroupName } from '../api/get-group';
import type { Filter, Narrowing } from './narrowing';

/** Returns the names of a search's filters: their values, or the name of a group if the user may see it. */
export function useFilterName(narrowing: Narrowing) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const group = useGroupName(narrowing.group);
  return ({ kind }: Filter): string => {
    switch (kind) {
      case 'days':
        return formatDays(narrowing.from ?? '', narrowing.to ?? '', locale);
      case 'group':
        return group ?? t('search.group');
      case 'tag':
        return `#${narrowing.tag}`;
      case 'priced':
        return t(`search.priced.${narrowing.priced ?? 'true'}`);
      default:
        return narrowing[kind] ?? '';
    }
  };
}
