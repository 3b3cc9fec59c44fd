import {
  Button,
  Dialog,
  Icon,
  IconCalendar,
  Note,
  formatDay,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { type ChangeEvent, useRef, useState } from 'react';
import { type ClosedDaysFound, useImportClosedDays } from './api/closed-days';

/** Takes closed days from a calendar file: shows them first, and closes them by one press. */
export function ImportDays({ id }: { readonly id: string }) {
  const { t } = useTranslation('shell');
  const { say, sayError } = useFlash();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<{ readonly file: File; readonly found: ClosedDaysFound }>();
  const read = useImportClosedDays(id);
  const fresh = shown?.found.days.filter((day) => !day.known).length ?? 0;

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    read.mutate(
      { file, dryRun: true },
      { onSuccess: (answer) => setShown({ file, found: answer.import }), onError: sayError },
    );
  }

  function close(): void {
    if (!shown) return;
    read.mutate(
      { file: shown.file, dryRun: false },
      {
        onSuccess: () => say(t('closedDays.imported', { count: fresh })),
        onError: sayError,
        onSettled: () => setShown(undefined),
      },
    );
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="text/calendar,.ics"
        hidden
        data-testid="closed-days-file"
        onChange={choose}
      />
      <Button busy={read.isPending && !shown} onClick={() => input.current?.click()}>
        <Icon of={IconCalendar} size="s" />
        {t('closedDays.import')}
      </Button>
      <p className="hint">{t('closedDays.importHint')}</p>
      <Dialog
        open={shown !== undefined}
        title={t('closedDays.importTitle', { count: fresh })}
        onClose={() => setShown(undefined)}
        actions={
          <>
            <Button onClick={() => setShown(undefined)}>{t('closedDays.leave')}</Button>
            {fresh > 0 && (
              <Button look="primary" busy={read.isPending} onClick={close}>
                {t('closedDays.close', { count: fresh })}
              </Button>
            )}
          </>
        }
      >
        {shown && <Found found={shown.found} />}
      </Dialog>
    </>
  );
}

function Found({ found }: { readonly found: ClosedDaysFound }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <>
      <LeftOut of={found.left_out} />
      <div className="closed-found" role="region" aria-label={t('closedDays.found')} tabIndex={0}>
        <ul>
          {found.days.map(({ date, summary, known }) => (
            <li key={date}>
              <b>{formatDay(date, locale)}</b> <span className="t2">{summary}</span>{' '}
              {known && <span className="meta">{t('closedDays.known')}</span>}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The maximum number of listed titles of skipped entries; the others are counted. */
const LISTED = 8;

/** Entries of any title; others are listed by theirs. */
const UNTITLED: readonly string[] = ['too_many_entries', 'past', 'too_far'];

/** Entries of the file that close no day, with the reasons. */
function LeftOut({ of }: { readonly of: ClosedDaysFound['left_out'] }) {
  const { t } = useTranslation('shell');
  if (of.length === 0) return null;
  const more = of.slice(LISTED).reduce((sum, { count }) => sum + count, 0);
  return (
    <Note tone="warning">
      <b>{t('closedDays.leftOut')}</b>
      <ul>
        {of.slice(0, LISTED).map(({ summary, reason, count }) => (
          <li key={`${reason} ${summary}`}>
            {summary || t(UNTITLED.includes(reason) ? 'closedDays.otherEntries' : 'closedDays.nameless')}
            {count > 1 && ` (${count})`}: {t(`closedDays.reason.${reason}`)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('closedDays.leftOutMore', { count: more })}</p>}
    </Note>
  );
}
