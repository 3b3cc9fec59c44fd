import { Button, PersonRow, useConfirm, useFlash, useTranslation } from '@kashikari/web-kit';
import { type ManagerView, useDismiss } from '../../api/managers';

interface Props {
  readonly rows: readonly ManagerView[];
  nameOf(manager: ManagerView): string;
  /** The label of the button that ends the relation. */
  readonly verb: string;
  readonly empty: string;
}

/** People who act for an account, or accounts that one acts for; each can be ended. */
export function ManagerList({ rows, nameOf, verb, empty }: Props) {
  const { t } = useTranslation('groups');
  const dismiss = useDismiss();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();

  async function ask(manager: ManagerView): Promise<void> {
    const name = nameOf(manager);
    const question = { title: t('managers.question', { name }), body: t('managers.questionBody') };
    if (!(await confirm({ ...question, verb, danger: true }))) return;
    dismiss.mutate(manager.id, { onSuccess: () => say(t('managers.ended', { name })), onError: sayError });
  }

  if (rows.length === 0) return <p className="t2">{empty}</p>;
  return (
    <div className="card list">
      {rows.map((manager) => (
        <PersonRow
          key={manager.id}
          name={nameOf(manager)}
          trailing={
            <Button small onClick={() => void ask(manager)}>
              {verb}
              <span className="vh">{nameOf(manager)}</span>
            </Button>
          }
        />
      ))}
    </div>
  );
}
