import { type TouchEvent, useRef } from 'react';

/** The least way of a finger that turns to another picture, pixels. */
const FAR = 48;

/**
 * Handlers of touch: one finger that goes sideways turns by one. A picture that the device has zoomed is moved by the
 * finger, and not turned.
 * @param onTurn gets 1 for the next, -1 for the one before
 */
export function useSwipe(onTurn: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent): void {
      const finger = event.touches[0];
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      start.current =
        finger && event.touches.length === 1 && !isZoomed ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd(event: TouchEvent): void {
      const finger = event.changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!finger || !from) return;
      const across = finger.clientX - from.x;
      if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(finger.clientY - from.y)) return;
      onTurn(across < 0 ? 1 : -1);
    },
  };
}
