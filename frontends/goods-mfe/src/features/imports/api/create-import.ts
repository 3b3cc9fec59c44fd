import {
  ApiError,
  answer,
  api,
  type Locale,
  saveFile,
  useMutation,
  useQueryClient,
} from '@kashikari/web-kit';
import type { Encoding } from '../encodings';
import { rememberFile } from '../files';
import { type ImportKind, importKey } from './imports';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The largest file that the server reads, bytes: 20 MiB. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The source of an import: a file, or pasted text. */
interface NewImport {
  readonly kind: ImportKind;
  readonly file?: File;
  readonly text?: string;
  readonly groupIds: readonly string[];
  /** The account that lends the goods; the server chooses without it. */
  readonly ownerId?: string | undefined;
  readonly encoding?: Encoding;
  /** Values of empty cells, by column. */
  readonly defaults?: Readonly<Record<string, string>>;
}

/**
 * Sends rows to be checked; nothing is written. Refusals: `import.columns`, `import.not_csv`, `import.no_rows`,
 * `import.too_many`, and `file.size` for a file of more than 20 MiB, which is not sent.
 */
export function useCreateImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: NewImport) => {
      const { import: made } = await (wanted.file ? sendFile(wanted, wanted.file) : sendText(wanted));
      if (wanted.file) rememberFile(made.id, wanted.file);
      return made;
    },
    onSuccess: (made) => client.setQueryData(importKey(made.id), made),
  });
}

function sendFile({ kind, groupIds, ownerId, encoding }: NewImport, file: File) {
  if (file.size > MAX_BYTES) throw new ApiError(413, 'file.size');
  const query = {
    kind,
    ...(groupIds.length > 0 && { group_ids: groupIds.join(',') }),
    ...(ownerId && { owner_id: ownerId }),
    ...(encoding && { encoding }),
  };
  return answer(
    api.POST('/imports', {
      params: { query },
      headers: { 'content-type': /\.xlsx$/i.test(file.name) ? XLSX : 'text/csv' },
      // The file as it is: the gateway reads it and recognizes its encoding.
      body: file as never,
      bodySerializer: (body: unknown) => body as Blob,
    }),
  );
}

function sendText({ kind, text = '', groupIds, ownerId, defaults }: NewImport) {
  const body = {
    ...{ kind, text },
    ...(groupIds.length > 0 && { group_ids: [...groupIds] }),
    ...(ownerId && { owner_id: ownerId }),
    ...(defaults && Object.keys(defaults).length > 0 && { defaults }),
  };
  return answer(api.POST('/imports', { body }));
}

interface Template {
  readonly encoding: Encoding;
  /** Language of the headings. */
  readonly locale: Locale;
  /** Name of the file, without its ending. */
  readonly name: string;
}

/** Saves an empty sheet with the headings that an import understands. */
export function useSaveTemplate() {
  return useMutation({
    mutationFn: async ({ encoding, locale, name }: Template) => {
      const query = { encoding, headings: locale === 'en' ? ('en' as const) : ('ja' as const) };
      saveFile(
        await answer(api.GET('/imports/template', { params: { query }, parseAs: 'blob' })),
        `${name}.csv`,
      );
    },
  });
}
