import {
  Icon,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconX,
  useTranslation,
} from '@kashikari/web-kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { GoodAnswer } from '../../../api/get-good';
import { useShown } from '../use-shown';
import { useSwipe } from '../use-swipe';
import { LargePicture } from './large-picture';
import './preview.css';

interface Props {
  readonly title: string;
  /** The pictures; at least one. */
  readonly images: GoodAnswer['images'];
  onClose(): void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One picture on the whole window. Arrows, buttons and swipes turn to the others; Esc closes. */
export function Preview({ title, images, onClose }: Props) {
  const { t } = useTranslation('goods');
  const [shown, show] = useShown(images.length);
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useSwipe((step) => show(shown + step));
  useEffect(() => dialog.current?.showModal(), []);

  function turn(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(shown + step);
  }

  const image = images[shown];
  if (!image) return null;
  const count = images.length;
  return (
    <dialog
      ref={dialog}
      className="pv"
      aria-label={t('preview.title', { title })}
      onClose={onClose}
      onKeyDown={turn}
      {...swipe}
    >
      <div className="pv-head">
        <p role="status">{t('preview.place', { place: shown + 1, count })}</p>
        <IconButton label={t('preview.close')} onClick={onClose}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      <LargePicture
        key={image.id}
        image={image}
        alt={image.alt || t('detail.picture', { count: shown + 1, title })}
      />
      {count > 1 && (
        <div className="pv-turn">
          <IconButton label={t('preview.before')} aria-disabled={shown === 0} onClick={() => show(shown - 1)}>
            <Icon of={IconChevronLeft} />
          </IconButton>
          <IconButton
            label={t('preview.next')}
            aria-disabled={shown === count - 1}
            onClick={() => show(shown + 1)}
          >
            <Icon of={IconChevronRight} />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
