import { useMedia } from '@kashikari/web-kit';

/** Whether the window has room for a panel beside the table. */
export const useWide = (): boolean => useMedia('(min-width: 1200px)');
