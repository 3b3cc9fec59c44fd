import type { ReactElement } from 'react';
import { addTranslations, laterTexts } from '../i18n/i18n';
import { lazyScreen } from '../remotes/lazy-screen';
import type { DeskTableProps } from './desk-table';

/** Loads a component together with its texts. */
async function withTexts<Piece>(piece: Promise<Piece>): Promise<Piece> {
  const [loaded] = await Promise.all([piece, addTranslations('kit', laterTexts)]);
  return loaded;
}

/** Large components in separate chunks: the first screens of a visit contain no calendar. */
export const DayCalendar = lazyScreen(() => withTexts(import('./day-calendar')), 'DayCalendar');
export const TwoWeekGrid = lazyScreen(() => withTexts(import('./two-week-grid')), 'TwoWeekGrid');
export const HourGrid = lazyScreen(() => withTexts(import('./hour-grid')), 'HourGrid');
export const HourPicker = lazyScreen(() => withTexts(import('./hour-picker')), 'HourPicker');
export const Camera = lazyScreen(() => withTexts(import('../scanning/camera/camera')), 'Camera');
export const PhotoCode = lazyScreen(() => withTexts(import('../scanning/camera/photo-code')), 'PhotoCode');
export const PictureList = lazyScreen(() => withTexts(import('../pictures/picture-list')), 'PictureList');
export const PictureChoice = lazyScreen(
  () => withTexts(import('../pictures/picture-choice')),
  'PictureChoice',
);

export const PriceLines = lazyScreen(() => withTexts(import('./price-lines')), 'PriceLines');
export const CancellationTable = lazyScreen(
  () => withTexts(import('./cancellation-table')),
  'CancellationTable',
);

/** Preserves the type of the rows, which a lazy component loses. */
export const DeskTable = lazyScreen(() => withTexts(import('./desk-table')), 'DeskTable') as unknown as <T>(
  props: DeskTableProps<T>,
) => ReactElement;
