import { type ReactNode, createContext, useCallback, useContext, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from './button';
import { Dialog } from './dialog';

interface Question {
  /** この予約を取り消しますか。 */
  readonly title: string;
  /** Consequences, in numbers. */
  readonly body?: ReactNode;
  /** The verb itself (予約を取り消す), never OK. */
  readonly verb: string;
  readonly danger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/**
 * Returns a function that asks before irreversible actions: `if (await confirm({ … })) …`. Do all others at once, and
 * offer an undo.
 */
export function useConfirm(): Ask {
  return useContext(ConfirmContext);
}

interface PendingQuestion extends Question {
  answer(yes: boolean): void;
}

/** Holds the one confirm dialog of the page. The shell renders it around everything. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('kit');
  const [asked, setAsked] = useState<PendingQuestion>();
  const ask = useCallback<Ask>(
    (question) => new Promise((resolve) => setAsked({ ...question, answer: resolve })),
    [],
  );
  function close(yes: boolean): void {
    asked?.answer(yes);
    setAsked(undefined);
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={asked !== undefined}
        title={asked?.title ?? ''}
        onClose={() => close(false)}
        actions={
          <>
            <Button look="quiet" small onClick={() => close(false)}>
              {t('confirm.no')}
            </Button>
            <Button look={asked?.danger ? 'danger' : 'primary'} small onClick={() => close(true)}>
              {asked?.verb}
            </Button>
          </>
        }
      >
        {asked?.body && <div className="sm t2 dlg-body">{asked.body}</div>}
      </Dialog>
    </ConfirmContext>
  );
}
