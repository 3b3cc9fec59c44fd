import { answer, api, signedIn, useAppDispatch, useMutation } from '@kashikari/web-kit';

interface ClosedDays {
  readonly closed_dates?: string[];
  readonly closed_on_holidays?: 'JP' | null;
}

/** Changes the days on which the lender's goods are neither handed over nor returned. */
export function useChangeClosedDays(id: string) {
  const dispatch = useAppDispatch();
  return useMutation({
    mutationFn: (body: ClosedDays) => answer(api.PATCH('/users/{id}', { params: { path: { id } }, body })),
    onSuccess: ({ user }) => dispatch(signedIn(user)),
  });
}

interface Import {
  readonly file: File;
  /** Previews the import without closing days. */
  readonly dryRun: boolean;
}

/** Closes the days of a calendar file. */
export function useImportClosedDays(id: string) {
  const dispatch = useAppDispatch();
  return useMutation({
    mutationFn: ({ file, dryRun }: Import) =>
      answer(
        api.POST('/users/{id}/closed_dates/import', {
          params: { path: { id }, query: { dry_run: dryRun ? 'true' : 'false' } },
          headers: { 'content-type': 'text/calendar' },
          body: file as never,
          bodySerializer: (body) => body as never,
        }),
      ),
    onSuccess: ({ user }, { dryRun }) => {
      if (!dryRun) dispatch(signedIn(user));
    },
  });
}

export type ClosedDaysFound = NonNullable<ReturnType<typeof useImportClosedDays>['data']>['import'];
