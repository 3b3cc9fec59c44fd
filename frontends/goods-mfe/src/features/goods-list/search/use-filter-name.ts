import { formatDays, useLocale, useTranslation } from '@kashikari/web-kit';
import { useGroupName } from '../api/get-group';
import type { Filter, Narrowing } from './narrowing';

/** How the filters of a search are called: by their values, a group by its name where one may know it. */
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
