import { useNavigate, useSearchParams } from '@kashikari/web-kit';

/** Paths of the screens. */
export const SELECT = '/goods/new/import_select';
export const SHEET = '/goods/new/csv_import';
export const EDIT = '/goods/edit/csv_import';
export const ISBN = '/goods/new/isbn_import';

/** Adds to a path the group that the goods enter. */
export function withGroup(path: string, group: string | null | undefined): string {
  return group ? `${path}?group=${encodeURIComponent(group)}` : path;
}

/** Manages the address of an import: its id, and the group that the goods enter, by id or slug. */
export function useImportAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  function go(
    change: Readonly<Record<string, string | null>>,
    options?: { readonly replace: boolean },
  ): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change))
      if (value) next.set(name, value);
      else next.delete(name);
    navigate({ search: next.toString() }, options);
  }
  return {
    importId: params.get('import'),
    group: params.get('group'),
    /** Shows an import, so that a reload goes on with it. */
    show: (id: string | null) => go({ import: id }),
    setGroup: (group: string | null) => go({ group }, { replace: true }),
  };
}
