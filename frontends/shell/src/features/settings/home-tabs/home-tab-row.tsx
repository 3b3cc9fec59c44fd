import {
  CheckRow,
  Icon,
  IconButton,
  IconChevronDown,
  IconChevronUp,
  useTranslation,
} from '@kashikari/web-kit';

interface Props {
  readonly name: string;
  readonly checked: boolean;
  /** The box can't be changed now. */
  readonly fixed: boolean;
  readonly first: boolean;
  readonly last: boolean;
  onToggle(): void;
  onMove(step: 1 | -1): void;
}

/** One group: whether it is a tab, and its way up and down among the tabs. */
export function HomeTabRow({ name, checked, fixed, first, last, onToggle, onMove }: Props) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <CheckRow label={name} checked={checked} disabled={fixed} onChange={onToggle} />
      {checked && (
        <>
          {/* The buttons at the ends are not disabled, so that the pressed one does not lose the focus. */}
          <IconButton
            label={t('homeTabs.up', { name })}
            aria-disabled={first}
            onClick={() => !first && onMove(-1)}
          >
            <Icon of={IconChevronUp} />
          </IconButton>
          <IconButton
            label={t('homeTabs.down', { name })}
            aria-disabled={last}
            onClick={() => !last && onMove(1)}
          >
            <Icon of={IconChevronDown} />
          </IconButton>
        </>
      )}
    </li>
  );
}
