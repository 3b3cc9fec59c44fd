import type { labels as proto } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { z } from 'zod';
import type { Services } from '../clients/services';
import type { Label } from '../label-sheets/label-pdf';
import type { LABEL_LINES, LabelPrint } from './label.schema';

/** Groups of the caller whose names are read for labels, by one call. */
const MAX_GROUPS = 100;

interface Printing {
  readonly services: Services;
  readonly call: Call;
  readonly origin: string;
}

/** Returns the labels of goods, repeated for each copy. */
export async function labelsOf(
  issued: readonly proto.GoodLabel[],
  { lines, copies, group_id }: z.output<typeof LabelPrint>,
  printing: Printing,
): Promise<Label[]> {
  const hasGroup = lines.includes('group') && issued.length > 0;
  const groups = hasGroup ? await groupNames(printing) : [];
  const asked = groups.find(({ id, slug }) => id === group_id || slug === group_id);
  return issued.flatMap(({ good, code }) => {
    if (!good) return [];
    const { title, managementId, location, groupIds } = good;
    const group = asked ?? groups.find(({ id }) => groupIds.includes(id));
    const texts: Record<(typeof LABEL_LINES)[number], string> = {
      ...{ group: group?.name ?? '', title, management_id: managementId, location },
    };
    const label = {
      ...{ title, managementId, url: `${printing.origin}/q/${code}` },
      lines: lines.map((line) => ({ text: texts[line], isTitle: line === 'title' })),
    };
    return Array.from({ length: copies }, () => label);
  });
}

async function groupNames({ services, call }: Printing) {
  const { groups } = await services.groups.listGroups({ page: { page: 1, perPage: MAX_GROUPS } }, call);
  return groups;
}
