/** Hertz and seconds: a short high tone for a thing that was read, a long low one for what could not be done. */
const TONES = { read: [880, 0.08], done: [1320, 0.16], refused: [220, 0.28] } as const;

let context: AudioContext | undefined;

/** Says by ear and by hand what happened, for those who look at the things and not at the screen. */
export function acknowledge(what: keyof typeof TONES): void {
  navigator.vibrate?.(what === 'refused' ? [60, 60, 60] : 30);
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
