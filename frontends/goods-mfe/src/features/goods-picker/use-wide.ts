import { useMedia } from '@kashikari/web-kit';

/** Returns true if the window has room for a panel beside the table. */
export const useWide = (): boolean => useMedia('(min-width: 1200px)');
