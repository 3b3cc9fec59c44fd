import type { ConsentCategory } from '@kashikari/kernel';
import { useTranslation } from '@kashikari/web-kit';

interface Props {
  readonly name: ConsentCategory;
  readonly hint: string;
  readonly state: string;
}

/** A category without a choice, and its state. */
export function PlainRow({ name, hint, state }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div className="sw">
      <span>
        <span>{t(`cookies.${name}`)}</span>
        <span className="hint">{hint}</span>
      </span>
      <span className="pill">{state}</span>
    </div>
  );
}
