/**
 * The tones in hertz and seconds: short and high for a good that was read, lower for one already on the counter, long
 * and low for a refusal.
 */
const TONES = { read: [880, 0.08], here: [587, 0.14], done: [1320, 0.16], refused: [220, 0.28] } as const;

/** Milliseconds of vibration and of the pauses between. */
const VIBRATIONS = { read: 30, here: [30, 40, 30], done: 30, refused: [60, 60, 60] };

let context: AudioContext | undefined;

/** Signals a result by sound and vibration, for staff who look at the goods and not at the screen. */
export function acknowledge(what: keyof typeof TONES): void {
  navigator.vibrate?.(VIBRATIONS[what]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const [pitch, length] = TONES[what];
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.value = 0.08;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + length);
}
