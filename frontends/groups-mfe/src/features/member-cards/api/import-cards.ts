import { answer, api, type components, useMutation } from '@kashikari/web-kit';
import { useStalePeople } from '../../../api/stale-people';

export type ImportView = components['schemas']['AuthTokenImportAnswer']['import'];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Sheet {
  readonly file: File;
  /** Previews the import without applying it. */
  readonly dryRun: boolean;
  readonly permission: 'book' | 'read';
}

/** Makes a card of each row of a sheet. Refusals: `card.columns`, `card.file`, `card.too_many`, `plan_limit`. */
export function useImportCards(groupId: string) {
  const makeStale = useStalePeople();
  return useMutation({
    mutationFn: async ({ file, dryRun, permission }: Sheet) => {
      const query = { group_id: groupId, permission, dry_run: dryRun ? 'true' : 'false' } as const;
      const type = /\.xlsx$/i.test(file.name) ? XLSX : 'text/csv';
      const sent = api.POST('/auth_tokens/import', {
        params: { query },
        headers: { 'content-type': type },
        // The file as it is: the gateway reads it, and knows its encoding.
        body: file as never,
        bodySerializer: (body: unknown) => body as Blob,
      });
      return (await answer(sent)).import;
    },
    onSuccess: ({ dry_run }) => (dry_run ? undefined : makeStale()),
  });
}
