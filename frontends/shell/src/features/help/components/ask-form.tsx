import { HELP_QUESTION_LENGTH } from '@kashikari/kernel';
import { Button, Icon, IconSearch, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';

interface Props {
  /** The question in the field at first. */
  readonly asked?: string;
  /** Called before the answer opens. */
  onAsk?(): void;
}

/** A field for a question, which leads to its answer. */
export function AskForm({ asked = '', onAsk }: Props) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [question, setQuestion] = useState(asked);
  function ask(event: FormEvent): void {
    event.preventDefault();
    const text = question.trim();
    if (text === '') return;
    onAsk?.();
    navigate(`/help?${new URLSearchParams({ q: text }).toString()}`);
  }
  return (
    <form role="search" className="helpask" action="/help" onSubmit={ask}>
      <label className="sfield">
        <Icon of={IconSearch} />
        <input
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={HELP_QUESTION_LENGTH}
          placeholder={t('help.example')}
          aria-label={t('help.search')}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button look="primary" small type="submit">
          {t('help.ask')}
        </Button>
      </label>
    </form>
  );
}
